import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '@/lib/listing/paging.ts';
import { markdownPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { syndicatedList } from '@/lib/syndication/syndicated-list.ts';
import { feedsOf } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

const BASE = 'https://consulting.example';

const list = pages.openProjects.path;
const show = (count: number) =>
  showFeed(
    Array.from({ length: count }, (_, at) => ({
      id: `N-${at}`,
      name: `No ${at}`,
      location: at % 2 ? 'Oslo' : 'Bergen',
    })),
  );
const pathsIn = (html: string) => [...html.matchAll(/<h2><a href="([^"]*)"/g)].map(([, path = '']) => path);

describe('a long list', () => {
  it('has each assignment once on its pages, which link to their neighbours and to the first at one address', async () => {
    show(2 * PAGE_SIZE + 5);
    const htmls = await Promise.all(['', '?page=2', '?page=3'].map((query) => pageHtml(`${list}${query}`)));
    const paths = htmls.flatMap(pathsIn);
    expect([paths.length, new Set(paths).size]).toEqual([2 * PAGE_SIZE + 5, 2 * PAGE_SIZE + 5]);
    const links = htmls.map((html) =>
      [
        ...html.matchAll(
          /href="(\/open-projects(?:\?page=\d)?)" rel="(?:prev|next)"|rel="(?:prev|next)" href="(\/open-projects(?:\?page=\d)?)"/g,
        ),
      ].map(([, a, b]) => a ?? b),
    );
    expect(links).toEqual([[`${list}?page=2`], [list, `${list}?page=3`], [`${list}?page=2`]]);
  });

  it('as markdown names its next page in the front matter and in the text', async () => {
    show(2 * PAGE_SIZE);
    const { text } = await markdownPage(list);
    const next = `${BASE}${markdownPath(list)}?page=2`;
    expect(text).toContain(`\nnext: "${next}"\n`);
    expect(text).toContain(`[Next page](${next})`);
  });

  it('has no page after the last', async () => {
    show(PAGE_SIZE);
    await expect(pageHtml(`${list}?page=2`)).rejects.toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/);
    expect(await syndicatedList(show(5), new URLSearchParams('page=2'))).toBeNull();
  });

  it('as a feed has a hundred entries on each page, which link to each other, also when it is filtered', async () => {
    const projects = show(250);
    const ids: unknown[] = [];
    const first = `${BASE}${resources.atomFeed.path}?location=Oslo`;
    for (let query: string | undefined = '?location=Oslo'; query !== undefined; ) {
      const { atom, json } = await feedsOf(projects, query);
      const { id, links = [], entries = [] } = parseAtomFeed(atom);
      const linked = (relation: string) => links.find(({ rel }) => rel === relation)?.href;
      expect([id, linked('first'), linked('self')]).toEqual([
        first,
        first,
        `${BASE}${resources.atomFeed.path}${query}`,
      ]);
      const page = entries.map((entry) => entry.id);
      expect(parseJsonFeed(json).items?.map((item) => item.id)).toEqual(page);
      ids.push(page);
      query = linked('next') && new URL(linked('next') ?? '').search;
    }
    expect(ids.map((page) => (page as unknown[]).length)).toEqual([100, 25]);
    expect(new Set(ids.flat()).size).toBe(125);
  });
});
