import type { Page } from 'playwright/test';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { realisticAssignments } from './support/realistic-assignments.ts';
import { htmlFaults, violations, widthsAt } from './support/soundness.ts';
import { expect, test } from './support/test.ts';
import { answering } from './support/upstream.ts';

const home = pages.home.path;
const list = pages.openProjects.path;

test.use({ baseURL: async ({ changing }, use) => use(changing.site.url) });

const LONG = 'Informationssicherheitsmanagementsysteme';
const longWords = {
  id: 'LONG',
  name: `${LONG} und ${LONG}`,
  language: 'de',
  sector: LONG,
  context: `${LONG}\n- ${LONG}\n  - ${LONG}`,
  location: LONG,
  timeline: LONG,
  status: LONG,
  roles: [{ title: LONG, tech_stack: LONG, languages: LONG, allocation: LONG, price: LONG }],
  posted: '2026-11-20',
};

const arabic = { id: 'AR', name: 'نظام الحجز', context: 'نجدد نظاما.', location: 'القاهرة', language: 'ar' };

/** The levels of the headings, in their order. */
const levels = (page: Page) =>
  page.locator('h1, h2, h3, h4').evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));

// The dark scheme, which is the same whatever the feed is, is checked in `accessibility.spec.ts`.
async function expectSound(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(address);
  expect(await htmlFaults((await response?.text()) ?? ''), address).toEqual([]);
  expect(await violations(page), address).toEqual([]);
  const [first, ...rest] = await levels(page);
  expect(first, address).toBe(1);
  expect(rest.includes(1), address).toBe(false);
  const skipped = rest.filter((level, at) => level > (rest[at - 1] ?? 1) + 1);
  expect(skipped, address).toEqual([]);
  const widths = [1280, 768, 360, 320];
  expect(await widthsAt(page, widths), address).toEqual(widths);
}

test('with sixty assignments in any language and words of forty letters every page is valid, accessible, in order, and fits any screen', async ({
  changing: { show },
  page,
}) => {
  test.slow();
  await show([longWords, arabic, ...realisticAssignments()]);
  for (const address of [`${list}?q=${LONG}`, assignmentPath('R-4')]) await expectSound(page, address);
  await expectSound(page, assignmentPath('LONG'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('lang', 'de');
  await expect(heading).toHaveCSS('hyphens', 'auto');
  await expectSound(page, assignmentPath('AR'));
  await expect(page.locator('.context').first()).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const address of [list, home]) {
    await expectSound(page, address);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page), `${address} in forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  const times = page.locator('.board li time');
  const days = await times.evaluateAll((all) => all.map((time) => time.getAttribute('dateTime')));
  expect(days).toHaveLength(5);
  expect(days).toEqual(days.toSorted().reverse());
});

// What the pages then have and don’t have: app/number-of-assignments.test.ts.
test('with two assignments, and with none, the pages are valid, accessible and in order', async ({
  changing: { show },
  page,
}) => {
  for (const length of [2, 0]) {
    await show(realisticAssignments(length));
    for (const address of [home, list]) await expectSound(page, address);
    await expect(page.locator('.count')).toContainText(`${length} open assignment`);
  }
  await expect(page.locator('.count strong')).toHaveCount(0);
});

test('in an outage the list says that it can’t be shown, and nothing about assignments below', async ({
  page,
  own,
}) => {
  const settings = { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_MAX_STALE_SECONDS: '1' };
  const { site, upstream } = await own.siteWith(answering([]), settings);
  const status = async () => (await fetch(`${site.url}${resources.projectsApi.path}`)).status;
  await expect.poll(status).toBe(200);
  upstream.behave(answering('no', 500));
  await expect.poll(status).toBe(502);
  for (const address of [home, list]) await expectSound(page, `${site.url}${address}`);
  await expect(page.getByRole('status').first()).toContainText('at the moment');
});
