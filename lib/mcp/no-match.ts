import * as z from 'zod';
import { assignmentPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import { dayOf } from '../public-project/stated-date.ts';
import { CHOICE_NAMES, type ChoiceName } from '../search/choice-values.ts';
import { choicesFor } from '../search/facets.ts';
import type { Filter } from '../search/filter.ts';
import { countMatching } from '../search/filter-projects.ts';
import { nothingFound } from '../search/nothing-found.ts';
import type { ProjectList } from '../search/project-list.ts';

const MOST_SUGGESTIONS = 30;

const Links = z.array(z.object({ id: z.string(), name: z.string(), url: z.url() }));

/** Why nothing matches, and what would. */
export const NoMatch = z.object({
  matches_alone: z
    .record(z.string(), z.int().min(0))
    .describe('Only when nothing matches: how many assignments match each filter alone'),
  available_values: z
    .record(z.string(), z.array(z.string()))
    .describe('Only when nothing matches: values to try instead, by filter'),
  did_you_mean: z
    .array(z.object({ typed: z.string(), meant: z.string(), total: z.int().min(1) }))
    .describe('Only when nothing matches: suggested corrections of typed words, with the number of matches'),
  matches_without: z
    .record(z.string(), z.int().min(0))
    .describe(
      'Only when nothing matches: how many assignments match without this filter, or without one word of q, as in “q: word”',
    ),
  nearest: Links.optional().describe(
    'Only when nothing matches, and only if some share a rare word with the filters: the closest open assignments',
  ),
  open_now: Links.optional().describe(
    'Only when nothing matches and nothing is close: the first assignments of the list',
  ),
});

/** The latest day of posting, as a value for `posted_after`; empty if no assignment has a date. */
function latestDay({ all }: ProjectList): readonly string[] {
  const days = all.flatMap(({ posted }) => (posted === undefined ? [] : dayOf(posted)));
  return days.toSorted().slice(-1);
}

/** The suggestions for filters that match nothing. */
export function noMatch(projects: ProjectList, filter: Filter): z.infer<typeof NoMatch> {
  const used = Object.keys(filter) as (keyof Filter)[];
  const together = choicesFor(projects, filter);
  const existing = choicesFor(projects, {});
  // Free text has no list of values, so the values of every other filter are suggested.
  const names = filter.q === undefined ? CHOICE_NAMES.filter((name) => used.includes(name)) : CHOICE_NAMES;
  const valuesOf = (name: ChoiceName) =>
    (together[name].length > 0 ? together[name] : existing[name]).slice(0, MOST_SUGGESTIONS).map(({ value }) => value);
  const { corrections, relaxations, nearest, isNear } = nothingFound(projects, filter);
  return {
    matches_alone: Object.fromEntries(used.map((name) => [name, countMatching(projects, { [name]: filter[name] })])),
    available_values: Object.fromEntries([
      ...names.map((name) => [name, valuesOf(name)]),
      ...(filter.posted_after === undefined ? [] : [['posted_after', latestDay(projects)]]),
    ]),
    did_you_mean: corrections.map(({ typed, meant, count }) => ({ typed, meant, total: count })),
    matches_without: Object.fromEntries(
      relaxations.map(({ without, word, count }) => [word === undefined ? without : `${without}: ${word}`, count]),
    ),
    [isNear ? 'nearest' : 'open_now']: nearest.map(({ id, name }) => ({
      id,
      name,
      url: absoluteUrl(assignmentPath(id)),
    })),
  };
}

/** The same as text. */
export function noMatchText(result: z.infer<typeof NoMatch>): string {
  const alone = Object.entries(result.matches_alone).map(([name, count]) => `${name} matches ${count}`);
  const without = Object.entries(result.matches_without).map(([name, count]) => `${count} without ${name}`);
  const values = Object.entries(result.available_values).map(
    ([name, list]) => `- ${name}: ${list.map((value) => JSON.stringify(value)).join(', ')}`,
  );
  return [
    `No open assignment matches these filters. Each filter alone: ${alone.join(', ')}.`,
    ...result.did_you_mean.map(
      ({ typed, meant, total }) =>
        `Did you mean ${JSON.stringify(meant)} instead of ${JSON.stringify(typed)}? That matches ${total}.`,
    ),
    ...(without.length > 0 ? [`With one filter or word removed: ${without.join(', ')}.`] : []),
    'Remove a filter, or try one of these values:',
    ...values,
    result.nearest ? 'Closest open assignments:' : 'Open now:',
    ...(result.nearest ?? result.open_now ?? []).map(({ id, name, url }) => `- ${id}: ${name} (${url})`),
  ].join('\n');
}
