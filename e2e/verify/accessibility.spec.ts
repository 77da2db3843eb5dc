import type { Page } from 'playwright/test';
import { t } from '../../lib/content/messages.ts';
import { pages } from '../../lib/content/pages.ts';
import { lookedAt } from '../support/looked-at.ts';
import { violations, widthsAt } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

// WCAG 2.2, 2.5.8, with its exception for inline targets.
const smallTargets = (page: Page) =>
  page
    .locator('a:visible, button:visible, input:visible, select:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          const isInline =
            target.closest('p, dd, dt, h2, li, th, td') &&
            !target.closest('header, footer');
          const isSmall = width < 24 || height < 24;
          return isSmall && !isInline && !target.matches('.skip');
        })
        .map((target) => target.outerHTML),
    );

const WIDTHS = [1280, 768, 360, 320];

// Wide, by day and night: e2e/accessibility.spec.ts.
for (const [address, reach] of lookedAt) {
  test(`${address}${reach ? ', refused,' : ''} fits any width and size of text, and axe finds nothing on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await reach?.(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    // WCAG 2.2, 1.4.10 and 1.4.4: nothing is cut off and nothing scrolls
    // sideways, also with text of twice the size.
    expect(await widthsAt(page, WIDTHS)).toEqual(WIDTHS);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await widthsAt(page, WIDTHS), 'with large text').toEqual(WIDTHS);
  });
}

test('the checkers of widths and targets find known faults (control)', async ({
  page,
}) => {
  await page.setContent('<a href="/x">tiny</a>');
  expect(await smallTargets(page)).toHaveLength(1);
  await page.setContent('<p style="width:2000px">wide</p>');
  expect(await widthsAt(page, [1280])).not.toEqual([1280]);
});

test('the first Tab stop is a skip link, and every stop after it has a visible focus, in the order of the page', async ({
  page,
}) => {
  await page.goto(`${pages.openProjects.path}/EX-1003`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('frame.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const stops: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    await expect(focused).toBeInViewport({ ratio: 1 });
    await expect(focused).not.toHaveCSS('outline-style', 'none');
    stops.push((await focused.textContent()) ?? '');
  }
  const expected = [
    pages.openProjects.label,
    t('assignment.signInToApply'),
    t('assignment.copyAddress'),
    pages.privacy.label,
  ];
  expect([...new Set(stops)].filter((text) => expected.includes(text))).toEqual(
    expected,
  );
});
