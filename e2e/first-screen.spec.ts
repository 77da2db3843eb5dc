import type { Page } from 'playwright/test';
import { assignmentPath } from '../lib/addresses.ts';
import { clientsButton } from '../lib/content/contact.ts';
import { pages } from '../lib/site.ts';
import { realisticAssignments } from './support/realistic-assignments.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test.use({ baseURL: async ({ changing }, use) => use(changing.site.url) });
test.beforeEach(({ changing: { show } }) => show(realisticAssignments()));

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, height, roles: element.querySelectorAll('li').length };
    }),
  );

test('a list is scanned: at every width the first result is above 560 pixels, three are within 1,200, and one with one role takes at most 225', async ({
  page,
}) => {
  await page.goto(list);
  for (const width of [1280, 1024, 768, 480, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await boxes(page, 'article');
    expect(rows[0]?.top, `${width}`).toBeLessThan(560);
    expect(rows[2]?.bottom, `${width}`).toBeLessThan(1_200);
    const heights = rows.filter(({ roles }) => roles === 1).map(({ height }) => height);
    expect(Math.max(...heights), `${width}`).toBeLessThanOrEqual(225);
  }
});

test('the filters are on two lines of a wide screen, and folded on a phone, where the active ones are seen', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(`${list}?technology=Kotlin`);
  const bottoms = (await boxes(page, '.filters :is(input, select, button)')).map(({ bottom }) => Math.round(bottom));
  expect(bottoms.length).toBeGreaterThan(7);
  expect(new Set(bottoms).size).toBe(2);
  await expect(page.locator('.filters summary')).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Technology' })).toBeHidden();
  await expect(page.getByText('Technology: Kotlin').first()).toBeInViewport();
  await page.getByText('Filters', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Technology' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the header is one row with a menu that the keyboard opens and closes', async ({ page }) => {
      await page.goto(pages.services.path);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect((await boxes(page, 'body > header'))[0]?.height, `${width}`).toBeLessThan(80);
      }
      const header = page.getByRole('banner');
      const listed = header.getByRole('link', { name: pages.openProjects.label });
      await expect(listed).toBeHidden();
      await header.getByText('Menu').focus();
      await page.keyboard.press('Enter');
      for (const name of [pages.openProjects.label, 'Sign in', clientsButton]) {
        await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Enter');
      await expect(listed).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(listed).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });

    test('a search on a phone shows results in the first screen', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(list);
      await page.getByRole('searchbox', { name: 'Search' }).fill('kafka');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.locator('.count').filter({ hasText: 'of 60 open assignments match' })).toBeInViewport();
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the title says what the list shows, and a date of which the year is being typed is not searched for', async ({
  page,
}) => {
  await page.goto(list);
  await expect(page).toHaveTitle(/page 1 of 2/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Posted since').focus();
  await page.keyboard.type('10012026');
  await expect(page).toHaveURL(/posted_after=2026-10-01/);
  expect(asked.filter((url) => url.includes('posted_after=0'))).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('spare parts');
  await expect(page.locator('.count').filter({ hasText: 'of 60 open assignments match' })).toBeVisible();
  await expect(page).not.toHaveTitle(/page 1 of/);
});

for (const size of [WIDE, PHONE]) {
  test(`at ${size.width} pixels an assignment’s first screen has what it pays, where, when, how much, and both buttons`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(assignmentPath('R-1'));
    const panel = page.locator('.apply');
    for (const text of ['95–105 EUR per hour', '100%', /^Frankfurt am Main/, /^January 2027/]) {
      await expect(panel.getByText(text).first()).toBeInViewport({ ratio: 1 });
    }
    for (const name of ['Sign in to apply', 'Ask about this assignment']) {
      await expect(panel.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.goto(assignmentPath('R-7'));
    await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone, questions, similar assignments and sharing take at most one screen together; printed, an assignment is one page without similar ones and sharing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const id of ['R-1', 'R-2', 'R-4', 'R-7']) {
    await page.goto(assignmentPath(id));
    const [questions] = await boxes(page, 'h2:text-is("Questions")');
    const [share] = await boxes(page, '.share');
    expect((share?.bottom ?? 0) - (questions?.top ?? 0), id).toBeLessThanOrEqual(PHONE.height);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, id).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Similar assignments', 'Share this assignment']) {
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'About the assignment' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Roles of/ })).toBeVisible();
});
