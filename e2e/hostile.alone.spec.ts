import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath } from '../lib/routes/markdown-path.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { callTool } from './support/call-tool.ts';
import { HOMELESS_IDS, hostileItem, ODD_IDS, SECRET, TEXTS } from './support/hostile-feed.ts';
import { expect, test } from './support/test.ts';

const megabyte = { ...hostileItem('megabyte'), context: 'm'.repeat(1_000_000) };
const items = JSON.stringify([
  megabyte,
  ...ODD_IDS.map(hostileItem),
  ...HOMELESS_IDS.map(hostileItem),
  hostileItem('plain'),
]);
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const hostile = `${items.slice(0, -1)},${deep}]`;
const shown = ['megabyte', ...ODD_IDS];
// One assignment with each text: pages differ in nothing else.
const visited = shown.slice(0, TEXTS.length + 2);

// Items whose id can have no address are dropped, and counted: lib/feed/translate.test.ts.
test.beforeEach(({ show }) => show(hostile, shown.length));

test('an assignment with any id is available as a page, as markdown and in JSON', async ({ site }) => {
  const listed: { id: string }[] = await (await fetch(`${site.url}${resources.projectsApi.path}`)).json();
  expect(listed.map(({ id }) => id)).toEqual(shown);
  for (const id of ODD_IDS) {
    const path = assignmentPath(id);
    const html = await fetch(`${site.url}${path}`);
    expect(html.status, id).toBe(200);
    expect(await html.text(), id).toContain(
      `<link rel="canonical" href="${site.url}${path.replaceAll('&', '&amp;')}"/>`,
    );
    expect((await fetch(`${site.url}${markdownPath(path)}`)).status, id).toBe(200);
  }
});

test('every link of the list leads to its assignment; in a browser no feed text runs, breaks a page or loads anything from elsewhere', async ({
  page,
  site,
}) => {
  const unwanted: string[] = [];
  page.on('dialog', (dialog) => {
    unwanted.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => message.type() !== 'log' && unwanted.push(`console ${message.text()}`));
  page.on('pageerror', (error) => unwanted.push(`error ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) unwanted.push(`request ${request.url().slice(0, 100)}`);
  });
  await page.goto(`${site.url}${pages.home.path}`);
  await page.goto(`${site.url}${pages.openProjects.path}`);
  const headings = page.locator('article h2 a');
  const links = await headings.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links).toEqual(shown.map((id) => new URL(assignmentPath(id), site.url).href));
  for (const [number, link] of links.slice(0, visited.length).entries()) {
    const response = await page.goto(link);
    expect(response?.status(), link).toBe(200);
    await expect(page.locator('h1'), link).toContainText(`No ${Math.max(0, number - 1)} `);
    const active = await page
      .locator('main :is(iframe, style, img, object, embed, script)')
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    // The page’s JSON-LD breadcrumb is data, not a script that runs.
    expect(active, link).toEqual([expect.stringMatching(/^<script type="application\/ld\+json">[^<>]*<\/script>$/)]);
    expect(await page.locator('h1').count(), link).toBe(1);
  }
  expect(unwanted).toEqual([]);
});

test('the log is one JSON line per event and holds no text from the feed', async ({ site, log }) => {
  await callTool(site.url, 'get_service_overview');
  await expect.poll(log).toContain('"tool":"get_service_overview"');
  const lines = (await log()).split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
  for (const words of [SECRET, 'alert(', 'Ignore all', 'injected', '/feed.json'])
    expect(await log()).not.toContain(words);
});
