import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import { CHOICE_NAMES } from '../search/choices.ts';
import { type Filter, VALUE_FILTERS } from '../search/filter.ts';
import { type SearchResult, search } from '../search/search.ts';
import { briefAssignment } from './assignment-output.ts';

const MOST_VALUES = 15;

const Assignments = z.array(z.object({ id: z.string() }));

/** What would match, if nothing does. Each part is absent if it is empty. */
export const NoMatch = z
  .object({
    matches_without: z.record(z.string(), z.int()).describe('How many match without this filter or word'),
    available_values: z.record(z.string(), z.array(z.string())).describe('Values to try, by filter'),
    did_you_mean: z.array(z.object({ typed: z.string(), meant: z.string(), total: z.int() })),
    nearest: Assignments,
    open_now: Assignments.describe('If none is near'),
  })
  .partial();

/** The values to try instead, for each filter. Free text has no list of values, so it gets those of the fields. */
function valuesToTry(projects: ProjectList, filter: Filter, result: SearchResult) {
  const [together, existing] = [result.choices(), search(projects, { filter: {} }).choices()];
  const fields: readonly string[] = filter.q === undefined ? [] : VALUE_FILTERS;
  return CHOICE_NAMES.flatMap((name) => {
    if (filter[name] === undefined && !fields.includes(name)) return [];
    const choices = together[name].length > 0 ? together[name] : existing[name];
    const values = choices.slice(0, MOST_VALUES).map(({ value }) => value);
    return values.length > 0 ? [[name, values] as const] : [];
  });
}

/** The suggestions for filters that match nothing, as data and as text. */
export function noMatch(projects: ProjectList, filter: Filter, result: SearchResult) {
  const { corrections, relaxations, nearest, isNear } = result.suggestions();
  const without = relaxations.map(
    (left) => [left.word === undefined ? left.without : `${left.without}: ${left.word}`, left.count] as const,
  );
  const meant = corrections.map(({ typed, meant, count }) => ({ typed, meant, total: count }));
  const values = valuesToTry(projects, filter, result);
  const shown = nearest.map(briefAssignment);
  const structured: z.infer<typeof NoMatch> = {
    ...(without.length > 0 && { matches_without: Object.fromEntries(without) }),
    ...(values.length > 0 && { available_values: Object.fromEntries(values) }),
    ...(meant.length > 0 && { did_you_mean: meant }),
    [isNear ? 'nearest' : 'open_now']: shown.map(({ assignment }) => assignment),
  };
  const inQuotes = (text: string) => JSON.stringify(text);
  const text = [
    'No open assignment matches.',
    ...meant.map(
      (it) => `Did you mean ${inQuotes(it.meant)} instead of ${inQuotes(it.typed)}? That matches ${it.total}.`,
    ),
    without.length > 0 &&
      `Matches with this filter or word removed: ${without.map((each) => each.join(': ')).join(', ')}.`,
    values.length > 0 && 'Values to try:',
    ...values.map(([name, list]) => `- ${name}: ${list.map(inQuotes).join(', ')}`),
    isNear ? 'Closest open assignments:' : 'Open now:',
    ...shown.map((assignment) => assignment.text),
  ];
  return { structured, text: text.filter(Boolean).join('\n') };
}
