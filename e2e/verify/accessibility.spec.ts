import type { Page } from 'playwright/test';
import { shownPages } from '../../lib/content/shown-pages.ts';
import { pages } from '../../lib/routes/pages.ts';
import { violations, widthsAt } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

const list = pages.openProjects.path;
// One address of each layout; they are also checked wide and dark.
const filtered = `${list}?technology=Python&q=developers`;
const layouts = ['/', pages.contact.path, pages.docs.path, `${list}/EX-1003`, filtered, '/nothing'];

const addresses = [
  ...shownPages.map(({ path }) => path as string),
  `${list}/EX-1003`,
  `${list}/2001`,
  filtered,
  `${list}?q=kubbernetis`,
  `${list}?technology=COBOL&location=FI`,
  `${list}/gone`,
  '/nothing',
];

// WCAG 2.2, 2.5.8, with its exception for inline targets.
const smallTargets = (page: Page) =>
  page.locator('a:visible, button:visible, input:visible, select:visible').evaluateAll((targets) =>
    targets
      .filter((target) => !target.closest('p, dd, dt, h2, li, th, td') || target.closest('header, footer'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ target, box }) => !target.matches('.skip') && (box.width < 24 || box.height < 24))
      .map(({ target }) => target.outerHTML),
  );

const WIDTHS = [1280, 768, 360, 320];

for (const address of addresses) {
  test(`${address} fits any width with text of any size, its targets are large enough, and axe finds nothing, also in the dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    if (layouts.includes(address)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page), 'wide and dark').toEqual([]);
    }
    // WCAG 2.2, 1.4.10 and 1.4.4: nothing is cut off and nothing scrolls sideways, also with text of twice the size.
    expect(await widthsAt(page, WIDTHS)).toEqual(WIDTHS);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await widthsAt(page, WIDTHS), 'with large text').toEqual(WIDTHS);
  });
}

test('the checkers of widths and targets find known faults (control)', async ({ page }) => {
  await page.setContent('<a href="/x">tiny</a>');
  expect(await smallTargets(page)).toHaveLength(1);
  await page.setContent('<p style="width:2000px">wide</p>');
  expect(await widthsAt(page, [1280])).not.toEqual([1280]);
});

test('the first Tab stop is a skip link, and every stop after it has a visible focus', async ({ page }) => {
  await page.goto(`${list}/EX-1003`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  const stops: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const { top, bottom, width } = focused.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= innerHeight && width > 0;
      return { text: focused.textContent ?? '', isMarked: outlineStyle !== 'none' && outlineWidth !== '0px', isSeen };
    });
    if (stop === null) break;
    expect(stop).toEqual({ text: stop.text, isMarked: true, isSeen: true });
    stops.push(stop.text);
  }
  expect(stops).toEqual(expect.arrayContaining(['Open projects', 'Sign in to apply', 'Copy address', 'Privacy']));
  // Focus follows the visual order of the page.
  expect(stops.indexOf('Sign in to apply')).toBeLessThan(stops.indexOf('Copy address'));
});

test('an assignment can be found by technology, and the sign-in reached, with the keyboard alone', async ({ page }) => {
  await page.goto(list);
  await page.getByText('More', { exact: true }).press('Enter');
  const technology = page.getByRole('combobox', { name: 'Technology' });
  await technology.focus();
  await page.keyboard.type('Flutter');
  await expect(technology).toHaveValue('Flutter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article')).toHaveCount(1);
  // Waits for the assignment by its name, because the first letter alone has chosen another technology with another one.
  const name = 'Shop-floor app for a furniture maker';
  await page.getByRole('article').getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const apply = page.getByRole('link', { name: 'Sign in to apply' });
  await apply.focus();
  await expect(apply).toHaveAttribute('href', /return_to=%2Fopen-projects%2FEX-1005$/);
});
