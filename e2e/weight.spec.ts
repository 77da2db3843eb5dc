import { assignmentPath, pages, resources } from '../lib/site.ts';
import { browse } from '../scripts/bench/browser.mjs';
import { feedOf } from '../scripts/bench/feed.mjs';
import { expect, test } from './support/test.ts';
import { wholeRequest } from './support/whole-request.ts';

test('the home page is under 60 kB in a browser, a list of 60 assignments under 100 kB, with one style sheet, one font and one small script', async ({
  changing: { site, show },
}) => {
  await show(feedOf(60).projects);
  const limits = new Map([
    [pages.home.path, 60_000],
    [pages.openProjects.path, 100_000],
    [assignmentPath('BENCH-1'), 60_000],
  ]);
  const rows = await browse(site.url, [...limits.keys()]);
  expect(rows.map(({ path }) => path)).toEqual([...limits.keys()]);
  for (const { path, bytes, scriptBytes, styleSheets, fonts } of rows) {
    expect({ styleSheets, fonts }, path).toEqual({ styleSheets: 1, fonts: 1 });
    expect(bytes, path).toBeGreaterThan(1_000);
    expect(bytes, path).toBeLessThan(limits.get(path) ?? 0);
    expect(scriptBytes, path).toBeLessThan(5_000);
  }
});

test('the site compresses cacheable responses itself, with a Content-Length and a separate entity tag for each coding', async ({
  site,
}) => {
  for (const path of [pages.openProjects.path, resources.projectsApi.path, resources.llmsTxt.path]) {
    const plain = await wholeRequest(`${site.url}${path}`);
    const gzip = await wholeRequest(`${site.url}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers, path).not.toHaveProperty('content-encoding');
    expect(gzip.headers['content-encoding'], path).toBe('gzip');
    expect(gzip.body.length, path).toBeLessThan(plain.body.length);
    for (const { headers, body } of [plain, gzip]) {
      expect(Number(headers['content-length']), path).toBe(body.length);
      expect(headers.vary, path).toContain('Accept-Encoding');
    }
    expect(gzip.headers.etag, path).not.toBe(plain.headers.etag);
  }
});
