import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import { dayAgo } from '@/lib/public-project/stated-date.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { jsonLdIn } from '../e2e/support/html.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

/** Dates of every kind, each with what people read. */
const DATED = [
  { id: 'none', dates: {}, said: null },
  { id: 'day', dates: { posted: '2024-11-03' }, said: 'Posted 3 November 2024' },
  {
    id: 'evening',
    dates: { posted: '2024-11-09T23:30:00-05:00', updated: '2024-11-12' },
    said: 'Posted 9 November 2024, last changed 12 November 2024',
  },
  {
    id: 'morning',
    dates: { posted: '2024-11-10T00:30:00.123456+13:00', updated: '2024-11-10T09:00:00+13:00' },
    said: 'Posted 10 November 2024',
  },
  { id: 'changed', dates: { updated: '2024-11-05T08:00:00Z' }, said: 'Last changed 5 November 2024' },
  { id: 'wrong', dates: { posted: '2024-02-30', updated: 'soon' }, said: null },
  { id: 'future', dates: { posted: '2999-01-01' }, said: null },
  { id: 'leap', dates: { posted: '2016-12-31T23:59:60Z' }, said: 'Posted 31 December 2016' },
] as const;
const items = DATED.map(({ id, dates }) => ({ id, name: `Assignment ${id}`, location: 'Oslo', ...dates }));

const READ_AT = new Date('2025-06-01T12:00:00Z');

let shown: ProjectList;
beforeEach(() => {
  shown = showFeed(items, READ_AT);
});

const htmlOf = (path: string, query: Record<string, string> = {}) => pageHtml(`${path}?${new URLSearchParams(query)}`);

const list = pages.openProjects.path;
const idsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*>[\s\S]*?href="\/open-projects\/(\w+)[?"]/g)].map(([, id]) => id);
const callList = async (args: object) => {
  const { structured } = await toolResult('list_open_assignments', { limit: 10, ...args });
  const { assignments } = structured as { assignments: { id: string }[] };
  return assignments?.map(({ id }) => id);
};
const words = (html: string) => html.replace(/<[^>]*>/g, '');
const datesIn = (html = '') => words(/<p class="dates">(.*?)<\/p>/.exec(html)?.[1] ?? '') || null;

describe('the dates of assignments', () => {
  it.each(DATED)(
    'of “$id” are on its page, in the list, in both as markdown, and in the tools’ text',
    async ({ id, said }) => {
      const path = assignmentPath(id);
      const [, page] = (await htmlOf(path)).split(`Assignment ${id}</h1>`);
      // Further down are similar assignments, with dates of their own.
      expect(datesIn(page?.split('Similar')[0])).toBe(said);
      expect(datesIn((await htmlOf(list)).split('<article').find((part) => part.includes(`"${path}"`)))).toBe(said);
      const text = (await markdownPage(path)).text.split('\n## Similar')[0];
      if (said === null) expect(text).not.toMatch(/Posted|changed/);
      else expect(text).toContain(`\n\n${said}\n\n`);
      const { content } = await toolResult('get_assignment', { id });
      expect(/\\n- ((?:Posted|Last changed)[^\\]*)\\n/.exec(content)?.[1] ?? null).toBe(said);
    },
  );

  it('are there for programs: in elements, in structured data and in the front matter', async () => {
    const html = await htmlOf(assignmentPath('evening'));
    const times = [...html.matchAll(/<time dateTime="([^"]*)">/gi)].map(([, at]) => at);
    expect(times.slice(0, 2)).toEqual(['2024-11-09T23:30:00-05:00', '2024-11-12']);
    const page = jsonLdIn(html).find((description) => description['@type'] === 'WebPage');
    expect(page).toMatchObject({ datePublished: '2024-11-09T23:30:00-05:00', dateModified: '2024-11-12' });
    expect(await htmlOf(assignmentPath('none'))).not.toContain('WebPage');
    const updated = async (id: string) =>
      /^last_updated: "(.*)"$/m.exec((await markdownPage(assignmentPath(id))).text)?.[1];
    expect(await Promise.all(['evening', 'day', 'none'].map(updated))).toEqual(['2024-11-12', '2024-11-03', undefined]);
  });

  // Which dates a feed may state, and how they become times: lib/public-project/stated-date.test.ts.
  it('are in both feeds as times, and the same after a restart; without one `updated` is when the entry was first read', async () => {
    const dated = items.filter(({ id }) => ['day', 'evening', 'leap'].includes(id));
    const { atom: before, json } = await feedsOf(showFeed(dated, READ_AT));
    const { atom: after } = await feedsOf(showFeed(structuredClone(dated), new Date('2025-06-02T12:00:00Z')));
    expect(after).toBe(before);
    const { updated, entries } = parseAtomFeed(before);
    expect(updated).toBe('2024-11-12T00:00:00Z');
    expect(entries?.map((entry) => [entry.published, entry.updated])).toEqual([
      ['2024-11-09T23:30:00-05:00', '2024-11-12T00:00:00Z'],
      ['2024-11-03T00:00:00Z', '2024-11-03T00:00:00Z'],
      ['2016-12-31T23:59:59Z', '2016-12-31T23:59:59Z'],
    ]);
    expect(parseJsonFeed(json).items?.map((item) => [item.date_published, item.date_modified])).toEqual([
      ['2024-11-09T23:30:00-05:00', '2024-11-12T00:00:00Z'],
      ['2024-11-03T00:00:00Z', undefined],
      ['2016-12-31T23:59:59Z', undefined],
    ]);
    const undated = parseAtomFeed((await feedsOf(shown)).atom).entries?.find(({ id }) => id?.endsWith('/none'));
    expect(undated).toMatchObject({ updated: READ_AT.toISOString() });
    expect(undated).not.toHaveProperty('published');
  });
});

describe('the date of posting as a filter and an order', () => {
  // Which assignments match: lib/search/filter-projects.test.ts.
  it('since selects the same on the page, in the feeds and in the tool', async () => {
    const since = '2024-11-09';
    const ids = ['morning', 'evening'];
    expect(idsIn(await htmlOf(list, { since }))).toEqual(ids);
    const feed = parseJsonFeed((await feedsOf(shown, `since=${since}`)).json);
    expect(feed.items?.map(({ url }) => url?.split('/').at(-1))).toEqual(ids);
    expect(feed.feed_url).toContain(`?since=${since}`);
    expect(await callList({ since })).toEqual(ids);
  });

  const NEWEST = ['morning', 'evening', 'day', 'leap', 'none', 'changed', 'wrong', 'future'];

  it('the newest come first on the page and in the tool, also among matches with sort=newest', async () => {
    for (const query of [{}, { sort: 'newest' }, { sort: 'newest', q: 'project' }]) {
      expect(idsIn(await htmlOf(list, query))).toEqual(NEWEST);
      expect(await callList(query)).toEqual(NEWEST);
    }
    expect(await callList({ sort: 'newest', limit: 3, page: 2 })).toEqual(NEWEST.slice(3, 6));
  });

  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('what was posted %i days ago is marked as new: %s', async (days, isNew) => {
    showFeed([{ id: 'A', name: 'One', posted: dayAgo(days) }]);
    expect((await htmlOf(list)).includes('>New</span>')).toBe(isNew);
  });

  it('a sorted list is not indexed, as a filtered one, and its pages keep the order', async () => {
    showFeed(Array.from({ length: 60 }, (_, at) => ({ ...items[1], id: `N${at}` })));
    const html = await htmlOf(list, { sort: 'newest' });
    expect(html).toContain('href="/open-projects?sort=newest&amp;page=2"');
    const { metadata } = await markdownPage(`${list}?sort=newest`);
    expect(metadata.robots).toEqual({ index: false });
    expect((await markdownPage(list)).metadata.robots, 'control').toBeUndefined();
  });
});
