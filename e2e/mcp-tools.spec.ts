import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Call, checkedCalls, type Listed } from './support/checked-calls.ts';
import { expect, test } from './support/test.ts';

// Every result of every tool, other feeds, outages and long lists are tested with the route alone: app/mcp/route.test.ts.

const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
let call: Call;
test.beforeAll(async ({ site }) => {
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
  call = await checkedCalls(client);
});
test.afterAll(() => client.close());

// That the tool selects what the page does: follow.spec.ts.
test('if nothing matches, what the result says without some filters is what it finds without it', async () => {
  const filter: Record<string, string> = { technology: 'Kotlin', location: 'Gothenburg' };
  const { structured } = await call('list_open_assignments', filter);
  const { total, matches_without: without } = structured as Listed;
  expect(total).toBe(0);
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !without?.filters.includes(name)));
  const { structured: again } = await call('list_open_assignments', rest);
  expect((again as Listed).total).toBe(without?.total);
  expect(Object.keys(rest)).toHaveLength(1);
});

test('the overview tells values that find as many assignments as it says', async () => {
  const { open_assignments } = (await call('get_service_overview')).structured as {
    open_assignments: { values: Record<string, Record<string, number>> };
  };
  for (const [name, counts] of Object.entries(open_assignments.values)) {
    for (const [value, count] of Object.entries(counts).slice(0, 3)) {
      const { structured } = await call('list_open_assignments', { [name]: value, limit: 1 });
      expect((structured as Listed).total, `${name}=${value}`).toBe(count);
    }
  }
});

test('the list of tools is short enough for a small model', async () => {
  // About 2,300 tokens.
  expect(JSON.stringify(await client.listTools()).length).toBeLessThan(10_400);
});

test('a request that a client’s agent makes opens the form with a text the person can change, and sends nothing', async ({
  page,
}) => {
  const { structured, text } = await call('get_service_overview');
  const { request_url: template } = structured as { request_url: string };
  expect(text).toContain(template);
  const request_url = template.replace('{about}', encodeURIComponent('We need people for a piece of work.'));
  const message = page.getByLabel('Message');
  await page.goto(request_url);
  await expect(message).toHaveValue(/^We need people for a piece of work\.$/);
  const own = new URL(request_url);
  const hostile = '</textarea><script>alert(1)</script>\u202E "Two testers"';
  own.searchParams.set('about', hostile + 'x'.repeat(2_000));
  await page.goto(own.href);
  await expect(message).toHaveValue(/^<\/textarea><script>alert\(1\)<\/script> "Two testers"x+$/);
  expect((await message.inputValue()).length).toBe(1_000);
  await message.fill('Changed');
  await expect(message).toHaveValue('Changed');
  await page.goto('/contact');
  await expect(message, 'control').toHaveValue('');
});
