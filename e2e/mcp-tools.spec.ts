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
test('if nothing matches, each value that the result lists matches in its place', async () => {
  for (const [filter, name] of [
    [{ technology: 'FORTRAN' }, 'technology'],
    [{ technology: 'Kotlin', location: 'Gothenburg' }, 'location'],
  ] as const) {
    const { structured, text } = await call('list_open_assignments', filter);
    const { total, available_values = {} } = structured as Listed;
    expect(total).toBe(0);
    expect(Object.keys(available_values).sort()).toEqual(Object.keys(filter).sort());
    expect(available_values[name]?.length).toBeGreaterThan(0);
    for (const value of available_values[name] ?? []) {
      const { structured: again } = await call('list_open_assignments', { ...filter, [name]: value, limit: 1 });
      expect((again as Listed).total, value).toBeGreaterThan(0);
      expect(text).toContain(JSON.stringify(value));
    }
  }
});

test('the list of tools is short enough for a small model', async () => {
  // About 2,600 tokens.
  expect(JSON.stringify(await client.listTools()).length).toBeLessThan(10_900);
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
