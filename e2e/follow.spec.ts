import type { Page } from 'playwright/test';
import { LIST_TOOL, pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const NAMES = ['Page', 'Atom feed', 'JSON Feed', 'MCP arguments'] as const;

/** What is offered for copying, by its name. */
async function ways(page: Page): Promise<Record<string, string>> {
  const section = page.locator('#follow');
  const names = await section.locator('dt').allTextContents();
  const texts = await section.locator('.address').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

for (const [query, heading] of [
  ['', 'Follow all assignments'],
  ['?technology=Python', 'Follow this search'],
  ['?q=bank&technology=Python', 'Follow this search'],
  ['?q=%22a%22+%26+%3Cb%3E', 'Follow this search'],
  ['?technology=COBOL&sector=Energy', 'Follow this search'],
] as const) {
  test(`the list ${query || 'of everything'} is followed by its address, its feeds and its arguments, which all select the same`, async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${list}${query}`);
    await expect(page.locator('#follow').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    const shown = await page.getByRole('article').count();
    const way = await ways(page);
    expect(Object.keys(way)).toEqual([...NAMES]);
    expect(way).toMatchObject({
      Page: `${site.url}${list}${query}`,
      'Atom feed': `${site.url}${resources.atomFeed.path}${query}`,
      'JSON Feed': `${site.url}${resources.jsonFeed.path}${query}`,
    });
    const { items } = (await (await request.get(way['JSON Feed'] ?? '')).json()) as { items: unknown[] };
    const atom = await (await request.get(way['Atom feed'] ?? '')).text();
    const { structuredContent } = await callTool(site.url, LIST_TOOL, JSON.parse(way['MCP arguments'] ?? ''));
    const { total } = structuredContent as { total: number };
    expect({ json: items.length, atom: atom.match(/<entry>/g)?.length ?? 0, total }).toEqual({
      json: shown,
      atom: shown,
      total: shown,
    });
    const markdown = await (await request.get(way.Page ?? '', { headers: { Accept: 'text/markdown' } })).text();
    expect(markdown).toContain(`## ${heading}\n`);
    expect(markdown).toContain(`- **Atom feed:** <${way['Atom feed']}>\n`);
    expect(markdown).toContain(`- **MCP arguments:** \`${way['MCP arguments']}\`\n`);
    expect(markdown).not.toContain('Copy');
  });
}

test('each way is copied by a press of a key, which is said on the button and to screen readers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${list}?technology=Python`);
  const way = await ways(page);
  for (const name of NAMES) {
    const button = page.getByRole('button', { name: `Copy ${name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Copied ${name}` })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${name}: copied` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(way[name]);
    await expect(button).toBeVisible();
  }
});

test('where the browser forbids copying, the text is selected instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${list}?technology=Python`);
  await page.getByRole('button', { name: 'Copy Atom feed' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Atom feed: selected' })).toBeAttached();
  expect(await page.evaluate(() => String(getSelection()))).toBe((await ways(page))['Atom feed']);
});

test('what is followed changes with the filters, and a link leads to it from the top', async ({ page, site }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Technology' }).selectOption('Python');
  await page.getByRole('link', { name: 'Follow this search' }).click();
  await expect(page.locator('#follow')).toBeInViewport();
  expect((await ways(page)).Page).toBe(`${site.url}${list}?technology=Python`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts are there to be selected, and no button that would do nothing', async ({ page }) => {
    await page.goto(list);
    const section = page.locator('#follow');
    for (const text of await section.locator('.address').all()) await expect(text).toBeVisible();
    await expect(section.locator('button')).toHaveCount(NAMES.length);
    for (const button of await section.locator('button').all()) await expect(button).toBeHidden();
  });
});
