import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { t } from '@/lib/content/messages.ts';
import { markdownPath, pages } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { CHOICE_NAMES } from '@/lib/search/filter-rules.ts';
import { PAGE_SIZE } from '@/lib/search/paging.ts';
import { feedsOf } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

const BASE = 'https://consulting.example';
const list = pages.openProjects.path;
const item = (_: unknown, at: number) => ({
  id: `N-${at}`,
  name: `No ${at}`,
  location: at % 2 ? 'Oslo' : 'Bergen',
});
const show = (length: number) => showFeed(Array.from({ length }, item));
const pathsIn = (html: string) =>
  [...html.matchAll(/<h2><a href="([^"?]*)/g)].map(([, path = '']) => path);

it.each([0, 1, 9, 10, 60])(
  'the home page and the list say and show %i assignments',
  async (length) => {
    show(length);
    const count = new RegExp(`\\b${length} open assignments?\\b`);
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
    const home = textOf(await pageHtml(pages.home.path));
    const html = await pageHtml(list);
    // Nobody shows off that nothing is open.
    expect(count.test(home)).toBe(length > 0);
    expect(textOf(html)).toMatch(count);
    expect(pathsIn(html)).toHaveLength(Math.min(length, PAGE_SIZE));
    expect(html.match(/<search|role="search"/g) ?? []).toHaveLength(
      length < 10 ? 0 : 1,
    );
  },
);

it('a row names a role that repeats the name of the assignment for screen readers alone', async () => {
  showFeed([
    {
      id: 'A',
      name: 'Cloud architect',
      roles: [{ title: 'Cloud architect' }, { title: 'Tester' }],
    },
  ]);
  const titles = (await pageHtml(list)).match(/<b[ >][^/]*/g);
  expect(titles).toEqual([
    '<b class="visually-hidden">Cloud architect<',
    '<b>Tester<',
  ]);
});

it('a long list has each assignment once on its pages, in the order of its feeds, and links to the pages beside', async () => {
  const projects = show(2 * PAGE_SIZE + 5);
  const htmls = await Promise.all(
    ['', '?page=2', '?page=3'].map((query) => pageHtml(`${list}${query}`)),
  );
  const paths = htmls.flatMap(pathsIn);
  expect(new Set(paths).size).toBe(2 * PAGE_SIZE + 5);
  const { items = [] } = parseJsonFeed((await feedsOf(projects)).json);
  expect(items.map(({ id }) => new URL(id ?? '').pathname)).toEqual(
    paths.slice(0, items.length),
  );
  const beside = (html: string) =>
    [...html.matchAll(/rel="(?:prev|next)" href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  expect(htmls.map(beside)).toEqual([
    [`${list}?page=2`],
    [list, `${list}?page=3`],
    [`${list}?page=2`],
  ]);
  const next = `${BASE}${markdownPath(list)}?page=2`;
  const { text } = await markdownPage(list);
  expect(text).toContain(`[${t('list.next')}](${next})`);
});

it('a long list offers an order with words, and keeps it and a filter that has no control; then it is not indexed', async () => {
  show(PAGE_SIZE + 1);
  const html = (query: string) => pageHtml(`${list}${query}`);
  const controls = async (query: string) =>
    [...(await html(query)).matchAll(/<select [^>]*name="(\w+)"/g)].map(
      ([, name]) => name,
    );
  const filters = await controls('');
  expect(filters.toSorted()).toEqual(
    CHOICE_NAMES.filter((name) => name !== 'speaks').toSorted(),
  );
  expect(await controls('?q=no')).toEqual([...filters, 'sort']);
  expect(await html('?sort=newest')).toContain(
    'href="/open-projects?sort=newest&amp;page=2"',
  );
  expect(await html('?since=2024-11-09')).toContain(
    'type="hidden" name="since" value="2024-11-09"',
  );
  expect(
    (await markdownPage(`${list}?sort=rate`)).text,
    'where no rate is stated',
  ).not.toContain(', highest rate first');
  expect((await markdownPage(`${list}?sort=newest`)).metadata.robots).toEqual({
    index: false,
  });
});

it.each([
  ['', t('follow.all')],
  ['?q=no&location=Oslo', t('follow.search')],
])(
  'the list offers the feeds of its filters, in both formats: “%s”',
  async (query, heading) => {
    show(PAGE_SIZE);
    const feed = `${resources.atomFeed.path}${query}`;
    const html = (await pageHtml(`${list}${query}`)).replaceAll('&amp;', '&');
    expect(html).toContain(`>${heading}<`);
    expect(html).toContain(`href="${feed}"`);
    const { text, metadata } = await markdownPage(`${list}${query}`);
    expect(text).toContain(`## ${heading}\n`);
    expect(metadata.alternates?.types).toMatchObject({
      [resources.atomFeed.type]: [{ url: feed }],
      [resources.jsonFeed.type]: [
        { url: `${resources.jsonFeed.path}${query}` },
      ],
    });
  },
);

it('a long list has a hundred entries on each page of its feeds, which link to each other, also when it is filtered', async () => {
  const projects = show(250);
  const ids: unknown[][] = [];
  const address = `${BASE}${resources.atomFeed.path}`;
  for (const [query, next] of [
    ['?location=Oslo', '?location=Oslo&page=2'],
    ['?location=Oslo&page=2', undefined],
  ]) {
    const { atom, json } = await feedsOf(projects, query);
    const { id, links = [], entries = [] } = parseAtomFeed(atom);
    const linked = (relation: string) =>
      links.find(({ rel }) => rel === relation)?.href;
    expect(id).toBe(`${address}?location=Oslo`);
    expect(linked('self')).toBe(`${address}${query}`);
    expect(linked('next')).toBe(next && `${address}${next}`);
    ids.push(entries.map((entry) => entry.id));
    const { items = [] } = parseJsonFeed(json);
    expect(items.map((item) => item.id)).toEqual(ids.at(-1));
  }
  expect(ids.map((page) => page.length)).toEqual([100, 25]);
  expect(new Set(ids.flat()).size).toBe(125);
});

it('the list has what meets some of a text after the matches on pages, and feeds have matches alone', async () => {
  const projects = showFeed([{ id: 'A', name: 'One' }, item(null, 1)]);
  const { text } = await markdownPage(`${list}?q=one+in+Oslo`);
  expect(text).toMatch(/2 meet some of it[\s\S]*not stated: Oslo/);
  const feed = parseJsonFeed((await feedsOf(projects, 'q=Oslo')).json);
  expect(feed.items?.map(({ title }) => title)).toEqual(['No 1']);
  expect(
    parseAtomFeed((await feedsOf(projects, 'q=xyzzy')).atom).entries ?? [],
  ).toEqual([]);
});
