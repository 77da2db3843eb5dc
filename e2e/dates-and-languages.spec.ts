import { HtmlValidate } from 'html-validate';
import { assignmentPath } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { expect, test } from './support/test.ts';
import { upstreamItem } from './support/upstream-item.ts';
import { violations } from './support/violations.ts';

const list = pages.openProjects.path;

const german = {
  name: 'Fahrgastinformation für den Regionalverkehr',
  context: 'Wir erneuern die Donaudampfschifffahrtsgesellschaftsverwaltungssoftware.',
  language: 'de',
};
// With fewer than ten assignments there is no form.
const UNDATED = Array.from({ length: 10 }, (_, at) => `U${at}`);
const arabic = { name: 'نظام الحجز', context: 'نجدد نظاما.', location: 'القاهرة', language: 'ar' };
const feed = [
  upstreamItem('OLD', { posted: '2024-11-03', updated: '2024-11-05T08:00:00Z' }),
  upstreamItem('NONE'),
  upstreamItem('NEW', { ...german, posted: '2024-11-09T23:30:00-05:00' }),
  upstreamItem('AR', { ...arabic, posted: '2024-11-08' }),
];

test('a visitor sees when assignments were posted, filters by it and finds the newest first', async ({
  page,
  changing: { site, show },
}) => {
  await show([...feed, ...UNDATED.map((id) => upstreamItem(id))]);
  await page.goto(`${site.url}${list}`);
  await expect(page.getByText('Posted 9 November 2024')).toBeVisible();
  const ids = () =>
    page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]?.split('/').at(-1)));
  await expect.poll(ids).toEqual(['NEW', 'AR', 'OLD', 'NONE', ...UNDATED]);
  await page.getByLabel('Posted since').fill('2024-11-08');
  await expect.poll(ids).toEqual(['NEW', 'AR']);
  await expect(page).toHaveURL(`${site.url}${list}?posted_after=2024-11-08`);
  await page.getByRole('link', { name: 'remove Posted since: 8 November 2024' }).click();
  await expect(page).toHaveURL(`${site.url}${list}`);
  // A search puts the best match first, unless the newest is wanted.
  await page.goto(`${site.url}${list}?q=developer`);
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page).toHaveURL(`${site.url}${list}?q=developer&sort=newest`);
  await show(UNDATED.map((id) => upstreamItem(id)));
  await page.goto(`${site.url}${list}`);
  await expect(page.getByLabel('Role')).toBeVisible();
  await expect(page.getByLabel('Posted since')).toHaveCount(0);
});

test('pages with dates and other languages are valid and accessible, and nothing is cut off on a narrow screen', async ({
  page,
  changing: { site, show },
}) => {
  await show(feed);
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  for (const path of [list, assignmentPath('NEW'), assignmentPath('AR'), pages.home.path]) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.url}${path}`);
    expect(await violations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await page.goto(`${site.url}${assignmentPath('NEW')}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('lang', 'de');
  await expect(heading).toHaveCSS('hyphens', 'auto');
  await page.goto(`${site.url}${assignmentPath('AR')}`);
  await expect(page.locator('.context').first()).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
