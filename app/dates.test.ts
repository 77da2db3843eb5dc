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

/** Dates of every kind, each with what people read. Which a feed may state: lib/public-project/stated-date.test.ts. */
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
] as const;
const items = DATED.map(({ id, dates }) => ({ id, name: `Assignment ${id}`, location: 'Oslo', ...dates }));
const NEWEST = ['morning', 'evening', 'day', 'none', 'changed'];
const READ_AT = new Date('2025-06-01T12:00:00Z');
const list = pages.openProjects.path;

let shown: ProjectList;
beforeEach(() => {
  shown = showFeed(items, READ_AT);
});

const idOf = (url = '') => url.split('/').at(-1);
const datesIn = (html = '') => /<p class="dates">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? null;
const idsIn = (html: string) =>
  [...html.matchAll(/<article[^>]*>[\s\S]*?href="\/open-projects\/(\w+)[?"]/g)].map(([, id]) => id);
async function idsOfTool(args: object) {
  const { structured } = await toolResult('list_open_assignments', { limit: 10, ...args });
  return (structured as { assignments: { id: string }[] }).assignments.map(({ id }) => id);
}

describe('the dates of assignments', () => {
  it.each(DATED)('of “$id” are on its page, in the list, in markdown and in the tools’ text', async ({ id, said }) => {
    const path = assignmentPath(id);
    // Further down are similar assignments, with dates of their own.
    expect(datesIn((await pageHtml(path)).split(/<\/h1>|Similar/)[1])).toBe(said);
    expect(datesIn((await pageHtml(list)).split('<article').find((part) => part.includes(`"${path}"`)))).toBe(said);
    const text = (await markdownPage(path)).text.split('\n## Similar')[0];
    expect(/^(?:Posted|Last changed).*$/m.exec(text ?? '')?.[0] ?? null).toBe(said);
    const { content } = await toolResult('get_assignment', { id });
    expect(/\\n- ((?:Posted|Last changed)[^\\]*)\\n/.exec(content)?.[1] ?? null).toBe(said);
  });

  it('are stated for programs, too: in front matter, in elements and in JSON-LD', async () => {
    const updated = async (id: string) =>
      /^last_updated: "(.*)"$/m.exec((await markdownPage(assignmentPath(id))).text)?.[1];
    expect(await Promise.all(['evening', 'day', 'none'].map(updated))).toEqual(['2024-11-12', '2024-11-03', undefined]);
    const html = await pageHtml(assignmentPath('evening'));
    const dates = ['2024-11-09T23:30:00-05:00', '2024-11-12'];
    expect([...html.matchAll(/<time dateTime="([^"]*)">/gi)].map(([, at]) => at).slice(0, 2)).toEqual(dates);
    const [datePublished, dateModified] = dates;
    expect(jsonLdIn(html)).toContainEqual(expect.objectContaining({ '@type': 'WebPage', datePublished, dateModified }));
  });

  it('are in both feeds as times; without one, Atom has the time of the first reading', async () => {
    const { atom, json } = await feedsOf(shown);
    const { updated, entries = [] } = parseAtomFeed(atom);
    expect(updated).toBe('2025-06-01T12:00:00.000Z');
    expect(entries.map((entry) => [idOf(entry.id), entry.published, entry.updated])).toEqual([
      ['morning', '2024-11-10T00:30:00.123+13:00', '2024-11-10T09:00:00+13:00'],
      ['evening', '2024-11-09T23:30:00-05:00', '2024-11-12T00:00:00Z'],
      ['day', '2024-11-03T00:00:00Z', '2024-11-03T00:00:00Z'],
      ['none', undefined, READ_AT.toISOString()],
      ['changed', undefined, '2024-11-05T08:00:00Z'],
    ]);
    const times = (parseJsonFeed(json).items ?? []).map(({ url, ...item }) => [idOf(url), item.date_published]);
    expect(times).toEqual(entries.map((entry) => [idOf(entry.id), entry.published]));
  });

  it('order the page, its pages and the tool, newest first, and select with “since” in every format', async () => {
    for (const [query, expected] of [
      ['', NEWEST],
      ['sort=newest&q=assignment', NEWEST],
      ['since=2024-11-09', NEWEST.slice(0, 2)],
    ] as const) {
      expect(idsIn(await pageHtml(`${list}?${query}`))).toEqual(expected);
      expect(await idsOfTool(Object.fromEntries(new URLSearchParams(query)))).toEqual(expected);
      const feed = parseJsonFeed((await feedsOf(shown, query)).json);
      expect(feed.items?.map(({ url }) => idOf(url))).toEqual(expected);
    }
    expect(await idsOfTool({ sort: 'newest', limit: 3, page: 2 })).toEqual(NEWEST.slice(3));
  });

  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('what was posted %i days ago is marked as new: %s', async (days, isNew) => {
    showFeed([{ id: 'A', name: 'One', posted: dayAgo(days) }]);
    expect((await pageHtml(list)).includes('>New</span>')).toBe(isNew);
  });
});
