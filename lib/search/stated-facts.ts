import * as z from 'zod';
import { factsOf } from '../facts/project-facts.ts';
import type { PublicProject } from '../public-project.ts';
import { remoteOf } from './remote.ts';

const Percent = z.object({ from: z.int(), to: z.int() });
const Codes = z.array(z.string());

/** The facts of an assignment for programs. What the texts do not state is absent. */
export const StatedFacts = z
  .object({
    remote: z.enum(['yes', 'partly', 'no']).optional(),
    countries: Codes.optional().describe('ISO 3166-1'),
    start: z.string().optional().describe('“now” or a month'),
    apply_by: z.string().optional(),
    roles: z.array(
      z.object({
        allocation_percent: Percent.optional(),
        languages: z
          .object({ required: Codes, alternatives: z.array(Codes).describe('one of each is needed'), advantage: Codes })
          .optional()
          .describe('ISO 639-1'),
      }),
    ),
  })
  .describe('What the texts state, read as values for comparing. The texts count');

/** The facts of an assignment, as programs get them beside its texts. */
export function statedFacts(project: PublicProject): z.infer<typeof StatedFacts> {
  const { countries, start, applyBy, roles } = factsOf(project);
  const remote = remoteOf(project.location);
  return {
    ...(remote !== 'not-stated' && { remote }),
    ...(countries.length > 0 && { countries: [...countries] }),
    ...(start !== null && { start }),
    ...(applyBy !== null && { apply_by: applyBy }),
    roles: roles.map(({ allocation, languages }) => ({
      ...(allocation !== null && { allocation_percent: allocation }),
      ...(languages !== null && {
        languages: {
          required: [...languages.required],
          alternatives: languages.alternatives.map((codes) => [...codes]),
          advantage: [...languages.advantage],
        },
      }),
    })),
  };
}
