import {
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { assignments } from '../../e2e/support/assignments.ts';
import { holdProjects, showFeed } from '../../e2e/support/hold-projects.ts';
import { hostileFeed, SECRET } from '../../e2e/support/hostile-feed.ts';
import { setProjectsCache } from '../../lib/projects/get-projects.ts';
import { CHOICE_NAMES } from '../../lib/search/filter-rules.ts';
import { POST } from './route.ts';

// The route reads these variables when it is loaded.
const SITE = vi.hoisted(() => {
  const url = 'https://www.example.com';
  vi.stubEnv('BASE_URL', url)
    .stubEnv('MCP_MESSAGES_PER_MINUTE', '0')
    .stubEnv('PROJECTS_FEED_URL', '');
  return url;
});

/** An official client whose requests go to the handlers of the route. */
async function connect(): Promise<Client> {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const fetch = async (url: string | URL, init?: RequestInit) => {
    const request = new Request(url, init);
    request.headers.set('host', 'www.example.com');
    return POST(request);
  };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), { fetch }),
  );
  return client;
}

/** A schema that allows only the fields that it declares. */
const closed = (schema: object): Parameters<typeof z.fromJSONSchema>[0] =>
  JSON.parse(JSON.stringify(schema), (_name, value) =>
    value?.properties === undefined
      ? value
      : { ...value, additionalProperties: false },
  );

let client: Client;

/**
 * Calls a tool. Throws if the result is an error, doesn’t match the schema from
 * tools/list, or has a field that it doesn’t declare.
 */
async function call(
  name: string,
  args: Readonly<Record<string, unknown>> = {},
) {
  const { tools } = await client.listTools();
  const outputOf = (tool: string) =>
    tools.find((each) => each.name === tool)?.outputSchema ?? {};
  const { isError, structuredContent, content } = await client.callTool({
    name,
    arguments: args,
  });
  if (isError) throw new Error(`${name} failed: ${JSON.stringify(content)}`);
  z.fromJSONSchema(closed(outputOf(name))).parse(structuredContent);
  expect(JSON.stringify([structuredContent, content])).not.toContain(SECRET);
  const [text] = content;
  return {
    structured: structuredContent as unknown,
    text: text?.type === 'text' ? text.text : '',
  };
}

// A client of its own for each test, because a client remembers results.
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  client = await connect();
});
afterEach(() => client.close());

// Which assignments are in a list: lib/mcp/list-open-assignments.test.ts.
it.each([
  ['a hostile feed', hostileFeed],
  ['an empty feed', []],
])(
  'with %s every result of every tool matches its schema',
  async (_name, items) => {
    const { all: projects } = showFeed(items);
    expect(projects).toHaveLength(items.length);
    await call('list_open_assignments', { limit: 25 });
    for (const project of projects) {
      const { structured, text } = await call('get_assignment', {
        id: project.id,
      });
      // Tools return text.
      const { posting: _, ...stated } = project;
      expect(structured).toMatchObject({ assignments: [stated] });
      for (const line of project.context.split('\n'))
        expect(text).toContain(line);
    }
    const { structured } = await call('get_service_overview');
    expect(structured).toMatchObject({
      open_assignments: { total: projects.length },
    });
  },
);

const CALLS = [
  ['list_open_assignments', {}],
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
    expect(Object.values(counts)).toEqual(
      Object.values(counts).toSorted((a, b) => b - a),
    );
    for (const [value, total] of Object.entries(counts)) {
      const args = { [name]: value, limit: 1 };
      const list = await call('list_open_assignments', args);
      expect(list.structured).toMatchObject({ total });
    }
  }
});

it.each(['none', 'expired'] as const)(
  'while the list is %s each tool says when to try again',
  async (state) => {
    const snapshot = { data: showFeed(assignments), readAt: new Date() };
    const wait = { retryAfterSeconds: 7 };
    holdProjects(
      state === 'none'
        ? { state, snapshot: null, ...wait }
        : { state, snapshot, ...wait },
    );
    const later = 'unavailable at the moment. Try again in 7 seconds';
    const overview = await call('get_service_overview');
    expect(overview.text).toContain(later);
    expect(overview.structured).not.toHaveProperty('open_assignments');
    for (const [name, args] of CALLS.slice(0, 2))
      await expect(call(name, args)).rejects.toThrow(later);
  },
);

it.each(CALLS)(
  'what is thrown inside %s is logged, and the client reads our own words',
  async (name, args) => {
    const logged = vi
      .spyOn(console, 'error')
      .mockImplementation(() => undefined);
    setProjectsCache({
      get: () => Promise.reject(new Error(SECRET)),
      peek: () => null,
    });
    expect(await client.callTool({ name, arguments: args })).toMatchObject({
      isError: true,
      content: [
        { text: expect.stringMatching(/^Something went wrong on our/) },
      ],
    });
    expect(String(logged.mock.lastCall)).toContain(SECRET);
  },
);
