import { assignmentPath, markdownPath, pageEntries, picturePath } from '../lib/addresses.ts';
import { ASSETS, FAVICON, PICTURE, pages, resourceEntries, resources } from '../lib/site.ts';
import { company } from './support/company.ts';
import { feed, openIds } from './support/feed.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour } from './support/upstream.ts';
import { withSite } from './support/with-site.ts';

const pagePaths = [...pageEntries.map(({ path }) => path as string), assignmentPath(openIds[0] ?? '')];
const HTML = { Accept: 'text/html', 'Accept-Encoding': 'gzip' };
const MARKDOWN = { ...HTML, Accept: 'text/markdown' };
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' };

/** Every address in each of its formats and codings. */
const requests: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ...pagePaths.flatMap((path) =>
    [HTML, MARKDOWN].flatMap((headers) => [[path, headers] as const, [path, { ...headers, ...UNCOMPRESSED }] as const]),
  ),
  ...[
    ...pagePaths.map(markdownPath),
    `${pages.openProjects.path}?q=developer&utm_source=a`,
    ...resourceEntries.map(({ path }) => path as string),
    PICTURE,
    picturePath(openIds[0] ?? ''),
    FAVICON.path,
    `${ASSETS}/site.css`,
    '/no-such-page',
    '/api/no-such-address',
    '/_next/image',
  ].map((path) => [path, HTML] as const),
];

test('a response from memory equals the first one, byte for byte and header for header; HEAD has its headers and no body', async () => {
  const settings = { ...company, SALES_EMAIL: 'sales@example.org', PROJECTS_FEED_REVALIDATE_SECONDS: '3600' };
  await withSite(answering(feed), settings, async (site) => {
    const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const response = await rawRequest(site.url, method, path, headers);
      const { date: _date, 'transfer-encoding': _framing, ...rest } = response.headers;
      // A form is generated per visitor and an MCP response per call, so neither can be compared.
      const personal = /^private/.test(rest['cache-control'] ?? '');
      return { ...response, headers: personal ? { ...rest, etag: '' } : rest, body: personal ? '' : response.body };
    };
    for (const [path, headers] of requests) {
      const label = `${path} ${JSON.stringify(headers)}`;
      const first = await ask(path, headers);
      expect(first.status, label).toBeGreaterThanOrEqual(200);
      expect(await ask(path, headers), `${label} again`).toEqual(first);
      if (path === resources.mcp.path) continue;
      expect(await ask(path, headers, 'HEAD'), `${label} HEAD`).toEqual({ ...first, body: '' });
    }
  });
});

test('entity tags are the same as long as the list is, however often the feed is read', async () => {
  let readings = 0;
  const reread: Behaviour = (request, response) => {
    readings += 1;
    // Other bytes that mean the same.
    answering({ ...feed, read: readings })(request, response);
  };
  const tagged = requests.filter(([path]) => path !== pages.contact.path && path !== resources.mcp.path);
  await withSite(reread, { ...company, PROJECTS_FEED_REVALIDATE_SECONDS: '1' }, async (site) => {
    const tags = async () => {
      const found = [];
      for (const [path, headers] of tagged) {
        const { status, headers: received } = await rawRequest(site.url, 'GET', path, headers);
        found.push([path, status, received.etag]);
      }
      return found;
    };
    await expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status).toBe(200);
    const first = await tags();
    expect(first.filter(([, status, tag]) => status === 200 && tag !== undefined).length).toBeGreaterThan(30);
    for (let reading = 1; reading <= 10; reading += 1) {
      const before = readings;
      await expect.poll(async () => (await tags()) && readings, { intervals: [300] }).toBeGreaterThan(before);
      expect(await tags(), `after reading ${readings}`).toEqual(first);
    }
  });
});

test('a change of the feed reaches every cached address, and an outage is never hidden by a cached response', async ({
  changing: { site, upstream, show },
}) => {
  const id = openIds[0] ?? '';
  const listing = [pages.openProjects.path, '/', '/open-projects.md', resources.projectsApi.path, '/feed.json'];
  const read = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    return { status: response.status, text: await response.text() };
  };
  await show(feed.projects, openIds.length);
  for (const path of listing) for (const _time of [1, 2]) expect((await read(path)).status).toBe(200);
  expect((await read(assignmentPath(id))).text, 'control').not.toContain('A changed name');
  const changed = feed.projects.map((project) =>
    project.id === id ? { ...project, name: 'A changed name' } : project,
  );
  await show(changed, openIds.length);
  for (const path of [...listing, assignmentPath(id)]) {
    await expect.poll(async () => (await read(path)).text, { message: path }).toContain('A changed name');
  }
  await test.step('an assignment removed from the feed is 404, even if its page was cached', async () => {
    await show(
      feed.projects.filter((project) => project.id !== id),
      openIds.length - 1,
    );
    await expect.poll(async () => (await read(assignmentPath(id))).status).toBe(404);
  });
  await test.step('a feed that has failed for too long is a 502', async () => {
    upstream.behave(answering('down', 500));
    await expect.poll(async () => (await read(resources.projectsApi.path)).status).toBe(502);
  });
});
