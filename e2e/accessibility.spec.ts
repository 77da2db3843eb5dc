import { shownPages } from '../lib/content/pages.ts';
import { pages } from '../lib/routes/pages.ts';
import { problemsOf } from './support/page-problems.ts';
import { isPlain } from './support/plain-next.ts';
import { htmlFaults, violations } from './support/soundness.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const addresses = [
  ...shownPages.map(({ path }) => path as string),
  `${list}/EX-1003`,
  `${list}?technology=Python&q=developers`,
  `${list}?q=kubbernetis`,
  // Plain Next leaves the body of a 404 to its client.
  ...(isPlain ? [] : [`${list}/gone`, '/nothing']),
];

test('the checkers find known faults (control)', async ({ page }) => {
  expect(
    await htmlFaults(
      '<!DOCTYPE html><html><body><p><div></div></p></body></html>',
    ),
  ).not.toEqual([]);
  expect(
    (await htmlFaults('<ul aria-label="a"><li>b</li></ul>')).join(),
  ).toContain('aria-label-misuse');
  await page.setContent(
    '<img src="x"><p style="color:#ddd;background:#fff">pale</p>',
  );
  expect((await violations(page)).join()).toMatch(
    /image-alt.*color-contrast|color-contrast.*image-alt/s,
  );
});

// At every width and size of text: npm run verify.
test('each page has valid HTML, no error and no script of the framework, and axe finds nothing', async ({
  page,
}) => {
  const errors = problemsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(await htmlFaults((await response?.text()) ?? ''), address).toEqual(
      [],
    );
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${address} ${colorScheme}`).toEqual([]);
    }
  }
  // A browser reports the status of a missing page as an error.
  expect(errors.filter((text) => !/status of 404/.test(text))).toEqual([]);
  if (!isPlain) expect(new Set(scripts)).toEqual(new Set(['/assets/site.js']));
});
