import type { Page } from 'playwright/test';
import { shownPages } from '../../lib/content/pages.ts';
import { contactPath, messageSentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { tokenOfAge, written } from '../support/contact.ts';
import { violations, widthsAt } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

const list = pages.openProjects.path;

/** The form with every field invalid, and with a message that could not be delivered. */
async function sendNothing(page: Page) {
  await page.getByLabel('Company (optional)').fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
}
async function sendTooLate(page: Page) {
  for (const [name, value] of Object.entries(written)) await page.locator(`#${name}`).fill(value);
  // The token of a form opened long ago, instead of waiting.
  const token = tokenOfAge(5 * 3600);
  await page.locator('input[name=form]').evaluate((input, value) => input.setAttribute('value', value), token);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('has not been sent yet');
}

const looked: readonly (readonly [address: string, reach?: (page: Page) => Promise<void>])[] = [
  ...shownPages.map(({ path }) => [path as string] as const),
  [`${list}/EX-1003`],
  [`${list}/2001`],
  [`${list}?technology=Python&q=developers`],
  [`${list}?q=kubbernetis`],
  [`${list}?technology=COBOL&location=FI`],
  [`${list}/gone`],
  ['/nothing'],
  [messageSentPath('AAAA-1111')],
  [contactPath({ assignment: 'EX-1001' }), sendNothing],
  [pages.contact.path, sendTooLate],
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

for (const [address, reach] of looked) {
  test(`${address}${reach ? ', refused,' : ''} fits any width and size of text, and axe finds nothing, also in the dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await reach?.(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page), 'wide and dark').toEqual([]);
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

test('the first Tab stop is a skip link, and every stop after it has a visible focus, in the order of the page', async ({
  page,
}) => {
  await page.goto(`${list}/EX-1003`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
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
  const expected = ['Open projects', 'Sign in to apply', 'Copy address', 'Privacy'];
  expect(stops.filter((text) => expected.includes(text)).filter((text, at, all) => all.indexOf(text) === at)).toEqual(
    expected,
  );
});

test('an assignment can be found by technology, and the sign-in reached, with the keyboard alone', async ({ page }) => {
  await page.goto(list);
  await page.getByText('More', { exact: true }).press('Enter');
  const technology = page.getByRole('combobox', { name: 'Technology' });
  await technology.focus();
  await page.keyboard.type('Flutter');
  await expect(technology).toHaveValue('Flutter');
  await page.keyboard.press('Tab');
  // Waits for the assignment by its name, because the first letter alone has chosen another technology with another one.
  const name = 'Shop-floor app for a furniture maker';
  await page.getByRole('article').getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const apply = page.getByRole('link', { name: 'Sign in to apply' });
  await apply.focus();
  await expect(apply).toHaveAttribute('href', /return_to=%2Fopen-projects%2FEX-1005$/);
});
