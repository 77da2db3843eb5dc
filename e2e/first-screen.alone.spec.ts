import { t } from '../lib/content/messages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { realisticAssignments } from './support/realistic-assignments.ts';
import { expect, test } from './support/test.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test.beforeEach(({ show }) => show(realisticAssignments()));

test('at every width the first row is above 260 pixels, three are within 1,000, and one with one role takes at most 225', async ({
  page,
}) => {
  await page.goto(pages.openProjects.path);
  // A firm's own words, and its own pages, may take more lines.
  await page.locator('header li a, h1').evaluateAll((all) => {
    for (const words of all) words.textContent = 'Some words';
  });
  await page.locator('header ul:first-child li').evaluateAll((all) => {
    for (const item of all.slice(4)) item.remove();
  });
  for (const width of [1280, 1024, 768, 480, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator('article').evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return {
          top: top + scrollY,
          bottom: bottom + scrollY,
          height,
          roles: row.querySelectorAll('li').length,
        };
      }),
    );
    expect(rows[0]?.top, `${width}`).toBeLessThanOrEqual(260);
    expect(rows[2]?.bottom, `${width}`).toBeLessThan(1_000);
    if (width === 1280) expect(rows[3]?.bottom).toBeLessThan(800);
    const heights = rows
      .filter(({ roles }) => roles === 1)
      .map(({ height }) => height);
    expect(Math.max(...heights), `${width}`).toBeLessThanOrEqual(225);
  }
});

for (const size of [WIDE, PHONE]) {
  test(`at ${size.width} pixels an assignment’s first screen has what it pays, where, when, how much, and both buttons`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(assignmentPath('R-1'));
    const panel = page.locator('.apply');
    for (const text of [
      '95–105 EUR per hour',
      '100%',
      /^Frankfurt am Main/,
      /^January 2027/,
    ]) {
      await expect(panel.getByText(text).first()).toBeInViewport({ ratio: 1 });
    }
    for (const name of [t('assignment.signInToApply'), t('assignment.ask')]) {
      await expect(panel.getByRole('link', { name })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.goto(assignmentPath('R-7'));
    const apply = page.getByRole('link', {
      name: t('assignment.signInToApply'),
    });
    await expect(apply).toBeInViewport({ ratio: 1 });
    await page.locator('footer').scrollIntoViewIfNeeded();
    if (size === PHONE) await expect(apply).toBeInViewport({ ratio: 1 });
  });
}
