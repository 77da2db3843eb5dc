import { lookedAt } from './support/looked-at.ts';
import { problemsOf } from './support/page-problems.ts';
import { htmlFaults, violations } from './support/soundness.ts';
import { expect, test } from './support/test.ts';

test('the checkers find known faults (control)', async ({ page }) => {
  for (const [html, rule] of [
    ['<p><div></div></p>', 'close-order'],
    ['<ul aria-label="a"><li>b</li></ul>', 'aria-label-misuse'],
  ] as const)
    expect((await htmlFaults(html)).join()).toContain(rule);
  await page.setContent(
    '<img src="x"><p style="color:#ddd;background:#fff">pale</p>',
  );
  expect((await violations(page)).join()).toMatch(
    /image-alt.*color-contrast|color-contrast.*image-alt/s,
  );
});

// At every width and size of text: npm run verify.
test('each page has valid HTML, no error and no script of the framework, and axe finds nothing by day and night', async ({
  page,
}) => {
  const errors = problemsOf(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.add(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, reach] of lookedAt) {
    const response = await page.goto(address);
    expect(await htmlFaults((await response?.text()) ?? ''), address).toEqual(
      [],
    );
    await reach?.(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${address} ${colorScheme}`).toEqual([]);
    }
  }
  // A browser reports the status of a missing page, and of a refused form, as an
  // error.
  expect(errors.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
  expect([...scripts]).toEqual(['/assets/site.js']);
});
