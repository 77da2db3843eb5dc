import type { Page } from 'playwright/test';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { callTool } from './support/call-tool.ts';
import { openIds } from './support/feed.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { expect, test } from './support/test.ts';

type Args = Record<string, unknown>;
type Offered = {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: Record<string, boolean>;
  execute: (args: Args, options?: object) => Promise<unknown>;
};
type WithOffered = Window & typeof globalThis & { offered: Offered[] };

/** Puts a stand-in where an API is: `document.modelContext` in the draft, `navigator.modelContext` in the first drafts. */
const offerAt = (place: string) => {
  const offered: Offered[] = [];
  const registerTool = async (tool: Offered) => void offered.push(tool);
  Object.assign(window, { offered });
  Object.defineProperty(place === 'document' ? document : navigator, 'modelContext', { value: { registerTool } });
};

const offeredIn = (page: Page) => page.evaluate(() => JSON.parse(JSON.stringify((window as WithOffered).offered)));

async function open(page: Page, path: string) {
  await page.addInitScript(offerAt, 'document');
  await page.goto(path);
  await expect.poll(async () => (await offeredIn(page)).length).toBeGreaterThanOrEqual(3);
}

const execute = (page: Page, name: string, args: Args) =>
  page.evaluate(
    ([tool, given]) => (window as WithOffered).offered.find((one) => one.name === tool)?.execute(given, {}),
    [name, args] as const,
  );

test('a browser with document.modelContext gets the tools of the endpoint, with its results', async ({
  page,
  site,
}) => {
  await open(page, pages.home.path);
  const { tools } = await withMcpClient(site.url, (client) => client.listTools());
  expect(await offeredIn(page)).toEqual(
    tools.map(({ outputSchema: _, ...tool }) => ({
      ...tool,
      annotations: { ...tool.annotations, untrustedContentHint: true },
    })),
  );
  for (const [tool, args, isError] of [
    ['list_open_assignments', { technology: 'Python', limit: 2 }],
    ['list_open_assignments', { limit: 101 }, true],
    ['get_assignment', { id: openIds[0] }],
    ['get_assignment', { id: 'not-open' }, true],
    ['get_service_overview', {}],
  ] as const) {
    const expected = await callTool(site.url, tool, args);
    expect(expected.isError).toBe(isError);
    expect(await execute(page, tool, args), `${tool} ${JSON.stringify(args)}`).toEqual(expected);
  }
});

test('a call that the endpoint refuses returns the reason, and a call can be aborted', async ({ page }) => {
  await open(page, pages.home.path);
  const message = 'Too many messages from this address. Try again in 7 seconds.';
  await page.route(`**${resources.mcp.path}`, (route) =>
    route.fulfill({ status: 429, json: { jsonrpc: '2.0', id: null, error: { code: -32000, message } } }),
  );
  const content = [{ type: 'text', text: message }];
  expect(await execute(page, 'get_service_overview', {})).toEqual({ content, isError: true });
  const givenUp = page.evaluate(() => {
    const [tool] = (window as WithOffered).offered;
    return tool?.execute({}, { signal: AbortSignal.abort() });
  });
  await expect(givenUp).rejects.toThrow('aborted');
});

test('a browser without WebMCP, or with an API that was removed from it, makes no additional requests', async ({
  browser,
  site,
}) => {
  for (const [place, expected] of [
    ['navigator', []],
    // The control.
    ['document', ['/assets/webmcp.js', resources.mcp.path]],
  ] as const) {
    const page = await browser.newPage();
    await page.addInitScript(offerAt, place);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}${pages.openProjects.path}`, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.endsWith('/webmcp.js') || path === resources.mcp.path)).toEqual(expected);
    if (place === 'navigator') expect(await offeredIn(page)).toEqual([]);
    await page.close();
  }
});

test('the search form is a tool with a description of each field; the contact form is not a tool', async ({ page }) => {
  const described = () =>
    page
      .locator('form, form *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('tool'))),
      );
  await page.goto(pages.openProjects.path);
  const fields = await page.locator('form.filters').locator('input:not([type=hidden]), select').count();
  const params = Array(fields).fill('toolparamdescription');
  expect(params).not.toEqual([]);
  expect((await described()).sort()).toEqual(['toolautosubmit', 'tooldescription', 'toolname', ...params]);
  await page.goto(pages.contact.path);
  await expect(page.locator('form')).not.toHaveCount(0);
  expect(await described()).toEqual([]);
});

// Chromium 150 has an early form of the draft: its renderer crashes when a form is called as a tool.
const OLDEST_CHROMIUM = 156;

test('an agent in Chromium finds the tools and the form, reads assignments and shows a search to the person', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const args = [...(launchOptions.args ?? []), '--enable-features=WebMCP'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(pages.openProjects.path);
  const [major] = browser.version().split('.');
  test.skip(Number(major) < OLDEST_CHROMIUM, 'this browser is older than the draft');
  const names = async () => (await page.webmcp.tools()).map(({ name }) => name).sort();
  const endpoint = ['get_assignment', 'get_service_overview', 'list_open_assignments'];
  await expect.poll(names).toEqual([...endpoint, 'show_open_assignments']);
  const filters = { technology: 'Python' };
  expect(await page.webmcp.callTool('list_open_assignments', filters)).toEqual(
    await callTool(site.url, 'list_open_assignments', filters),
  );
  const response = await page.webmcp.callTool('show_open_assignments', filters);
  const address = `${site.url}${pages.openProjects.path}?technology=Python`;
  expect(response).toMatch(/^5 of \d+ open assignments match/);
  expect(response).toContain(address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.goto(pages.contact.path);
  await expect.poll(names).toEqual(endpoint);
  await browser.close();
});
