import * as z from 'zod';
import { factsOf } from '../facts/project-facts.ts';
import type { Rate } from '../facts/rate.ts';
import type { PublicProject } from '../public-project.ts';

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
        rate: z
          .object({ from: z.number().optional(), to: z.number().optional(), currency: z.string(), per: z.string() })
          .optional(),
      }),
    ),
  })
  .describe('What the texts state, read as values for comparing. The texts count');

/** Without a bound that is open: nullable fields are less portable in a schema. */
const statedRate = ({ from, to, currency, per }: Rate) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  currency,
  per,
});

export function statedFacts(project: PublicProject): z.infer<typeof StatedFacts> {
  const { remote, countries, start, applyBy, roles } = factsOf(project);
  return {
    ...(remote && { remote: remote.value }),
    ...(countries && { countries: [...countries.value] }),
    ...(start && { start: start.value }),
    ...(applyBy && { apply_by: applyBy.value }),
    roles: roles.map(({ allocation, languages, rate }) => ({
      ...(allocation && { allocation_percent: allocation.value }),
      ...(languages !== null && {
        languages: {
          required: [...languages.value.required],
          alternatives: languages.value.alternatives.map((codes) => [...codes]),
          advantage: [...languages.value.advantage],
        },
      }),
      ...(rate && { rate: statedRate(rate.value) }),
    })),
  };
}
