import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Page } from 'playwright/test';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { openIds, SECRET } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const { atomFeed, jsonFeed } = resources;

/** The tag of the root element as a browser’s XML parser reads it; `parsererror` where the text is not well-formed. */
async function rootElement(page: Page, xml: string): Promise<string> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') ? 'parsererror' : parsed.documentElement.tagName;
  }, xml);
}

const urlOf = (site: { url: string }) => (id: string) => `${site.url}${assignmentPath(id)}`;

test('the Atom feed is well-formed XML and has each open assignment once, with its page as id and link', async ({
  request,
  site,
  page,
}) => {
  const response = await request.get(atomFeed.path);
  const xml = await response.text();
  expect(await rootElement(page, xml)).toBe('feed');
  expect(await rootElement(page, `${xml}<`), 'control').toBe('parsererror');
  const parsed = parseAtomFeed(xml);
  const urls = openIds.map(urlOf(site));
  expect(parsed.entries?.map(({ id }) => id)).toEqual(urls);
  expect(parsed.entries?.map(({ links }) => links?.[0]?.href)).toEqual(urls);
  expect(parsed.id).toBe(`${site.url}${atomFeed.path}`);
  expect(parsed.links).toMatchObject([
    { rel: 'self', href: `${site.url}${atomFeed.path}` },
    { rel: 'alternate', href: `${site.url}${pages.openProjects.path}` },
  ]);
  expect(parsed.authors).toMatchObject([{ name: 'Test Consulting' }]);
  for (const { updated } of [parsed, ...(parsed.entries ?? [])]) {
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  expect(xml).not.toContain(SECRET);
});

test('the JSON Feed has the entries and content of the Atom feed; an item has one extension, with the fields of the JSON API, the facts and where to apply', async ({
  request,
  site,
}) => {
  const text = await (await request.get(jsonFeed.path)).text();
  const parsed = parseJsonFeed(text);
  const atom = parseAtomFeed(await (await request.get(atomFeed.path)).text());
  expect(parsed.feed_url).toBe(`${site.url}${jsonFeed.path}`);
  expect(parsed.home_page_url).toBe(`${site.url}${pages.openProjects.path}`);
  const entries = atom.entries?.map(({ id, title, content }) => [id, title?.value ?? title, content?.value]);
  expect(parsed.items?.map(({ id, title, content_html }) => [id, title, content_html])).toEqual(entries);
  expect(parsed.items?.[0]?.content_html).toContain('<strong>Senior backend developer</strong>');
  // Dates and languages, where they are known: app/dates.test.ts and app/languages.test.ts.
  expect(Object.keys(parsed.items?.[0] ?? {}), 'no date is known').not.toContain('date_published');
  const projects = await (await request.get(resources.projectsApi.path)).json();
  for (const [at, item] of JSON.parse(text).items.entries()) {
    expect(Object.keys(item).filter((name) => name.startsWith('_'))).toEqual(['_assignment']);
    const { facts, apply_url, language, ...fields } = item._assignment;
    expect(fields).toEqual(projects[at]);
    expect(facts.roles).toHaveLength(fields.roles.length);
    expect(apply_url).toMatch(/^https:\/\/app\.example\.org\/login\?return_to=/);
    expect(language, 'this feed states none').toBeUndefined();
  }
});

test('every page links to the feeds of all assignments; a missing page links to none', async ({ request, site }) => {
  for (const path of [pages.home.path, pages.services.path, assignmentPath('EX-1001')]) {
    const html = await (await request.get(path)).text();
    for (const { path: feedPath } of [atomFeed, jsonFeed])
      expect(html, path).toContain(`href="${site.url}${feedPath}"`);
  }
  expect(await (await request.get('/nothing-here')).text()).not.toContain(atomFeed.type);
});

test('a feed holds the newest hundred entries and links to further pages, also for a filtered list', async ({
  changing: { site, show },
}) => {
  const feed = Array.from({ length: 250 }, (_, at) => ({
    id: `N-${at}`,
    name: `Assignment ${at}`,
    location: at % 2 === 0 ? 'Hamburg' : 'Berlin',
  }));
  await show(feed);
  const text = async (address: string) => (await fetch(new URL(address, site.url))).text();
  const first = `${site.url}${atomFeed.path}?location=hamburg`;
  const ids: unknown[] = [];
  for (let address: string | undefined = first; address; ) {
    const parsed: ReturnType<typeof parseAtomFeed> = parseAtomFeed(await text(address));
    const { id, links = [], entries = [] } = parsed;
    const linked = (relation: string) => links.find(({ rel }) => rel === relation)?.href;
    expect([id, linked('self'), linked('first')]).toEqual([first, address, first]);
    ids.push(entries.map((entry) => entry.id));
    address = linked('next');
  }
  expect(ids.map((page) => (page as unknown[]).length)).toEqual([100, 25]);
  expect(new Set(ids.flat()).size).toBe(125);
  const fromJson: unknown[] = [];
  for (let next: string | undefined = `${jsonFeed.path}?location=hamburg`; next; ) {
    const page: { items: { id: string }[]; next_url?: string } = JSON.parse(await text(next));
    fromJson.push(page.items.map(({ id }) => id));
    next = page.next_url;
  }
  expect(fromJson).toEqual(ids);
  for (const { path } of [atomFeed, jsonFeed]) {
    expect((await fetch(`${site.url}${path}?page=4`)).status, 'beyond the last page').toBe(404);
  }
  // Without a date, an assignment stands in the same place as on the page.
  await show([{ ...feed[0], id: 'NEW' }, ...feed]);
  expect(parseAtomFeed(await text(atomFeed.path)).entries?.[0]?.id).toMatch(/\/NEW$/);
  const listed = [...(await text(pages.openProjects.path)).matchAll(/<h2><a href="([^"]*)"/g)].map(([, path]) => path);
  const { items } = JSON.parse(await text(jsonFeed.path)) as { items: { id: string }[] };
  expect(listed.length).toBeGreaterThan(10);
  expect(items.slice(0, listed.length).map(({ id }) => new URL(id).pathname)).toEqual(listed);
});
