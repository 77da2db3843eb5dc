import type { Browser } from 'playwright/test';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { expect, test } from '../support/test.ts';

/** What a browser with an empty cache transfers for a page, and how much its layout shifts. */
async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const weight = { bytes: 0, scriptBytes: 0, styleSheets: 0, fonts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    weight.bytes += encodedDataLength;
    if (type === 'Script') weight.scriptBytes += encodedDataLength;
    if (type === 'Stylesheet') weight.styleSheets += 1;
    if (type === 'Font') weight.fonts += 1;
  });
  // A font that comes after the text would move it.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );
  await context.close();
  return { ...weight, layoutShift };
}

test('the home page is under 60 kB in a browser, a list of 60 assignments under 50 kB, with one style sheet, one font and one small script, and nothing moves', async ({
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
    const { bytes, scriptBytes, ...others } = await weigh(browser, `${site.url}${path}`);
    expect(others, path).toEqual({ styleSheets: 1, fonts: 1, layoutShift: 0 });
    expect(bytes, path).toBeGreaterThan(1_000);
    expect(bytes, path).toBeLessThan(limit);
    expect(scriptBytes, path).toBeLessThan(5_000);
  }
});
