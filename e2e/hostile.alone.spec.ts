import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath, pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import {
  HOMELESS_IDS,
  hostileItem,
  ODD_IDS,
  SECRET,
  TEXTS,
} from './support/hostile-feed.ts';
import { problemsOf } from './support/page-problems.ts';
import { expect, test } from './support/test.ts';

const megabyte = { ...hostileItem('megabyte'), context: 'm'.repeat(1_000_000) };
const items = JSON.stringify([
  megabyte,
  ...ODD_IDS.map(hostileItem),
  ...HOMELESS_IDS.map(hostileItem),
]);
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const shown = ['megabyte', ...ODD_IDS];

// Items whose id can have no address are dropped, and counted:
// lib/feed/translate.test.ts.
test.beforeEach(({ show }) =>
  show(`${items.slice(0, -1)},${deep}]`, shown.length),
);

test('an assignment with any id is there as a page, as markdown and in JSON, and no text of the feed is in the log, which is one JSON line per event', async ({
  site,
  log,
}) => {
  const get = (path: string) => fetch(`${site.url}${path}`);
  const listed = await (await get(resources.projectsApi.path)).json();
  expect(listed).toMatchObject(shown.map((id) => ({ id })));
  for (const id of ODD_IDS) {
    const path = assignmentPath(id);
    const html = (await (await get(path)).text()).replaceAll('&amp;', '&');
    expect(html, id).toContain(`rel="canonical" href="${site.url}${path}"/>`);
    expect((await get(markdownPath(path))).status, id).toBe(200);
  }
  await expect.poll(log).toContain('"event":"feed_left_out"');
  const logged = await log();
  for (const line of logged.match(/^{.*/gm) ?? [])
    expect(JSON.parse(line)).toHaveProperty('time');
  expect(logged).not.toMatch(
    new RegExp(`${SECRET}|alert\\(|Ignore all|injected|/feed.json`),
  );
});

test('in a browser no feed text runs, breaks a page or loads anything, and every link leads to its assignment', async ({
  page,
  site,
}) => {
  const unwanted: string[] = [];
  const problems = problemsOf(page);
  page.on('dialog', (dialog) => {
    unwanted.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url)
      unwanted.push(request.url());
  });
  await page.goto(pages.home.path);
  await page.goto(pages.openProjects.path);
  const links = await page
    .locator('article h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const paths = shown.map(assignmentPath);
  expect(links).toEqual(paths);
  // One assignment with each text: pages differ in nothing else.
  for (const [number, link] of paths.slice(0, TEXTS.length + 2).entries()) {
    await page.goto(link);
    await expect(page.locator('h1'), link).toHaveText(
      new RegExp(`No ${Math.max(0, number - 1)} `),
    );
    // A page’s JSON-LD is data, not a script that runs.
    const active = page.locator(
      'main :is(iframe, style, img, object, embed, script:not([type="application/ld+json"]))',
    );
    await expect(active, link).toHaveCount(0);
  }
  expect([...unwanted, ...problems]).toEqual([]);
});
