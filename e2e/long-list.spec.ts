import { PAGE_SIZE } from '../lib/listing/paging.ts';
import { markdownPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { manyAssignments } from './support/many-assignments.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

test.use({ baseURL: async ({ changing }, use) => use(changing.site.url) });

test('a long list is paginated; its pages link to each other in every format, and together have every assignment once', async ({
  changing: { site, show },
  page,
  request,
}) => {
  await show(manyAssignments(120));
  await page.goto(list);
  await expect(page.getByText(`120 open assignments, showing 1 to ${PAGE_SIZE}`)).toBeVisible();
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Page ${number} of 3.`)).toBeVisible();
    const links = page.getByRole('article').getByRole('link');
    ids.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
    if (number < 3) await page.getByRole('link', { name: 'Next page' }).click();
  }
  expect(new Set(ids).size).toBe(120);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);

  // The previous page in the head, and the canonical address: any-way.spec.ts.
  await test.step('the next page is linked in the head, and the first page has one address', async () => {
    await page.getByRole('link', { name: 'Previous page' }).click();
    expect(new URL(page.url()).search).toBe('?page=2');
    await expect(page.locator('link[rel=next]')).toHaveAttribute('href', `${site.url}${list}?page=3`);
    await page.getByRole('link', { name: 'Previous page' }).click();
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('and in the markdown', async () => {
    const markdown = await request.get(markdownPath(list));
    expect(await markdown.text()).toMatch(
      new RegExp(
        `\\*\\*120 open assignments\\*\\*.*\\[Next page\\]\\(${site.url}${markdownPath(list)}\\?page=2\\)`,
        's',
      ),
    );
    expect(await markdown.text()).toContain(`\nnext: "${site.url}${markdownPath(list)}?page=2"\n`);
  });

  await test.step('a page after the last is 404 and links to the first', async () => {
    expect((await page.goto(`${list}?page=4`))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
  });
});

test('no page grows with ten thousand assignments, and filters and pagination work together', async ({
  changing: { show },
  page,
  request,
}) => {
  // Short texts: how long the site reads them is measured by `npm run bench`.
  await show(manyAssignments(10_000).map((assignment) => ({ ...assignment, context: '', timeline: '' })));
  for (const path of [list, `${list}?technology=Python`, `${list}?q=kafka&page=2`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect((await answer.body()).length, path).toBeLessThan(400_000);
    expect((await answer.text()).match(/<article/g), path).toHaveLength(PAGE_SIZE);
  }
  await page.goto(`${list}?remote=yes`);
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(new URL(page.url()).search).toBe('?remote=yes&page=2');
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('Remote: Fully remote');
});
