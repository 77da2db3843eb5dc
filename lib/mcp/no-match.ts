import { z } from 'zod';
import { CHOICE_NAMES, type ChoiceName, choicesFor } from '../projects/facets.ts';
import { type Filter, filterProjects } from '../projects/filter.ts';
import type { PublicProject } from '../projects/project.ts';

const MOST_VALUES = 30;

/** Why nothing matches, and what would: values that match together with the other filters, or that exist at all. */
export const NoMatch = z.object({
  matches_alone: z
    .record(z.string(), z.int().min(0))
    .describe('When nothing matches: how many assignments each filter matches by itself'),
  available_values: z
    .record(z.string(), z.array(z.string()))
    .describe('When nothing matches: values to use instead, for each filter that was used'),
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
  return {
    matches_alone: Object.fromEntries(
      used.map((name) => [name, filterProjects(projects, { [name]: filter[name] }).length]),
    ),
    available_values: Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
  };
}

/** The same in words. */
export function noMatchText({ matches_alone, available_values }: z.infer<typeof NoMatch>): string {
  const alone = Object.entries(matches_alone).map(([name, count]) => `${name} matches ${count}`);
  const values = Object.entries(available_values).map(
    ([name, list]) => `- ${name}: ${list.map((value) => JSON.stringify(value)).join(', ')}`,
  );
  return [
    `Nothing matches all filters together. Each by itself: ${alone.join(', ')}.`,
    'Leave a filter out, or use one of these values:',
    ...values,
  ].join('\n');
}
