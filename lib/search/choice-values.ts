import { WORD } from '../public-project/words.ts';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { type RowFacts, rules } from './filter-rules.ts';

/** The filters that offer values to choose from; free text does not. */
export const CHOICE_NAMES = [
  'role',
  'technology',
  'location',
  'country',
  'sector',
  'remote',
  'part_time',
  'speaks',
  'start_after',
  'start_before',
] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** The most characters of a filter's text. Longer values are cut. */
export const LONGEST_CHOICE = 200;

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());
}

const withWords = (values: readonly string[]) =>
  values.map((value) => value.slice(0, LONGEST_CHOICE).trim()).filter((value) => value.search(WORD) >= 0);

/** The values of a role and its assignment for each filter. */
export const valuesOf = (project: PublicProject, role: PublicProjectRole, row: RowFacts) => ({
  role: withWords([role.title]),
  technology: withWords(technologiesOf(role)),
  location: withWords(row.facts.places),
  sector: withWords([project.sector ?? '']),
  country: rules.country.valuesOf(row),
  remote: rules.remote.valuesOf(row),
  part_time: rules.part_time.valuesOf(row),
  speaks: rules.speaks.valuesOf(row),
  start_after: rules.start_after.valuesOf(row),
  start_before: rules.start_before.valuesOf(row),
});
