import { gzipSync } from 'node:zlib';
import { PAGE_SIZE } from '../lib/projects/paging.ts';
import { markdownPath, pages } from '../lib/site.ts';
import { manyAssignments } from './support/many-assignments.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream, type Upstream } from './support/upstream.ts';

const list = pages.openProjects.path;
let upstream: Upstream;
let site: Site;

test.beforeAll(async () => {
  upstream = await startUpstream(answering(manyAssignments(120)));
  site = await startSite({
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '1',
    PROJECTS_FEED_MAX_BYTES: '20000000',
  });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.stop();
});

async function showing(length: number) {
  upstream.behave(answering(manyAssignments(length)));
  // The site rereads the feed within a second.
  await expect
    .poll(async () => ((await (await fetch(`${site.url}/api/public-projects`)).json()) as unknown[]).length)
    .toBe(length);
}

const inBrowser = (path: string) => `${site.url}${path}`;

test('a long list is paginated; the pages link to each other and together have every assignment once', async ({
  page,
}) => {
  await showing(120);
  await page.goto(inBrowser(list));
  await expect(page.getByText(`120 open assignments, showing 1 to ${PAGE_SIZE}`)).toBeVisible();
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Page ${number} of 3.`)).toBeVisible();
    ids.push(...(await page.getByRole('article').locator('dd.mono').allTextContents()));
    if (number < 3) await page.getByRole('link', { name: 'Next page' }).click();
  }
  expect(new Set(ids).size).toBe(120);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await page.getByRole('link', { name: 'Previous page' }).click();
  expect(new URL(page.url()).search, 'the first page has one address').toBe('');
});

test('the previous and next page are linked in the head, in the Link header and in the markdown', async ({ page }) => {
  await showing(120);
  const answer = await page.goto(inBrowser(`${list}?page=2`));
  expect(answer?.headers().link).toContain(`<${list}>; rel="prev"`);
  expect(answer?.headers().link).toContain(`<${list}?page=3>; rel="next"`);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', inBrowser(list));
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', inBrowser(`${list}?page=3`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', inBrowser(`${list}?page=2`));
  const markdown = await page.request.get(inBrowser(markdownPath(list)));
  expect(await markdown.text()).toMatch(
    new RegExp(`\\*\\*120 open assignments\\*\\*.*\\[Next page\\]\\(${site.url}${list}\\?page=2\\)`, 's'),
  );
  expect(markdown.headers().link).toContain(`<${markdownPath(list)}?page=2>; rel="next"`);
});

test('filters and pagination work together', async ({ page }) => {
  await showing(1200);
  await page.goto(inBrowser(`${list}?remote=yes`));
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(new URL(page.url()).search).toBe('?remote=yes&page=2');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Remote: Fully remote');
});

test('a page after the last is 404 and links to the first', async ({ page }) => {
  await showing(120);
  const answer = await page.goto(inBrowser(`${list}?page=4`));
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
});

for (const length of [0, 1, 3, 60]) {
  test(`the list is correct with ${length} assignments`, async ({ page }) => {
    await showing(length);
    await page.goto(inBrowser(list));
    await expect(page.getByRole('article')).toHaveCount(Math.min(length, PAGE_SIZE));
    await expect(page.getByText(length === 1 ? '1 open assignment,' : `${length} open assignments`)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(length === 0 ? 0 : 1);
    await page.goto(inBrowser('/'));
    await expect(page.getByText(length === 1 ? '1 open assignment,' : `${length} open assignments`)).toBeVisible();
  });
}

for (const [path, most] of [
  ['/', 60_000],
  [list, 100_000],
] as const) {
  test(`${path} with sixty assignments and everything it loads is under ${most / 1000} kB, compressed`, {
    tag: '@layer',
  }, async ({ page }) => {
    await showing(60);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      // Text is compressed here, because in plain Next the proxy or the platform does that.
      const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
      sizes.push(response.body().then((body) => (isText ? gzipSync(body) : body).length));
    });
    await page.goto(inBrowser(path), { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(total).toBeLessThan(most);
    expect(total, 'control').toBeGreaterThan(10_000);
  });
}

test('no page grows with ten thousand assignments', async ({ request }) => {
  await showing(10_000);
  for (const path of [list, `${list}?technology=Python`, `${list}?q=kafka&page=2`]) {
    const answer = await request.get(inBrowser(path));
    expect(answer.status(), path).toBe(200);
    expect((await answer.body()).length, path).toBeLessThan(400_000);
    expect((await answer.text()).match(/<article/g), path).toHaveLength(PAGE_SIZE);
  }
});
