import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Page } from 'playwright/test';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { LIST_TOOL } from '../lib/routes/interface.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { callTool } from './support/call-tool.ts';
import { elementsOf, parseHtml, wordsOf } from './support/html.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const NAMES = ['Atom feed', 'JSON Feed'] as const;

/** The addresses of the assignments that a page with a list shows, in its order. */
const listedLinks = (html: string, siteUrl: string): readonly string[] =>
  [...html.matchAll(/<article\b.*?<h[23]><a href="([^"]+)"/gs)].map(
    ([, path = '']) => new URL(path.split('?')[0] ?? '', siteUrl).href,
  );

const unfold = (page: Page) => page.locator('#follow > summary').click();

/** The texts offered for copying, by their labels. */
function copyTexts(html: string): Readonly<Record<string, string>> {
  const section = elementsOf(parseHtml(html)).find(({ properties }) => properties.id === 'follow');
  const below = section === undefined ? [] : elementsOf(section);
  const names = below.filter(({ tagName }) => tagName === 'dt').map(wordsOf);
  const texts = below.filter(({ properties }) => [properties.className].flat().includes('address')).map(wordsOf);
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

test('the list offers feeds, and its markdown tool arguments, that select the same assignments as its filters', async ({
  request,
  site,
}) => {
  let found = 0;
  for (const [query, heading] of [
    ['', 'Follow all assignments'],
    ['?q=bank&technology=Python', 'Follow this search'],
    ['?remote=yes&role=developer', 'Follow this search'],
    ['?q=an+example&location=DE&remote=yes', 'Follow this search'],
    ['?q=Pyhton', 'Follow this search'],
    ['?q=%22a%22+%26+%3Cb%3E', 'Follow this search'],
  ] as const) {
    const html = await (await request.get(`${list}${query}`)).text();
    const shown = listedLinks(html, site.url);
    found += shown.length;
    const texts = copyTexts(html);
    expect(Object.keys(texts)).toEqual([...NAMES]);
    for (const [name, { path, type }] of [
      ['Atom feed', resources.atomFeed],
      ['JSON Feed', resources.jsonFeed],
    ] as const) {
      expect(texts[name]).toBe(`${site.url}${path}${query}`);
      const inHead = `type="${type}" href="${site.url}${path}${query.replaceAll('&', '&amp;')}"`;
      expect(html).toContain(inHead);
    }
    const markdown = await (await request.get(`${list}${query}`, { headers: { Accept: 'text/markdown' } })).text();
    const [, inMarkdown = ''] = /^- \*\*MCP arguments:\*\* `(.*)`$/m.exec(markdown) ?? [];
    const args = { ...JSON.parse(inMarkdown), limit: 25 };
    const { structuredContent } = await callTool(site.url, LIST_TOOL, args);
    const { assignments } = structuredContent as { assignments: { id: string }[] };
    expect(assignments.map(({ id }) => `${site.url}${assignmentPath(id)}`)).toEqual(shown);
    // Feeds are sorted newest first.
    const ofFeeds = [
      parseJsonFeed(await (await request.get(texts['JSON Feed'] ?? '')).text()).items?.map(({ id }) => id),
      parseAtomFeed(await (await request.get(texts['Atom feed'] ?? '')).text()).entries?.map(({ id }) => id),
    ];
    for (const ids of ofFeeds) expect((ids ?? []).toSorted()).toEqual(shown.toSorted());
    expect(html).toContain(`>${heading}<`);
    expect(markdown).toContain(`## ${heading}\n`);
    expect(markdown).toContain(`- **Atom feed:** <${texts['Atom feed']}>\n`);
    expect(markdown).not.toContain('Copy');
  }
  expect(found, 'control').toBeGreaterThan(20);
});

test('each text can be copied with the keyboard, and the button and screen readers confirm it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${list}?technology=Python`);
  await unfold(page);
  const texts = copyTexts(await page.content());
  for (const name of NAMES) {
    const button = page.getByRole('button', { name: `Copy ${name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Copied ${name}` })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${name}: copied` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts[name]);
    await page.clock.runFor(3_000);
    await expect(button).toBeVisible();
  }
});

test('where the browser denies clipboard access, the text is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${list}?technology=Python`);
  await unfold(page);
  await page.getByRole('button', { name: 'Copy Atom feed' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Atom feed: selected' })).toBeAttached();
  expect(await page.evaluate(() => String(getSelection()))).toBe(copyTexts(await page.content())['Atom feed']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts can be selected, and there is no button without a function', async ({ page }) => {
    await page.goto(list);
    const section = page.locator('#follow');
    for (const text of await section.locator('.address').all()) await expect(text).toBeHidden();
    await unfold(page);
    for (const text of await section.locator('.address').all()) await expect(text).toBeVisible();
    await expect(section.locator('button')).toHaveCount(NAMES.length);
    for (const button of await section.locator('button').all()) await expect(button).toBeHidden();
  });
});
