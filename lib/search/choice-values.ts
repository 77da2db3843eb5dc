import { FILTER_NAMES, type FilterName, filters } from '../filters.ts';
import { WORD } from '../public-project/words.ts';
import type { PublicProjectRole } from '../public-project.ts';
import { isFactFilter, type RowFacts, rules } from './filter-rules.ts';

/** The filters that offer values to choose from; a search text and a day do not. */
export type ChoiceName = Exclude<FilterName, 'q' | 'posted_after'>;
export const CHOICE_NAMES = FILTER_NAMES.filter((name) => filters[name].control === 'select') as readonly ChoiceName[];

/** The most characters of a filter's text. Longer values are cut. */
export const LONGEST_CHOICE = 200;

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());
}

const withWords = (values: readonly string[]) =>
  values.map((value) => value.slice(0, LONGEST_CHOICE).trim()).filter((value) => value.search(WORD) >= 0);

/** The values to choose from that a role and its assignment have, for each filter. */
export function valuesOf({ title, tech_stack }: PublicProjectRole, row: RowFacts) {
  const texts = {
    role: [title],
    technology: technologiesOf({ tech_stack }),
    location: row.facts.places,
    sector: [row.project.sector ?? ''],
  };
  const of = (name: ChoiceName) => (isFactFilter(name) ? rules[name].valuesOf(row) : withWords(texts[name]));
  return CHOICE_NAMES.map((name) => [name, of(name)] as const);
}
