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
  const { places, roles, start, ...facts } = factsOf(project);
  const month = start === 'now' ? start : start?.from;
  return { ...facts, start: month, apply_by: project.apply_by, roles };
}
