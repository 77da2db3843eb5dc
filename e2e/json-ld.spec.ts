import { shownPages } from '../lib/content/shown-pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { openIds } from './support/feed.ts';
import { jsonLdIn } from './support/html.ts';
import { realisticAssignments } from './support/realistic-assignments.ts';
import { expect, test } from './support/test.ts';

// Which kinds of data each page has is tested in `any-way.spec.ts`, and the organization in `app/configuration.test.ts`.

const dataAt = async (url: string) => jsonLdIn(await (await fetch(url)).text());

test('every page but the home page has a breadcrumb from there', async ({ site }) => {
  const paths = [...shownPages.map(({ path }) => path as string), assignmentPath(openIds[0] ?? '')];
  const linked = new Set<string>();
  for (const path of paths.filter((address) => address !== pages.home.path)) {
    const trail = (await dataAt(`${site.url}${path}`)).find((found) => found['@type'] === 'BreadcrumbList');
    const items = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
    expect(items.at(-1)?.item).toBe(`${site.url}${path}`);
    expect(items).toHaveLength(path.split('/').length);
    for (const { item } of items) linked.add(item);
  }
  for (const item of linked) expect((await fetch(item)).status, item).toBe(200);
  const [, website] = await dataAt(site.url);
  expect(website).toMatchObject({ name: 'Test Consulting', publisher: { '@id': `${site.url}/#organization` } });
});

test('the list is a collection of the open assignments, at the canonical address of its page', async ({ site }) => {
  for (const [query, canonical, count] of [
    ['', '', openIds.length],
    ['?technology=kotlin&foo=1', '?technology=kotlin', expect.any(Number)],
  ]) {
    const url = `${site.url}${pages.openProjects.path}${canonical}`;
    const html = await (await fetch(`${site.url}${pages.openProjects.path}${query}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    const found = jsonLdIn(html).find((data) => data['@type'] === 'CollectionPage');
    expect(found).toMatchObject({ url, mainEntity: { '@type': 'ItemList', numberOfItems: count } });
    if (query !== '') continue;
    const itemListElement = openIds.map((id) => expect.objectContaining({ url: `${site.url}${assignmentPath(id)}` }));
    expect(found).toMatchObject({ mainEntity: { itemListElement } });
  }
});

test('an assignment with a date and a country is a JobPosting', async ({ changing: { site, show } }) => {
  const [first, second] = realisticAssignments();
  await show([
    { ...first, country: 'DE', posted: '2026-11-03' },
    { ...second, posted: null },
  ]);
  const typesAt = async (id: string) => (await dataAt(`${site.url}${assignmentPath(id)}`)).map((data) => data['@type']);
  expect(await typesAt('R-1')).toContain('JobPosting');
  expect(await typesAt('R-2')).not.toContain('JobPosting');
});
