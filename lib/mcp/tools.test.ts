import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { assignments } from '../../e2e/support/assignments.ts';
import { toolResult } from '../../e2e/support/formats.ts';
import {
  holdList,
  holdProjects,
  NO_LIST,
  showFeed,
} from '../../e2e/support/hold-projects.ts';
import { hostileFeed, SECRET } from '../../e2e/support/hostile-feed.ts';
import { setProjectsCache } from '../projects/get-projects.ts';
import { LIST_TOOL, type ToolName } from '../routes/interface.ts';
import { CHOICE_NAMES } from '../search/filter-rules.ts';
import { tools } from './tools.ts';

vi.hoisted(() => vi.stubEnv('PROJECTS_FEED_URL', ''));

/** The schema of a tool’s output, with only the fields that it declares. */
function closedOutputOf(name: ToolName) {
  const tool = tools.find((tool) => tool.name === name);
  const schema = tool?.registration.outputSchema['~standard'].jsonSchema;
  const text = JSON.stringify(schema?.output({ target: 'draft-2020-12' }));
  return z.fromJSONSchema(
    JSON.parse(text, (_name, value) =>
      value?.properties === undefined
        ? value
        : { ...value, additionalProperties: false },
    ),
  );
}

/**
 * Calls a tool. Throws if the result is an error, doesn’t match its schema, or
 * has a field that this doesn’t declare.
 */
async function call(name: ToolName, args = {}) {
  const { isError, text, ...result } = await toolResult(name, args);
  if (isError) throw new Error(text);
  const data = JSON.stringify(result.structured);
  expect(data + text).not.toContain(SECRET);
  const structured: unknown = closedOutputOf(name).parse(JSON.parse(data));
  return { structured, text };
}

// Which assignments are in a list: list-open-assignments.test.ts.
it.each([
  ['a hostile feed', hostileFeed],
  ['an empty feed', []],
])(
  'with %s every result of every tool matches its schema',
  async (_name, items) => {
    const { all: projects } = showFeed(items);
    expect(projects).toHaveLength(items.length);
    await call(LIST_TOOL, { limit: 25 });
    for (const { posting: _, ...stated } of projects) {
      const { id, context } = stated;
      const { structured, text } = await call('get_assignment', { id });
      // Tools return text.
      expect(structured).toMatchObject({ assignments: [stated] });
      for (const line of context.split('\n')) expect(text).toContain(line);
    }
    const { structured } = await call('get_service_overview');
    expect(structured).toMatchObject({
      open_assignments: { total: projects.length },
    });
  },
);

const CALLS = [
  [LIST_TOOL, {}],
  ['get_assignment', { id: 'EX-1001' }],
  ['get_service_overview', {}],
] as const;

it.each(CALLS)(
  'without a configured feed %s says that the assignments are made-up examples',
  async (name, args) => {
    showFeed(assignments);
    const { structured, text } = await call(name, args);
    expect(text).toContain('made-up examples');
    expect(structured).toMatchObject({
      remarks: [expect.stringContaining('made-up examples')],
    });
  },
);

it('the overview has the most frequent values of filters, each with the number of assignments that it finds', async () => {
  showFeed(assignments);
  const { structured } = await call('get_service_overview');
  const { values } = (
    structured as {
      open_assignments: { values: Record<string, Record<string, number>> };
    }
  ).open_assignments;
  const names = Object.keys(values);
  // A filter for which the list has no value is not among them.
  expect(CHOICE_NAMES).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(
    expect.arrayContaining(['technology', 'location', 'rate_from']),
  );
  for (const [name, counts] of Object.entries(values)) {
    const totals = Object.values(counts);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    for (const [value, total] of Object.entries(counts)) {
      const list = await call(LIST_TOOL, { [name]: value, limit: 1 });
      expect(list.structured).toMatchObject({ total });
    }
  }
});

it.each([
  ['absent', () => holdProjects(NO_LIST)],
  ['too old', () => holdList(showFeed(assignments), new Date(), 'expired')],
])('while the list is %s each tool says when to try again', async (_, hold) => {
  hold();
  const later = 'unavailable at the moment. Try again in 7 seconds';
  const overview = await call('get_service_overview');
  expect(overview.text).toContain(later);
  expect(overview.structured).not.toHaveProperty('open_assignments');
  for (const [name, args] of CALLS.slice(0, 2))
    await expect(call(name, args)).rejects.toThrow(later);
});

it.each(CALLS)(
  'what is thrown inside %s is logged, and the client reads our own words',
  async (name, args) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    setProjectsCache({
      get: () => Promise.reject(new Error(SECRET)),
      peek: () => null,
    });
    await expect(call(name, args)).rejects.toThrow(
      /^Something went wrong on our/,
    );
    expect(String(logged.mock.lastCall)).toContain(SECRET);
  },
);
