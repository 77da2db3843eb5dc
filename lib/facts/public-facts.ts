import * as z from 'zod';
import type { PublicProject } from '../public-project/public-project.ts';
import { Codes } from './languages.ts';
import { factsOf, RoleFacts } from './project-facts.ts';

/**
 * The facts of an assignment for programs. What the texts do not state is
 * absent.
 */
export const PublicFacts = z
  .object({
    remote: z.enum(['yes', 'partly', 'no']),
    countries: Codes.describe('ISO 3166-1'),
    start: z.string().describe('“now” or a month'),
    apply_by: z.string(),
  })
  .partial()
  .extend({ roles: z.array(RoleFacts) })
  .describe(
    'What the texts state, read as values for comparing. The texts count',
  );

/** The facts of an assignment in the form of `PublicFacts`. */
export function publicFacts(
  project: PublicProject,
): z.infer<typeof PublicFacts> {
  const { remote, countries, start, roles } = factsOf(project);
  return {
    remote,
    countries: countries.length > 0 ? countries : undefined,
    start: start === 'now' ? start : start?.from,
    apply_by: project.apply_by,
    roles,
  };
}
