import { z } from 'zod';
import { absoluteUrl } from '../config.ts';
import { CHOICE_NAMES, type ChoiceName, choicesFor } from '../projects/facets.ts';
import { type Filter, filterProjects } from '../projects/filter.ts';
import { nothingFound } from '../projects/nothing-found.ts';
import type { PublicProject } from '../projects/project.ts';
import { assignmentPath } from '../site.ts';

const MOST_VALUES = 30;

/** Why nothing matches, and what would: values that match together with the other filters, or that exist at all. */
export const NoMatch = z.object({
  matches_alone: z
    .record(z.string(), z.int().min(0))
    .describe('When nothing matches: how many assignments each filter matches by itself'),
  available_values: z
    .record(z.string(), z.array(z.string()))
    .describe('When nothing matches: values to use instead, for each filter that was used'),
  did_you_mean: z
    .array(z.object({ typed: z.string(), meant: z.string(), total: z.int().min(1) }))
    .describe(
      'When nothing matches: words that are written nearly like one that was used, and what the list has with them',
    ),
  matches_without: z
    .record(z.string(), z.int().min(0))
    .describe('When nothing matches: how many match when this one filter is left out'),
  nearest: z
    .array(z.object({ id: z.string(), name: z.string(), url: z.url() }))
    .describe('When nothing matches: the open assignments that come nearest'),
});

/** What to tell a caller whose filters match nothing together. */
export function noMatch(projects: readonly PublicProject[], filter: Filter): z.infer<typeof NoMatch> {
  const used = Object.keys(filter) as (keyof Filter)[];
  const together = choicesFor(projects, filter);
  const existing = choicesFor(projects, {});
  // Free text has no values of its own; those of every other filter tell what there is to look for.
  const names = filter.q === undefined ? CHOICE_NAMES.filter((name) => used.includes(name)) : CHOICE_NAMES;
  const valuesOf = (name: ChoiceName) =>
    (together[name].length > 0 ? together[name] : existing[name]).slice(0, MOST_VALUES).map(({ value }) => value);
  const { corrections, relaxations, nearest } = nothingFound(projects, filter);
  return {
    matches_alone: Object.fromEntries(
      used.map((name) => [name, filterProjects(projects, { [name]: filter[name] }).length]),
    ),
    available_values: Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
    did_you_mean: corrections.map(({ typed, meant, count }) => ({ typed, meant, total: count })),
    matches_without: Object.fromEntries(relaxations.map(({ without, count }) => [without, count])),
    nearest: nearest.map(({ id, name }) => ({ id, name, url: absoluteUrl(assignmentPath(id)) })),
  };
}

/** The same in words. */
export function noMatchText(said: z.infer<typeof NoMatch>): string {
  const alone = Object.entries(said.matches_alone).map(([name, count]) => `${name} matches ${count}`);
  const without = Object.entries(said.matches_without).map(([name, count]) => `without ${name}: ${count}`);
  const values = Object.entries(said.available_values).map(
    ([name, list]) => `- ${name}: ${list.map((value) => JSON.stringify(value)).join(', ')}`,
  );
  return [
    `Nothing matches all filters together. Each by itself: ${alone.join(', ')}.`,
    ...said.did_you_mean.map(
      ({ typed, meant, total }) =>
        `Did you mean ${JSON.stringify(meant)} for ${JSON.stringify(typed)}? It matches ${total}.`,
    ),
    ...(without.length > 0 ? [`With one filter left out: ${without.join(', ')}.`] : []),
    'Leave a filter out, or use one of these values:',
    ...values,
    'Nearest:',
    ...said.nearest.map(({ id, name, url }) => `- ${id}: ${name} (${url})`),
  ].join('\n');
}
