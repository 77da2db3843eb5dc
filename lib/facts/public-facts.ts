import * as z from 'zod';
import type { PublicProject } from '../public-project/public-project.ts';
import { factsOf, projectFacts, roleFacts } from './project-facts.ts';
import type { Fact } from './scan.ts';

type Row = {
  readonly name: string;
  readonly type: z.ZodType;
  readonly output: (value: never) => unknown;
};
type Rows = Readonly<Record<string, Row>>;

/** The types of the facts of a table by their names for programs. */
const typesOf = <Table extends Rows>(table: Table) =>
  Object.fromEntries(
    Object.values(table).map(({ name, type }) => [name, type.optional()]),
  ) as {
    [Name in keyof Table as Table[Name]['name']]: z.ZodOptional<
      Table[Name]['type']
    >;
  };

/** The values of facts by their names for programs. */
const valuesOf = (
  table: Rows,
  facts: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(table).map(([key, { name, output }]) => {
      const fact = facts[key] as Fact<never> | null;
      return [name, fact ? output(fact.value) : undefined];
    }),
  );

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
  } as z.infer<typeof PublicFacts>;
}
