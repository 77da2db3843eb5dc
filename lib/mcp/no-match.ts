import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import { dayOf } from '../public-project/stated-date.ts';
import { CHOICE_NAMES, type ChoiceName } from '../search/choice-values.ts';
import { choicesFor } from '../search/facets.ts';
import type { Filter } from '../search/filter.ts';
import { countMatching } from '../search/filter-projects.ts';
import { nothingFound } from '../search/nothing-found.ts';
import { type BriefAssignment, briefAssignment, briefText } from './assignment-output.ts';

const MOST_VALUES = 15;

const Brief = z.array(z.object({ id: z.string() }));
const Counts = z.record(z.string(), z.int());

/** Why nothing matches, and what would. Each part is absent if it is empty. */
export const NoMatch = z
  .object({
    matches_alone: Counts.describe('How many match each filter alone'),
    matches_without: Counts.describe('How many match without this filter or word'),
    available_values: z.record(z.string(), z.array(z.string())).describe('Values to try, by filter'),
    did_you_mean: z.array(z.object({ typed: z.string(), meant: z.string(), total: z.int() })),
    nearest: Brief,
    open_now: Brief.describe('If none is near'),
  })
  .partial();

type NoMatch = z.infer<typeof NoMatch>;

/** The latest day of posting, as a value for `posted_after`; empty if no assignment has a date. */
function latestDay({ all }: ProjectList): readonly string[] {
  const days = all.flatMap(({ posted }) => (posted === undefined ? [] : dayOf(posted)));
  return days.toSorted().slice(-1);
}

/** The values to try instead, by filter. Free text has no list of values, so it gets those of every filter. */
function valuesToTry(projects: ProjectList, filter: Filter): Record<string, string[]> {
  const [together, existing] = [choicesFor(projects, filter), choicesFor(projects, {})];
  const names = CHOICE_NAMES.filter((name) => filter.q !== undefined || filter[name] !== undefined);
  const choicesOf = (name: ChoiceName) => (together[name].length > 0 ? together[name] : existing[name]);
  const values = [
    ...names.map((name) => [name, choicesOf(name).map(({ value }) => value)] as const),
    ...(filter.posted_after === undefined ? [] : [['posted_after', latestDay(projects)] as const]),
  ];
  return Object.fromEntries(
    values.flatMap(([name, all]) => (all.length > 0 ? [[name, all.slice(0, MOST_VALUES)]] : [])),
  );
}

/** The suggestions for filters that match nothing. */
export function noMatch(projects: ProjectList, filter: Filter): NoMatch {
  const used = Object.keys(filter) as (keyof Filter)[];
  const { corrections, relaxations, nearest, isNear } = nothingFound(projects, filter);
  const suggestions: Required<Omit<NoMatch, 'nearest' | 'open_now'>> = {
    matches_alone: Object.fromEntries(used.map((name) => [name, countMatching(projects, { [name]: filter[name] })])),
    matches_without: Object.fromEntries(
      relaxations.map(({ without, word, count }) => [word === undefined ? without : `${without}: ${word}`, count]),
    ),
    available_values: valuesToTry(projects, filter),
    did_you_mean: corrections.map(({ typed, meant, count }) => ({ typed, meant, total: count })),
  };
  const shown = { ...suggestions, [isNear ? 'nearest' : 'open_now']: nearest.map(briefAssignment) };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => Object.keys(value ?? {}).length > 0));
}

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => `${name}: ${count}`);

/** The same as text. */
export function noMatchText(result: NoMatch): string {
  const { matches_alone = {}, matches_without = {}, available_values = {}, did_you_mean = [] } = result;
  const [alone, without] = [counted(matches_alone), counted(matches_without)];
  const values = Object.entries(available_values).map(
    ([name, list]) => `- ${name}: ${list.map((value) => JSON.stringify(value)).join(', ')}`,
  );
  return [
    'No open assignment matches.',
    ...(alone.length > 0 ? [`Matches of each filter alone: ${alone.join(', ')}.`] : []),
    ...did_you_mean.map(
      ({ typed, meant, total }) =>
        `Did you mean ${JSON.stringify(meant)} instead of ${JSON.stringify(typed)}? That matches ${total}.`,
    ),
    ...(without.length > 0 ? [`Matches with this filter or word removed: ${without.join(', ')}.`] : []),
    ...(values.length > 0 ? ['Values to try:', ...values] : []),
    result.nearest ? 'Closest open assignments:' : 'Open now:',
    ...((result.nearest ?? result.open_now ?? []) as BriefAssignment[]).map(briefText),
  ].join('\n');
}
