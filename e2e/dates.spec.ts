import { pages } from '../lib/site.ts';
import { expect, test } from './support/test.ts';
import { upstreamItem } from './support/upstream-item.ts';

const list = pages.openProjects.path;

// With fewer than ten assignments there is no form.
const UNDATED = Array.from({ length: 10 }, (_, at) => `U${at}`);
const feed = [
  upstreamItem('OLD', { posted: '2024-11-03', updated: '2024-11-05T08:00:00Z' }),
  upstreamItem('NONE'),
  upstreamItem('NEW', { posted: '2024-11-09T23:30:00-05:00' }),
  upstreamItem('MID', { posted: '2024-11-08' }),
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
  await expect.poll(ids).toEqual(['NEW', 'MID', 'OLD', 'NONE', ...UNDATED]);
  await page.getByLabel('Posted since').fill('2024-11-08');
  await expect.poll(ids).toEqual(['NEW', 'MID']);
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
