import * as z from 'zod';
import { LONGEST_CHOICE } from './choice-values.ts';
import { REMOTE } from './remote.ts';
import { wordsIn } from './words.ts';

const text = () => z.string().max(LONGEST_CHOICE).optional();

/**
 * The filters for a list of assignments. All are optional and must all match; words are matched as people type them
 * (see the documentation). `role` and `technology` must both be true of the same role.
 */
export const Filter = z.strictObject({
  q: text().describe(
    'What you are looking for, as words or as a sentence in English, German, French or Swedish, for example “senior python developer in Munich”. Every word must occur, except those that carry nothing (“in”, “looking for”) or that every assignment shares (“job”, “freelance”); in a sentence of more than six words, only technologies and what titles, roles, places, sectors or languages name. Words joined by “or” are alternatives. The start of a word (“kubern”), other common names (“golang”, “k8s”) and one wrong letter are accepted, and “remote” means the filter. What comes after “not” or a minus is shown last. The most relevant assignments come first',
  ),
  role: text().describe('Words in the title of a role, for example “architect”'),
  technology: text().describe('A technology of a role, for example “C#”, “React” or “golang”'),
  location: text().describe(
    'A city, region or country that the location names, in any of its common names, for example “Munich” or “Sweden”. A country finds only assignments whose location names the country. For ways of working, use “remote”',
  ),
  sector: text().describe('Words in the client’s sector, for example “energy”'),
  remote: z
    .enum(REMOTE)
    .optional()
    .describe(
      'Whether the work is remote, according to the location: “yes” (can be fully remote), “partly” (hybrid, or some days on site), “no” (on site) or “not-stated”',
    ),
  posted_after: z.iso
    .date()
    .optional()
    .describe('A day such as “2026-11-03”: posted on it or later. Assignments without a date of posting do not match'),
});

export type Filter = Readonly<z.infer<typeof Filter>>;

/** The filters for the text of one field. */
export const VALUE_FILTERS = ['role', 'technology', 'location', 'sector'] as const;
/** The filters that are texts: a sentence, or the value of a field. */
export const TEXT_FILTERS = ['q', ...VALUE_FILTERS] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** The filter without values that have no effect because they contain no words. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => wordsIn(value ?? '').length > 0));
}
