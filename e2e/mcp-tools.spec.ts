import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { feed } from './support/feed.ts';
import { hostileFeed } from './support/hostile-feed.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream } from './support/upstream.ts';

type Assignment = { id: string; name: string; context: string; url: string; markdown_url: string; apply_url: string };
type Listed = {
  assignments: Assignment[];
  total: number;
  open: number;
  filters: Record<string, string>;
  next_cursor?: string;
  available_values?: Record<string, string[]>;
  matches_alone?: Record<string, number>;
};

async function connect(site: Site): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
  return client;
}

/** Returns a function that calls tools and fails when a result doesn’t match the schema from tools/list. */
async function checkedCalls(client: Client) {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true }));
  const { tools } = await client.listTools();
  const validators = new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema ?? false)]));
  return async (name: string, args: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: args });
    expect(result.isError ?? false, JSON.stringify(result.content)).toBe(false);
    const validate = validators.get(name);
    expect(validate?.(result.structuredContent), JSON.stringify(validate?.errors)).toBe(true);
    const [text] = result.content;
    return {
      structured: result.structuredContent as unknown,
      text: text?.type === 'text' ? text.text : '',
      content: result.content,
    };
  };
}

type Call = Awaited<ReturnType<typeof checkedCalls>>;

async function listAll(call: Call, filters: Record<string, unknown> = {}): Promise<Listed[]> {
  const pages: Listed[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const listed = (await call('list_open_assignments', { ...filters, ...(cursor && { cursor }) }))
      .structured as Listed;
    pages.push(listed);
    cursor = listed.next_cursor;
    if (cursor === undefined) return pages;
  }
  throw new Error('the list has no end');
}

const published = async (site: Site) =>
  (await (await fetch(`${site.url}/api/public-projects`)).json()) as { id: string; context: string }[];

const EXAMPLES = 12;
const feeds = { example: null, empty: [], hostile: hostileFeed } as const;

for (const [name, feed] of Object.entries(feeds)) {
  test(`with the ${name} feed every result of every tool matches its schema, and resources are byte for byte the pages’ markdown`, async () => {
    const upstream = await startUpstream(answering(feed ?? []));
    const site = await startSite({ ...(feed && { PROJECTS_FEED_URL: upstream.url }), MCP_MESSAGES_PER_MINUTE: '0' });
    const client = await connect(site);
    try {
      const call = await checkedCalls(client);
      const projects = await published(site);
      expect(projects).toHaveLength(feed === null ? EXAMPLES : feed.length);
      const pages = await listAll(call, { limit: 3 });
      expect(pages.flatMap(({ assignments }) => assignments.map(({ id }) => id))).toEqual(projects.map(({ id }) => id));
      for (const project of projects) {
        const { structured, text, content } = await call('get_assignment', { id: project.id });
        const { assignment } = structured as { assignment: Assignment };
        expect(assignment).toMatchObject(project);
        for (const part of [
          project.id,
          ...project.context.split('\n'),
          assignment.url,
          assignment.markdown_url,
          assignment.apply_url,
        ]) {
          expect(text).toContain(part);
        }
        expect(content[1]).toMatchObject({ type: 'resource_link', uri: assignment.markdown_url, name: project.id });
        const { contents } = await client.readResource({ uri: assignment.markdown_url });
        const page = await fetch(assignment.markdown_url);
        expect(page.status).toBe(200);
        expect(contents).toEqual([
          { uri: assignment.markdown_url, mimeType: 'text/markdown', text: await page.text() },
        ]);
      }
      const overview = await call('get_service_overview');
      expect((overview.structured as { open_assignments: { total: number } }).open_assignments.total).toBe(
        projects.length,
      );
      const { resources } = await client.listResources();
      expect(resources).toHaveLength(projects.length + 1);
      const home = await client.readResource({ uri: resources[0]?.uri ?? '' });
      expect(home.contents[0]).toMatchObject({ text: await (await fetch(resources[0]?.uri ?? '')).text() });
    } finally {
      await client.close();
      await site.stop();
      await upstream.stop();
    }
  });
}

test.describe('with a healthy feed', () => {
  let client: Client;
  let call: Call;
  test.beforeAll(async ({ site }) => {
    client = await connect(site);
    call = await checkedCalls(client);
  });
  test.afterAll(() => client.close());

  test('the filters of the tool and of the page select the same assignments', async ({ site, page }) => {
    let found = 0;
    for (const filter of [
      { technology: 'kotlin' },
      { role: 'developer', remote: 'yes' },
      { q: 'an example', location: 'germany' },
      { sector: 'energy' },
      { role: 'architect', technology: 'COBOL' },
    ]) {
      const listed = (await listAll(call, filter)).flatMap(({ assignments }) => assignments);
      await page.goto(`${site.url}/open-projects?${new URLSearchParams(filter as Record<string, string>)}`);
      const links = await page
        .locator('article h2 a, article h3 a')
        .evaluateAll((elements) => elements.map((element) => (element as unknown as { href: string }).href));
      expect(links).toEqual(listed.map(({ url }) => url));
      found += listed.length;
    }
    expect(found).toBeGreaterThan(4);
  });

  test('a result states the filters as understood, the number of matches and the time of the data', async () => {
    const { structured, text } = await call('list_open_assignments', { q: '?!', technology: 'KOTLIN', limit: 1 });
    const { filters, total, open, assignments } = structured as Listed;
    expect(filters).toEqual({ technology: 'KOTLIN' });
    expect(assignments.length).toBe(1);
    expect(total).toBeGreaterThan(0);
    expect(open).toBeGreaterThan(total);
    expect(text).toContain(`${total} of ${open}`);
    expect(text).toContain('technology = "KOTLIN"');
  });

  test('for a value that matches nothing the result lists the existing values, each of which matches', async () => {
    const { structured, text } = await call('list_open_assignments', { technology: 'FORTRAN' });
    const { total, available_values, matches_alone } = structured as Listed;
    expect(total).toBe(0);
    expect(matches_alone).toEqual({ technology: 0 });
    expect(Object.keys(available_values ?? {})).toEqual(['technology']);
    for (const value of available_values?.technology ?? []) {
      const { structured: again } = await call('list_open_assignments', { technology: value, limit: 1 });
      expect((again as Listed).total, value).toBeGreaterThan(0);
      expect(text).toContain(value);
    }
  });

  test('for values that match nothing together the result says what each matches alone and what combines with the others', async () => {
    const { structured } = await call('list_open_assignments', { technology: 'Kotlin', location: 'Gothenburg' });
    const { total, matches_alone, available_values } = structured as Listed;
    expect(total).toBe(0);
    expect(matches_alone).toMatchObject({ technology: expect.any(Number), location: expect.any(Number) });
    for (const value of available_values?.location ?? []) {
      const { structured: again } = await call('list_open_assignments', { technology: 'Kotlin', location: value });
      expect((again as Listed).total, value).toBeGreaterThan(0);
    }
    expect(available_values?.location?.length).toBeGreaterThan(0);
  });

  test('an unknown id is an error that says what to do and gives the nearest ids', async () => {
    const result = await client.callTool({ name: 'get_assignment', arguments: { id: 'ex 1002' } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    const [text] = result.content as { text: string }[];
    expect(text?.text).toContain('list_open_assignments');
    expect(text?.text).toContain('EX-1002');
  });

  test('a cursor for other filters is refused with advice', async () => {
    const { structured } = await call('list_open_assignments', { limit: 1 });
    const { next_cursor } = structured as Listed;
    const result = await client.callTool({
      name: 'list_open_assignments',
      arguments: { cursor: next_cursor, role: 'developer' },
    });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain('Repeat the filters');
  });

  test('the tools have a title and a description and are annotated as read-only, idempotent and closed-world', async () => {
    const { tools } = await client.listTools();
    for (const { title, description = '', annotations, inputSchema, outputSchema } of tools) {
      expect(title).toBeTruthy();
      expect(description.length).toBeGreaterThan(200);
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(inputSchema.additionalProperties).toBe(false);
      expect(JSON.stringify(outputSchema)).not.toContain('"additionalProperties":false');
    }
  });

  test('completion offers existing ids and values', async ({ site }) => {
    const ids = await client.complete({
      ref: { type: 'ref/resource', uri: `${site.url}/open-projects/{id}.md` },
      argument: { name: 'id', value: 'ex-100' },
    });
    expect(ids.completion.values).toEqual([
      'EX-1001',
      'EX-1002',
      'EX-1003',
      'EX-1004',
      'EX-1005',
      'EX-1006',
      'EX-1007',
      'EX-1008',
      'EX-1009',
    ]);
    const places = await client.complete({
      ref: { type: 'ref/prompt', name: 'assignments_for_me' },
      argument: { name: 'location', value: 'goth' },
    });
    expect(places.completion.values.join()).toContain('Gothenburg');
    const none = await client.complete({
      ref: { type: 'ref/prompt', name: 'assignments_for_me' },
      argument: { name: 'technology', value: 'zzz' },
    });
    expect(none.completion.values).toEqual([]);
  });
});

for (const [title, everRead] of [
  ['before the first reading', false],
  ['past the staleness limit', true],
] as const) {
  test(`${title} tools, resources and completions all say when to try again; the overview still works`, async () => {
    const upstream = await startUpstream(everRead ? answering(feed) : answering('down', 503));
    const site = await startSite({
      PROJECTS_FEED_URL: upstream.url,
      PROJECTS_FEED_REVALIDATE_SECONDS: '1',
      PROJECTS_FEED_MAX_STALE_SECONDS: '1',
    });
    const client = await connect(site);
    const uri = `${site.url}/open-projects/EX-1001.md`;
    const complete = () =>
      client.complete({
        ref: { type: 'ref/resource', uri: `${site.url}/open-projects/{id}.md` },
        argument: { name: 'id', value: 'EX' },
      });
    try {
      if (everRead) {
        expect((await client.readResource({ uri })).contents, 'control').toHaveLength(1);
        expect((await complete()).completion.values.length, 'control').toBeGreaterThan(0);
        upstream.behave(answering('down', 503));
        await expect
          .poll(async () => (await client.callTool({ name: 'list_open_assignments', arguments: {} })).isError)
          .toBe(true);
      }
      for (const call of [
        { name: 'list_open_assignments', arguments: {} },
        { name: 'get_assignment', arguments: { id: 'EX-1001' } },
      ]) {
        const result = await client.callTool(call);
        expect(result.isError).toBe(true);
        expect(JSON.stringify(result.content)).toMatch(/Try again in \d+ seconds/);
        expect(JSON.stringify(result)).not.toContain('503');
      }
      const overview = await (await checkedCalls(client))('get_service_overview');
      expect(overview.text).toContain('unavailable at the moment');
      await expect(client.listResources()).rejects.toThrow(/Try again in \d+ seconds/);
      // Another resource than before: a client may reuse a response that it may keep for a second.
      await expect(client.readResource({ uri: uri.replace('1001', '1002') })).rejects.toThrow(
        /Try again in \d+ seconds/,
      );
      await expect(complete()).rejects.toThrow(/Try again in \d+ seconds/);
      upstream.behave(answering(feed));
      await expect
        .poll(() =>
          client.listResources().then(
            ({ resources }) => resources.length,
            () => 0,
          ),
        )
        .toBeGreaterThan(1);
      expect((await client.readResource({ uri })).contents).toHaveLength(1);
    } finally {
      await client.close();
      await site.stop();
      await upstream.stop();
    }
  });
}

test('ten thousand assignments are paginated, both by the tool and as resources', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `N-${index}`,
    name: `Assignment ${index}`,
    context: `Number ${index}`,
    location: index % 2 ? 'Remote' : 'Oslo',
    timeline: '',
    status: 'Matching',
    roles: [{ title: index % 3 ? 'Developer' : 'Architect', tech_stack: 'Go, C#' }],
  }));
  const upstream = await startUpstream(answering(many));
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url, MCP_MESSAGES_PER_MINUTE: '0' });
  const client = await connect(site);
  try {
    const call = await checkedCalls(client);
    const { structured, text } = await call('list_open_assignments', {
      role: 'architect',
      remote: 'yes',
      q: 'number',
      limit: 25,
    });
    const { total, assignments } = structured as Listed;
    expect(total).toBe(
      many.filter(({ location, roles }) => location === 'Remote' && roles[0]?.title === 'Architect').length,
    );
    expect(assignments).toHaveLength(25);
    expect(text.length).toBeLessThan(40_000);
    const first = await fetch(`${site.url}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/list' }),
    });
    const page = await first.text();
    expect(page).toContain('nextCursor');
    expect(page.length).toBeLessThan(120_000);
    const { resources } = await client.listResources();
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(many.length + 1);
  } finally {
    await client.close();
    await site.stop();
    await upstream.stop();
  }
});
