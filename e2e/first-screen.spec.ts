import type { Page } from 'playwright/test';
import { clientsButton } from '../lib/content/contact.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
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

test('a list is scanned: at every width the first result is above 420 pixels, three are within 1,000, and one with one role takes at most 225', async ({
  page,
}) => {
  await page.goto(list);
  for (const width of [1280, 1024, 768, 480, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await boxes(page, 'article');
    expect(rows[0]?.top, `${width}`).toBeLessThan(width === 1280 ? 330 : 420);
    expect(rows[2]?.bottom, `${width}`).toBeLessThan(1_000);
    if (width === 1280) expect(rows[3]?.bottom).toBeLessThan(800);
    const heights = rows.filter(({ roles }) => roles === 1).map(({ height }) => height);
    expect(Math.max(...heights), `${width}`).toBeLessThanOrEqual(225);
  }
});

test('the terms of roles, and places, starts and dates, stand under one another in all rows', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(list);
  for (const column of ['.allocation', '.languages', '.price', '.location', '.timeline', '.dates']) {
    const lefts = await page.locator(column).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(lefts.length, column).toBeGreaterThan(10);
    expect(new Set(lefts).size, column).toBe(1);
  }
});

test('the first filters are on one line of a wide screen, the others behind “More filters”, which is open when one is set; on a phone all are folded, and the active ones are seen', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(`${list}?technology=Kotlin`);
  const bottoms = (await boxes(page, '.filters :is(input, select, button):visible')).map(({ bottom }) => bottom);
  expect(bottoms).toHaveLength(8);
  expect(new Set(bottoms.map(Math.round)).size).toBe(1);
  await expect(page.getByRole('combobox', { name: 'I speak' })).toBeHidden();
  await page.getByText('More filters', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'I speak' })).toBeVisible();
  await page.goto(`${list}?technology=Kotlin&speaks=en&start_after=2026-01`);
  await expect(page.getByText('More filters (2)')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'I speak' })).toHaveValue('en');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Technology' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove Technology: Kotlin' })).toBeInViewport();
  await page.getByText('Filters (3)').click();
  await expect(page.getByRole('combobox', { name: 'Technology' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Technology' }).selectOption('');
  await expect(page.getByRole('button', { name: /^Show \d+ assignment/ })).toBeInViewport({ ratio: 1 });
});

test('a value of forty characters is not cut in its control', async ({ page, changing: { show } }) => {
  const tech_stack = 'Event-driven architecture with Kafka 4.1';
  await show(realisticAssignments().map((one, at) => (at < 9 ? { ...one, roles: [{ title: 'A', tech_stack }] } : one)));
  await page.setViewportSize(WIDE);
  await page.goto(`${list}?${new URLSearchParams({ technology: tech_stack, q: tech_stack })}`);
  const room = await page.locator('[name=technology], [name=q]').evaluateAll(
    (all, typed) =>
      all.map((control) => {
        const text = control.ownerDocument.createElement('span');
        text.style.cssText = `font: ${getComputedStyle(control).font}; position: absolute; white-space: nowrap`;
        text.textContent = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : typed;
        document.body.append(text);
        return control.clientWidth - text.offsetWidth;
      }),
    tech_stack,
  );
  expect(room).toHaveLength(2);
  // Beside the text are the paddings and, in a list, the arrow.
  expect(Math.min(...room)).toBeGreaterThanOrEqual(15);
});

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('with text of twice the size the header of a phone is one row, no word breaks that fits its line, and a result is within one and a half screens', async ({
  page,
}) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of [list, pages.home.path, pages.professionals.path, assignmentPath('R-1')]) {
      await page.goto(path);
      await enlarge(page);
      expect((await boxes(page, 'body > header'))[0]?.height, path).toBeLessThanOrEqual(140);
      // Words of up to 13 letters, each of which must be in one box.
      const broken = await page.locator('h1, h2, .brand, summary, .button').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .flatMap((element) => {
            const range = document.createRange();
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]{1,13}(?=[\s-]|$)/g)) {
                if (/[^\s-]/.test(text.textContent?.[index - 1] ?? '')) continue;
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const tops = [...range.getClientRects()]
                  .filter((box) => box.width > 0)
                  .map(({ top }) => Math.round(top));
                if (new Set(tops).size > 1) found.push(word);
              }
            }
            return found;
          }),
      );
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
    await page.goto(list);
    await enlarge(page);
    expect((await boxes(page, 'article'))[0]?.top, `${width}`).toBeLessThan(1.5 * 740);
  }
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
      await expect(page.locator('.count')).toBeFocused();
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the title says what the list shows', async ({ page }) => {
  await page.goto(list);
  await expect(page).toHaveTitle(/page 1 of 2/);
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
    await page.locator('footer').scrollIntoViewIfNeeded();
    if (size === PHONE) await expect(page.getByRole('link', { name: 'Sign in to apply' })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone each role is a list of what it states', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(assignmentPath('R-4'));
  const lead = page.getByRole('row', { name: /Testledare/ });
  await expect(lead.getByText('80 %')).toBeVisible();
  await expect(lead.getByText('not stated').first()).toBeHidden();
  for (const { left } of await lead
    .locator('td:visible')
    .evaluateAll((all) => all.map((td) => td.getBoundingClientRect())))
    expect(left).toBeGreaterThan(0);
});

test('printed, an assignment is one page without similar ones and sharing', async ({ page }) => {
  for (const id of ['R-1', 'R-2', 'R-4', 'R-7']) {
    await page.goto(assignmentPath(id));
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, id).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Similar assignments' })).toBeHidden();
  await expect(page.locator('[data-share]')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'About the assignment' })).toBeVisible();
});
