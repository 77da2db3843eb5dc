import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Page } from 'playwright/test';
import { assignmentPath } from '../lib/addresses.ts';
import { LIST_TOOL, pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { listedLinks } from './support/listed-links.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const NAMES = ['Atom feed', 'JSON Feed', 'MCP arguments'] as const;

const unfold = (page: Page) => page.locator('#follow > summary').click();

/** The texts offered for copying, by their labels. */
async function copyTexts(page: Page): Promise<Record<string, string>> {
  const section = page.locator('#follow');
  const names = await section.locator('dt').allTextContents();
  const texts = await section.locator('.address').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

for (const [query, heading] of [
  ['', 'Follow all assignments'],
  ['?q=bank&technology=Python', 'Follow this search'],
  ['?q=Pyhton', 'Follow this search'],
  ['?q=%22a%22+%26+%3Cb%3E', 'Follow this search'],
] as const) {
  test(`the list ${query || 'without filters'} offers feeds and tool arguments that select the same assignments`, async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${list}${query}`);
    await expect(page.locator('#follow').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const shown = listedLinks(await page.content(), site.url);
    const texts = await copyTexts(page);
    expect(Object.keys(texts)).toEqual([...NAMES]);
    expect(texts).toMatchObject({
      'Atom feed': `${site.url}${resources.atomFeed.path}${query}`,
      'JSON Feed': `${site.url}${resources.jsonFeed.path}${query}`,
    });
    for (const { path, type } of [resources.atomFeed, resources.jsonFeed]) {
      const inHead = page.locator(`head link[rel=alternate][type="${type}"]`);
      await expect(inHead).toHaveAttribute('href', `${site.url}${path}${query}`);
    }
    const { structuredContent } = await callTool(site.url, LIST_TOOL, {
      ...JSON.parse(texts['MCP arguments'] ?? ''),
      limit: 25,
    });
    const { assignments } = structuredContent as { assignments: { id: string }[] };
    expect(assignments.map(({ id }) => `${site.url}${assignmentPath(id)}`)).toEqual(shown);
    // Feeds are sorted newest first.
    const ofFeeds = [
      parseJsonFeed(await (await request.get(texts['JSON Feed'] ?? '')).text()).items?.map(({ id }) => id),
      parseAtomFeed(await (await request.get(texts['Atom feed'] ?? '')).text()).entries?.map(({ id }) => id),
    ];
    for (const ids of ofFeeds) expect((ids ?? []).toSorted()).toEqual(shown.toSorted());
    const markdown = await (await request.get(`${list}${query}`, { headers: { Accept: 'text/markdown' } })).text();
    expect(markdown).toContain(`## ${heading}\n`);
    expect(markdown).toContain(`- **Atom feed:** <${texts['Atom feed']}>\n`);
    expect(markdown).toContain(`- **MCP arguments:** \`${texts['MCP arguments']}\`\n`);
    expect(markdown).not.toContain('Copy');
  });
}

test('each text can be copied with the keyboard, and the button and screen readers confirm it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${list}?technology=Python`);
  await unfold(page);
  const texts = await copyTexts(page);
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
  expect(await page.evaluate(() => String(getSelection()))).toBe((await copyTexts(page))['Atom feed']);
});

test('the texts follow the filters', async ({ page, site }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Technology' }).selectOption('Python');
  await expect(page.getByRole('heading', { name: 'Follow this search' })).toBeVisible();
  expect((await copyTexts(page))['JSON Feed']).toBe(`${site.url}${resources.jsonFeed.path}?technology=Python`);
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
