import { assignmentPath, pageEntries } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { openIds } from './support/feed.ts';
import { jsonLdIn } from './support/html.ts';
import { realisticAssignments } from './support/realistic-assignments.ts';
import { expect, test } from './support/test.ts';

const descriptionsOf = async (url: string) => jsonLdIn(await (await fetch(url)).text());

const paths = [...pageEntries.map(({ path }) => path as string), ...openIds.map(assignmentPath)];

test('the home page describes the organization and the website', async ({ site }) => {
  const found = await descriptionsOf(`${site.url}/`);
  expect(found.map((description) => description['@type'])).toEqual(['Organization', 'WebSite']);
  // The organization with all its facts: app/configuration.test.ts.
  expect(found[1]).toMatchObject({ name: 'Test Consulting', publisher: { '@id': `${site.url}/#organization` } });
});

test('every other page has a breadcrumb from the home page', async ({ site }) => {
  const linked = new Set<string>();
  for (const path of paths.filter((address) => address !== pages.home.path)) {
    const trail = (await descriptionsOf(`${site.url}${path}`)).find((found) => found['@type'] === 'BreadcrumbList');
    const items = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
    expect(items.at(-1)?.item).toBe(`${site.url}${path}`);
    expect(items).toHaveLength(path.split('/').length);
    for (const { item } of items) linked.add(item);
  }
  for (const item of linked) expect((await fetch(item)).status, item).toBe(200);
});

test('the list is a collection of the open assignments, each with its address', async ({ site }) => {
  const found = await descriptionsOf(`${site.url}${pages.openProjects.path}`);
  const list = found.find((description) => description['@type'] === 'CollectionPage')?.mainEntity as Record<
    string,
    unknown
  >;
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: openIds.length });
  expect((list.itemListElement as { url: string }[]).map(({ url }) => url)).toEqual(
    openIds.map((id) => `${site.url}${assignmentPath(id)}`),
  );
});

test('the address of a collection is the canonical one of its page', async ({ site }) => {
  for (const [query, canonical] of [
    ['', ''],
    ['?technology=kotlin&foo=1', '?technology=kotlin'],
  ]) {
    const html = await (await fetch(`${site.url}${pages.openProjects.path}${query}`)).text();
    const url = `${site.url}${pages.openProjects.path}${canonical}`;
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(jsonLdIn(html).find((found) => found['@type'] === 'CollectionPage')).toMatchObject({ url });
  }
});

test('an assignment with a date and a country is a JobPosting, and no other page is one', async ({
  changing: { site, show },
}) => {
  const [first, second] = realisticAssignments();
  await show([
    { ...first, country: 'DE', posted: '2026-11-03' },
    { ...second, posted: null },
  ]);
  const typesAt = async (path: string) => (await descriptionsOf(`${site.url}${path}`)).map((found) => found['@type']);
  expect(await typesAt(assignmentPath('R-1'))).toContain('JobPosting');
  for (const path of [assignmentPath('R-2'), ...pageEntries.map((page) => page.path as string)]) {
    expect(await typesAt(path), path).not.toContain('JobPosting');
  }
});
