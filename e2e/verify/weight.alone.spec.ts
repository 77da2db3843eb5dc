import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { expect, test } from '../support/test.ts';

test('a page is under 60 kB in a browser, with one style sheet, one font and one small script, and nothing moves', async ({
  browser,
  site,
  show,
}) => {
  await show(manyAssignments(60));
  for (const [path, limit] of [
    [pages.home.path, 60_000],
    [pages.openProjects.path, 50_000],
    [assignmentPath('A-1'), 60_000],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    // A font that comes after the text would move it.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { entryType } of list.getEntries()) document.documentElement.setAttribute('data-moved', entryType);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return { kind: /\.(css|woff2|js)\b/.exec(name)?.[1] ?? 'other', bytes: transferSize };
      }),
    );
    const kinds = loaded.map(({ kind }) => kind).filter((kind) => kind !== 'other');
    expect(kinds.sort(), path).toEqual(['css', 'js', 'woff2']);
    expect(loaded.find(({ kind }) => kind === 'js')?.bytes, path).toBeLessThan(5_000);
    const all = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all, 'control').toBeGreaterThan(1_000);
    expect(all, path).toBeLessThan(limit);
    await expect(page.locator('[data-moved]'), path).toHaveCount(0);
    await context.close();
  }
});
