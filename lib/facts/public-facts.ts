import * as z from 'zod';
import type { PublicProject } from '../public-project/public-project.ts';
import {
  factsOf,
  projectFacts,
  type Rows,
  roleFacts,
} from './project-facts.ts';

/** The types of the facts of a table, each of which may be absent. */
const typesOf = <Table extends Rows>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { type }]) => [name, type.optional()]),
  ) as { [Name in keyof Table]: z.ZodOptional<Table[Name]['type']> };

type ValueOf<Row extends Rows[string]> = Row extends {
  readonly output: (value: never) => infer Output;
}
  ? Output
  : NonNullable<ReturnType<Row['read']>>;

/** The values of facts for programs. */
const valuesOf = <Table extends Rows>(
  table: Table,
  facts: { readonly [Name in keyof Table]: unknown },
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { output }]) => {
      const value = facts[name] ?? undefined;
      return [name, output && value ? output(value as never) : value];
    }),
  ) as { [Name in keyof Table]: ValueOf<Table[Name]> | undefined };

/**
 * The facts of an assignment for programs. What the texts do not state is
 * absent.
 */
export const PublicFacts = z
  .object({
    ...typesOf(projectFacts),
    apply_by: z.string().optional(),
    roles: z.array(z.object(typesOf(roleFacts))),
  })
  .describe(
    'What the texts state, read as values for comparing. The texts count',
  );

/** The facts of an assignment in the form of `PublicFacts`. */
export function publicFacts(
  project: PublicProject,
): z.infer<typeof PublicFacts> {
  const facts = factsOf(project);
  return {
    ...valuesOf(projectFacts, facts),
    apply_by: project.apply_by,
    roles: facts.roles.map((role) => valuesOf(roleFacts, role)),
  };
}
