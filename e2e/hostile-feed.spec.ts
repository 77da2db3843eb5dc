import pLimit from 'p-limit';
import { assignmentPath, markdownPath, picturePath } from '../lib/addresses.ts';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { HOMELESS_IDS, hostileItem, ODD_IDS, SECRET, TEXTS } from './support/hostile-feed.ts';
import { rawRequest } from './support/raw-request.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering } from './support/upstream.ts';

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

test.describe('a hostile feed', () => {
  let site: Site;
  let logBefore: number;
  const shownIds = async () =>
    ((await (await fetch(`${site.url}${resources.projectsApi.path}`)).json()) as { id: string }[]).map(({ id }) => id);
  const log = () => site.log().slice(logBefore);

  test.beforeAll(async ({ changing }) => {
    ({ site } = changing);
    logBefore = site.log().length;
    changing.upstream.behave(answering(hostile));
    await expect.poll(shownIds).toEqual(shown);
  });

  test('every id has one address that works as HTML and markdown, or its item is dropped and counted', async () => {
    expect(await shownIds()).toEqual(shown);
    // One caller has a quarter of the places among the renderings.
    const few = pLimit(8);
    const inEachFormat = few.map(shown, async (id) => {
      for (const path of [assignmentPath(id), markdownPath(assignmentPath(id))]) {
        const { status, body, headers } = await rawRequest(site.url, 'GET', path);
        expect(status, path).toBe(200);
        expect(headers, path).not.toHaveProperty('set-cookie');
        expect(body, path).not.toContain(SECRET);
      }
      const negotiated = await rawRequest(site.url, 'HEAD', assignmentPath(id), { Accept: 'text/markdown' });
      expect(negotiated.headers['content-type'], id).toBe('text/markdown; charset=utf-8');
      expect((await callTool(site.url, 'get_assignment', { id })).structuredContent, id).toMatchObject({
        assignment: { id },
      });
    });
    await inEachFormat;
    const [dropped] = log()
      .split('\n')
      .filter((line) => line.includes('feed_items_dropped'));
    expect(JSON.parse(dropped ?? '')).toMatchObject({
      kept: shown.length,
      invalid: HOMELESS_IDS.length + 1,
      duplicates: 1,
    });
  });

  test('every link of the list leads to its assignment; in a browser no feed text runs, breaks a page or loads anything from elsewhere', async ({
    page,
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
    const links = await page
      .locator('article h2 a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual(shown.map((id) => new URL(assignmentPath(id), site.url).href));
    for (const [number, link] of links.slice(0, visited.length).entries()) {
      const response = await page.goto(link);
      expect(response?.status(), link).toBe(200);
      await expect(page.locator('h1'), link).toContainText(`No ${Math.max(0, number - 1)} `);
      expect(await page.locator('main :is(iframe, style, img, object, embed)').count(), link).toBe(0);
      const scripts = await page.locator('main script').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      // The page’s JSON-LD breadcrumb is data, not a script that runs.
      expect(scripts, link).toEqual([expect.stringMatching(/^<script type="application\/ld\+json">[^<>]*<\/script>$/)]);
      expect(await page.locator('h1').count(), link).toBe(1);
    }
    expect(unwanted).toEqual([]);
  });

  test('every format copes with it and discloses nothing private', async () => {
    const addresses = [
      ...[pages.home.path, pages.openProjects.path, markdownPath('/'), markdownPath(pages.openProjects.path)],
      ...[
        `${pages.openProjects.path}?q=script`,
        `${pages.openProjects.path}?location=${encodeURIComponent(TEXTS[0] ?? '')}`,
      ],
      ...Object.values(resources)
        .map(({ path }) => path)
        .filter((path) => path !== resources.mcp.path),
    ];
    for (const path of addresses) {
      const { status, body, headers } = await rawRequest(site.url, 'GET', path);
      expect(status, path).toBe(200);
      expect(body, path).not.toContain(SECRET);
      expect(headers, path).not.toHaveProperty('set-cookie');
    }
    for (const tool of ['list_open_assignments', 'get_service_overview']) {
      const result = await callTool(site.url, tool);
      expect(result.isError, tool).toBeUndefined();
      expect(JSON.stringify(result), tool).not.toContain(SECRET);
    }
    for (const id of visited) {
      const { status, headers } = await rawRequest(site.url, 'GET', picturePath(id));
      expect([status, headers['content-type']], id).toEqual([200, 'image/png']);
    }
  });

  test('the log is one JSON line per event and holds no text from the feed', async () => {
    await callTool(site.url, 'get_service_overview');
    await expect.poll(log).toContain('"tool":"get_service_overview"');
    const lines = log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
    for (const words of [SECRET, 'alert(', 'Ignore all', 'injected', '/feed.json']) expect(log()).not.toContain(words);
  });
});
