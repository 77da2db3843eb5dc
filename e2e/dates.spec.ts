import { pages } from '../lib/routes/pages.ts';
import { expect, test } from './support/test.ts';
import { upstreamItem } from './support/upstream-item.ts';

const list = pages.openProjects.path;

// With fewer than ten assignments there is no form.
const UNDATED = Array.from({ length: 10 }, (_, at) => upstreamItem(`U${at}`));
const feed = [
  upstreamItem('NEW', { posted: '2024-11-09T23:30:00-05:00' }),
  upstreamItem('OLD', { posted: '2024-11-03' }),
];

// The order, the filter and when the form has them, in every format: app/dates.test.ts.
test('a visitor sees when assignments were posted, follows a link to those since a day and asks for the newest first', async ({
  page,
  changing: { site, show },
}) => {
  await show([...feed, ...UNDATED]);
  await page.goto(`${site.url}${list}`);
  await expect(page.getByText('Posted 9 November 2024')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.goto(`${site.url}${list}?since=2024-11-08`);
  await expect(page.getByRole('article')).toHaveText([/Assignment NEW/]);
  await expect(page).toHaveURL(`${site.url}${list}?since=2024-11-08`);
  await page.getByRole('link', { name: 'Remove New since: 8 November 2024' }).click();
  await expect(page).toHaveURL(`${site.url}${list}`);
  // A search puts the best match first, unless the newest is wanted.
  await page.goto(`${site.url}${list}?q=developer`);
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page).toHaveURL(`${site.url}${list}?q=developer&sort=newest`);
});
