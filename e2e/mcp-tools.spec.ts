import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Assignment, type Call, checkedCalls, type Listed, listAll } from './support/checked-calls.ts';
import { feed, openIds } from './support/feed.ts';
import { hostileFeed } from './support/hostile-feed.ts';
import { listedLinks } from './support/listed-links.ts';
import { manyAssignments } from './support/many-assignments.ts';
import { legacy, post } from './support/mcp-wire.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { untimed } from './support/untimed.ts';
import { answering } from './support/upstream.ts';

// Other feeds, and the time before the first reading, are tested with the route alone: app/mcp/route.test.ts.

async function connect(site: Site): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
  return client;
}

const published = async (site: Site) =>
  (await (await fetch(`${site.url}/api/public-projects`)).json()) as { id: string; context: string }[];

/** Checks every tool and resource against the API and the pages. `comparable` leaves out what changes with time. */
async function expectAgreement(site: Site, comparable = (markdown: string) => markdown) {
  const client = await connect(site);
  const textOf = ({ contents }: { contents: object[] }) =>
    (contents as { text: string }[]).map(({ text }) => comparable(text));
  const markdownAt = async (url: string) => {
    const page = await fetch(url);
    expect(page.status, url).toBe(200);
    return comparable(await page.text());
  };
  try {
    const call = await checkedCalls(client);
    const projects = await published(site);
    expect((await listAll(call, { limit: 25 })).map(({ id }) => id)).toEqual(projects.map(({ id }) => id));
    for (const project of projects) {
      const { structured, text, content } = await call('get_assignment', { id: project.id });
      const { url, markdown_url: uri, apply_url, ...stated } = (structured as { assignment: Assignment }).assignment;
      expect(stated).toMatchObject(project);
      const texts = [project.id, ...project.context.split('\n'), url, uri, apply_url];
      expect(texts.filter((part) => !text.includes(part))).toEqual([]);
      expect(content[1]).toMatchObject({ type: 'resource_link', uri, name: project.id });
      const resource = await client.readResource({ uri });
      expect(resource.contents).toMatchObject([{ uri, mimeType: 'text/markdown' }]);
      expect(textOf(resource)).toEqual([await markdownAt(uri)]);
    }
    const { structured } = await call('get_service_overview');
    expect(structured).toMatchObject({ open_assignments: { total: projects.length } });
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(projects.length + 1);
    const uri = resources[0]?.uri ?? '';
    expect(textOf(await client.readResource({ uri }))).toEqual([await markdownAt(uri)]);
    return projects.length;
  } finally {
    await client.close();
  }
}

test('every result of every tool matches its schema, and resources are byte for byte the pages’ markdown', async ({
  site,
}) => {
  expect(await expectAgreement(site)).toBe(openIds.length);
});

test('with a hostile feed every result of every tool matches its schema, and resources are the pages’ markdown', async ({
  changing: { site, show },
}) => {
  await show(hostileFeed);
  // This site reads its feed again while the test runs.
  const shown = await expectAgreement(site, untimed);
  expect(shown).toBe(hostileFeed.length);
});

test.describe('with a healthy feed', () => {
  let client: Client;
  let call: Call;
  test.beforeAll(async ({ site }) => {
    client = await connect(site);
    call = await checkedCalls(client);
  });
  test.afterAll(() => client.close());

  test('the filters of the tool and of the page select the same assignments', async ({ site, request }) => {
    let found = 0;
    for (const filter of [
      { technology: 'kotlin' },
      { role: 'developer', remote: 'yes' },
      { q: 'an example', location: 'germany' },
      { sector: 'energy' },
      { role: 'architect', technology: 'COBOL' },
    ]) {
      const listed = (await listAll(call, filter)).map(({ url }) => url);
      const page = await request.get('/open-projects', { params: filter as Record<string, string> });
      expect(listedLinks(await page.text(), site.url)).toEqual(listed);
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
    expect(structured, 'these are no examples').not.toHaveProperty('notice');
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

test('past the staleness limit tools, resources and completions all say when to try again; the overview still works', async ({
  changing: { site, upstream, show },
}) => {
  await show(feed.projects, openIds.length);
  const client = await connect(site);
  const uri = `${site.url}/open-projects/EX-1001.md`;
  const complete = () =>
    client.complete({
      ref: { type: 'ref/resource', uri: `${site.url}/open-projects/{id}.md` },
      argument: { name: 'id', value: 'EX' },
    });
  const WAIT = /Try again in \d+ seconds/;
  try {
    expect((await client.readResource({ uri })).contents, 'control').toHaveLength(1);
    expect((await complete()).completion.values.length, 'control').toBeGreaterThan(0);
    upstream.behave(answering('down', 503));
    const list = { name: 'list_open_assignments', arguments: {} };
    await expect.poll(async () => (await client.callTool(list)).isError).toBe(true);
    for (const call of [list, { name: 'get_assignment', arguments: { id: 'EX-1001' } }]) {
      const result = await client.callTool(call);
      expect(result.isError).toBe(true);
      expect(JSON.stringify(result.content)).toMatch(WAIT);
      expect(JSON.stringify(result)).not.toContain('503');
    }
    const overview = await (await checkedCalls(client))('get_service_overview');
    expect(overview.text).toContain('unavailable at the moment');
    expect(overview.text).toMatch(WAIT);
    await expect(client.listResources()).rejects.toThrow(WAIT);
    // Another resource than before: a client may reuse a response that it may keep for a second.
    await expect(client.readResource({ uri: uri.replace('1001', '1002') })).rejects.toThrow(WAIT);
    await expect(complete()).rejects.toThrow(WAIT);
    await show(feed.projects, openIds.length);
    expect((await client.listResources()).resources).toHaveLength(openIds.length + 1);
    expect((await client.readResource({ uri })).contents).toHaveLength(1);
  } finally {
    await client.close();
  }
});

test('a long list is paginated, both by the tool and as resources', async ({ changing: { site, show } }) => {
  const many = manyAssignments(1_000);
  await show(many);
  const client = await connect(site);
  try {
    const { structured, text } = await (await checkedCalls(client))('list_open_assignments', { limit: 25 });
    const { total, assignments } = structured as Listed;
    expect({ total, shown: assignments.length }).toEqual({ total: many.length, shown: 25 });
    expect(text.length).toBeLessThan(45_000);
    const first = await post(`${site.url}/mcp`, legacy('resources/list'));
    const { resources, nextCursor } = first.messages[0].result;
    expect(JSON.stringify(resources).length).toBeLessThan(120_000);
    const second = await post(`${site.url}/mcp`, legacy('resources/list', { cursor: nextCursor }));
    const uris = [...resources, ...second.messages[0].result.resources].map(({ uri }: { uri: string }) => uri);
    expect(new Set(uris).size).toBe(uris.length);
    expect((await client.listResources()).resources).toHaveLength(many.length + 1);
  } finally {
    await client.close();
  }
});
