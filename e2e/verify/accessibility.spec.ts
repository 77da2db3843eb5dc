import type { Page } from 'playwright/test';
import { t } from '../../lib/content/messages.ts';
import { pages as shown, shownPages } from '../../lib/content/pages.ts';
import { contactPath, messageSentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { violations, widthsAt } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

const list = pages.openProjects.path;

/** The form with every field invalid. */
async function sendNothing(page: Page) {
  await page.getByLabel(t('contact.fields.company')).fill('x'.repeat(201));
  await page.locator('.contact-form').getByRole('button').click();
  await expect(
    page.getByRole('alert', { name: t('contact.problem') }),
  ).toBeFocused();
}

const looked: readonly (readonly [
  address: string,
  reach?: (page: Page) => Promise<void>,
])[] = [
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
];

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
  await page.goto(`${list}/EX-1003`);
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
    shown.openProjects.label,
    t('assignment.signInToApply'),
    t('assignment.copyAddress'),
    shown.privacy.label,
  ];
  expect([...new Set(stops)].filter((text) => expected.includes(text))).toEqual(
    expected,
  );
});
