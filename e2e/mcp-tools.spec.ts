import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Call, checkedCalls, expectAll, type Listed } from './support/checked-calls.ts';
import { openIds } from './support/feed.ts';
import { listedLinks } from './support/listed-links.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Other feeds, outages and long lists are tested with the route alone: app/mcp/route.test.ts.

async function connect(site: Site): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
  return client;
}

test('every result of every tool matches its schema, and resources are byte for byte the pages’ markdown', async ({
  site,
}) => {
  const client = await connect(site);
  const projects = await (await fetch(`${site.url}/api/public-projects`)).json();
  expect(projects).toHaveLength(openIds.length);
  await expectAll(client, projects, async (url) => {
    const page = await fetch(url);
    expect(page.status, url).toBe(200);
    return page.text();
  }).finally(() => client.close());
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
      const { structured } = await call('list_open_assignments', filter);
      const { assignments, url_template } = structured as Listed;
      const listed = assignments.map(({ id }) => url_template.replace('{id}', id));
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

  test('the list of tools is short enough for a small model', async () => {
    // About 2,600 tokens.
    expect(JSON.stringify(await client.listTools()).length).toBeLessThan(11_200);
  });

  test('a request that a client’s agent makes opens the form with a text the person can change, and sends nothing', async ({
    page,
  }) => {
    const { structured, text } = await call('get_service_overview');
    const { request_url } = structured as { request_url: string };
    expect(text).toContain(request_url);
    const message = page.getByLabel('Message');
    await page.goto(request_url);
    await expect(message).toHaveValue(/^We need people for a piece of work\.\n/);
    await expect(page.getByText('The link you followed filled this in. Change it as you like.')).toBeVisible();
    const own = new URL(request_url);
    const hostile = '</textarea><script>alert(1)</script>\u202E "Two testers"';
    own.searchParams.set('about', hostile + 'x'.repeat(5_000));
    await page.goto(own.href);
    await expect(message).toHaveValue(/^<\/textarea><script>alert\(1\)<\/script> "Two testers"x+$/);
    expect((await message.inputValue()).length).toBe(1_000);
    await message.fill('Changed');
    await expect(message).toHaveValue('Changed');
    await page.goto('/contact');
    await expect(message, 'control').toHaveValue('');
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
});
