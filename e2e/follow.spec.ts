import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { t } from '../lib/content/messages.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { elementsOf, parseHtml, wordsOf } from './support/html.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

/**
 * The addresses of the assignments that a page with a list shows, in its order.
 */
const listedLinks = (html: string, siteUrl: string): readonly string[] =>
  [...html.matchAll(/<article\b.*?<h[23]><a href="([^"]+)"/gs)].map(
    ([, path = '']) => new URL(path.split('?')[0] ?? '', siteUrl).href,
  );

test('the list offers feeds that select the same assignments as its filters', async ({
  request,
  site,
}) => {
  let found = 0;
  for (const [query, heading] of [
    ['', t('follow.all')],
    ['?q=bank&technology=Python', t('follow.search')],
    ['?q=an+example&location=DE&remote=yes', t('follow.search')],
    ['?q=Pyhton', t('follow.search')],
  ] as const) {
    const html = await (await request.get(`${list}${query}`)).text();
    const shown = listedLinks(html, site.url);
    found += shown.length;
    const feed = `${resources.atomFeed.path}${query}`;
    const link = elementsOf(parseHtml(html)).find(
      ({ tagName, properties }) => tagName === 'a' && properties.href === feed,
    );
    expect(wordsOf(link)).toBe(`${site.url}${feed}`);
    for (const { path, type } of [resources.atomFeed, resources.jsonFeed]) {
      expect(html).toContain(
        `type="${type}" href="${site.url}${path}${query.replaceAll('&', '&amp;')}"`,
      );
    }
    const markdown = await (
      await request.get(`${list}${query}`, {
        headers: { Accept: 'text/markdown' },
      })
    ).text();
    // Feeds are sorted newest first.
    const ofFeeds = [
      parseJsonFeed(
        await (await request.get(`${resources.jsonFeed.path}${query}`)).text(),
      ).items?.map(({ id }) => id),
      parseAtomFeed(await (await request.get(feed)).text()).entries?.map(
        ({ id }) => id,
      ),
    ];
    for (const ids of ofFeeds)
      expect((ids ?? []).toSorted()).toEqual(shown.toSorted());
    expect(html).toContain(`>${heading}<`);
    expect(markdown).toContain(`## ${heading}\n`);
  }
  expect(found, 'control').toBeGreaterThan(10);
});
