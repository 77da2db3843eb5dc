import * as z from 'zod';
import type { PublicProject } from '../public-project/public-project.ts';
import { factsOf } from './project-facts.ts';

const Codes = z.array(z.string());

/**
 * The facts of an assignment for programs. What the texts do not state is
 * absent.
 */
export const PublicFacts = z
  .object({
    remote: z.enum(['yes', 'partly', 'no']).optional(),
    countries: Codes.optional().describe('ISO 3166-1'),
    start: z.string().optional().describe('“now” or a month'),
    apply_by: z.string().optional(),
    roles: z.array(
      z.object({
        allocation_percent: z.object({ from: z.int(), to: z.int() }).optional(),
        languages: z
          .object({
            required: Codes,
            alternatives: z.array(Codes).describe('one of each is needed'),
            advantage: Codes,
          })
          .optional()
          .describe('ISO 639-1'),
        rate: z
          .object({
            from: z.number().optional(),
            to: z.number().optional(),
            currency: z.string(),
            per: z.string(),
          })
          .optional(),
      }),
    ),
  })
  .describe(
    'What the texts state, read as values for comparing. The texts count',
  );

export function publicFacts(
  project: PublicProject,
): z.infer<typeof PublicFacts> {
  const { remote, countries, start, applyBy, roles } = factsOf(project);
  return {
    remote: remote?.value,
    countries: countries?.value,
    // Of a range, the first month.
    start: start?.value === 'now' ? 'now' : start?.value.from,
    apply_by: applyBy?.value,
    roles: roles.map(({ allocation, languages, rate }) => ({
      allocation_percent: allocation?.value,
      languages: languages?.value,
      // Nullable fields are less portable in a schema than absent ones.
      rate: rate
        ? {
            ...rate.value,
            from: rate.value.from ?? undefined,
            to: rate.value.to ?? undefined,
          }
        : undefined,
    })),
  } as z.infer<typeof PublicFacts>;
}
