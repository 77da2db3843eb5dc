import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { beforeEach, expect, it } from 'vitest';
import { t } from '@/lib/content/messages.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import { dayAgo } from '@/lib/public-project/stated-date.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

const [EVENING, MORNING] = [
  '2024-11-09T23:30:00-05:00',
  '2024-11-10T00:30:00.123456+13:00',
];
const [READ_AT, CHANGED] = ['2025-06-01T12:00:00.000Z', '2024-11-05T08:00:00Z'];

/**
 * Dates of every kind, with what people read, and the times in Atom. Which a
 * feed may state: lib/public-project/stated-date.test.ts.
 */
const DATED: [
  id: string,
  dates: { readonly posted?: string; readonly updated?: string },
  shownText: string | null,
  published: unknown,
  updated: string,
][] = [
  ['none', {}, null, undefined, READ_AT],
  [
    'day',
    { posted: '2024-11-03' },
    'Posted 3 November 2024',
    '2024-11-03T00:00:00Z',
    '2024-11-03T00:00:00Z',
  ],
  [
    'evening',
    { posted: EVENING, updated: '2024-11-12' },
    'Posted 9 November 2024, last changed 12 November 2024',
    EVENING,
    '2024-11-12T00:00:00Z',
  ],
  [
    'morning',
    { posted: MORNING, updated: '2024-11-10T09:00:00+13:00' },
    'Posted 10 November 2024',
    '2024-11-10T00:30:00.123+13:00',
    '2024-11-10T09:00:00+13:00',
  ],
  [
    'changed',
    { updated: CHANGED },
    'Last changed 5 November 2024',
    undefined,
    CHANGED,
  ],
];
const list = pages.openProjects.path;

let shown: ProjectList;
beforeEach(() => {
  const items = DATED.map(([id, dates]) => ({
    id,
    name: `Assignment ${id}`,
    location: 'Oslo',
    ...dates,
  }));
  shown = showFeed(items, new Date(READ_AT));
});

const idOf = (url = '') => url.split('/').at(-1);
const datesIn = (html = '') =>
  /<p class="dates">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ??
  null;

it.each(DATED)(
  'the dates of “%s” are on pages, as elements for programs, in markdown, tools and feeds',
  async (id, dates, shownText, ...times) => {
    const path = assignmentPath(id);
    // Further down are similar assignments, with dates of their own.
    const similar = t('assignment.similar');
    const [html = ''] = (await pageHtml(path)).split(similar);
    expect(datesIn(html)).toBe(shownText);
    expect(html.includes(`<time dateTime="${dates.posted?.slice(0, 10)}`)).toBe(
      dates.posted !== undefined,
    );
    const rows = (await pageHtml(list)).split('<article');
    expect(datesIn(rows.find((row) => row.includes(`"${path}"`)))).toBe(
      shownText,
    );
    const [text = ''] = (await markdownPage(path)).text.split(similar);
    expect(/^(?:Posted|Last changed).*$/m.exec(text)?.[0] ?? null).toBe(
      shownText,
    );
    expect(/^last_updated: "(.*)"$/m.exec(text)?.[1]).toBe(
      dates.updated ?? dates.posted,
    );
    const { content } = await toolResult('get_assignment', { id });
    for (const name of ['posted', 'updated'] as const)
      expect(
        content.includes(`\\n- ${name}: ${dates[name]?.slice(0, 10)}`),
      ).toBe(dates[name] !== undefined);
    const { atom, json } = await feedsOf(shown);
    const { updated, entries = [] } = parseAtomFeed(atom);
    expect(updated, 'without a date, the time of the first reading').toBe(
      READ_AT,
    );
    const entry = entries.find((entry) => idOf(entry.id) === id);
    expect([entry?.published, entry?.updated]).toEqual(times);
    const { items = [] } = parseJsonFeed(json);
    const item = items.find(({ url }) => idOf(url) === id);
    expect(item?.date_published).toBe(times[0]);
  },
);

it.each([
  [6, true],
  [7, false],
])(
  'what was posted or changed %i days ago is marked as new, and found as such: %s',
  async (days, isNew) => {
    for (const dates of [
      { posted: dayAgo(days) },
      { posted: dayAgo(90), updated: dayAgo(days) },
    ]) {
      showFeed([{ id: 'A', name: 'One', ...dates }]);
      expect((await pageHtml(list)).includes('>New</span>')).toBe(isNew);
      const { text } = await markdownPage(`${list}?q=new`);
      expect(text.includes('**1 of 1')).toBe(isNew);
    }
  },
);
