import type { ServerResponse } from 'node:http';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { feed, SECRET, UPSTREAM_WORDS } from './support/feed.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, type Upstream } from './support/upstream.ts';

// What every kind of fault leads to: lib/projects/get-projects.test.ts. How
// many readers cause one request: lib/projects/projects-cache.test.ts. What the
// tools say: lib/mcp/tools.test.ts. Here one fault of each class meets another
// state of the data, and every format says so.

const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const NAME = 'Journey planner for regional rail';
const ASSIGNMENT = assignmentPath('EX-1001');
const API = resources.projectsApi.path;
const KEPT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

type State = 'current' | 'expired' | 'none';

/**
 * Checks that every format of the site is right for this state and discloses
 * nothing of the upstream.
 */
async function everyFormatSays(state: State, site: Site, upstream: Upstream) {
  const isCurrent = state === 'current';
  const isEmpty = state === 'none';
  const get = async (path: string, status: number, accept = '*/*') => {
    const response = await fetch(`${site.url}${path}`, {
      headers: { Accept: accept },
    });
    const text = await response.text();
    const headers = Object.fromEntries(response.headers);
    const label = `${state}: ${path} as ${accept}`;
    expect([response.status, headers], label).toEqual([
      status,
      expect.objectContaining({
        'cache-control': isCurrent ? KEPT : 'no-store',
        ...(status !== 200 && { 'retry-after': expect.stringMatching(/^\d/) }),
      }),
    ]);
    for (const secret of [
      UPSTREAM_WORDS,
      TOKEN,
      SECRET,
      new URL(upstream.url).host,
    ])
      expect(JSON.stringify([text, headers]), label).not.toContain(secret);
    return text;
  };

  const { projectsApi, atomFeed, jsonFeed } = resources;
  for (const { path } of [projectsApi, atomFeed, jsonFeed])
    expect(await get(path, isCurrent ? 200 : 502)).toContain(
      isCurrent ? NAME : '"upstream_unavailable"',
    );
  for (const path of [pages.home.path, pages.openProjects.path, ASSIGNMENT]) {
    for (const accept of ['text/html', 'text/markdown']) {
      const isMissing = isEmpty && path === ASSIGNMENT;
      const text = await get(path, isMissing ? 503 : 200, accept);
      const words = {
        'can’t load the open assignments': isEmpty,
        'can’t update the open assignments': state === 'expired',
        'There are no open assignments': false,
        ...(!isCurrent && { [SALES_EMAIL]: true }),
        ...(path !== pages.home.path && { [NAME]: !isEmpty }),
      };
      for (const [part, isThere] of Object.entries(words))
        expect(text.includes(part), `${state}: ${path}: ${part}`).toBe(isThere);
      if (state === 'expired')
        expect(text).toMatch(/\d{1,2} \w+ 20\d\d at \d\d:\d\d UTC/);
    }
  }
  const sitemap = await fetch(`${site.url}${resources.sitemap.path}`);
  expect((await sitemap.text()).includes(ASSIGNMENT), state).toBe(!isEmpty);
}

test('the feed is read before the first request; every format says that there are no data yet, serves them until MAX_STALE, then states their age, and recovers; the site is alive at once, and ready from the first data on', async ({
  own,
}) => {
  const responses: ServerResponse[] = [];
  const { site, upstream } = await own.siteWith(
    (_request, response) => void responses.push(response),
    {
      PROJECTS_FEED_REVALIDATE_SECONDS: '1',
      PROJECTS_FEED_MAX_STALE_SECONDS: '15',
      PROJECTS_FEED_TIMEOUT_SECONDS: '50',
      PROJECTS_FEED_TOKEN: TOKEN,
      SALES_EMAIL,
    },
  );
  const statusOf = async (path: string) =>
    (await fetch(`${site.url}${path}`)).status;
  const probes = () =>
    Promise.all([resources.health.path, resources.ready.path].map(statusOf));
  // Sends requests, because the feed is only read on demand.
  const untilApiIs = (status: number) =>
    expect.poll(() => statusOf(API), { intervals: [100] }).toBe(status);
  /**
   * The changes of the feed that were logged: the reasons of outages, and
   * `feed_read`.
   */
  const changes = () =>
    [
      ...site.log().matchAll(/"event":"(?:(feed_read)|feed_unavailable)".*/g),
    ].map(([line, read]) => read ?? /"reason":"([^"]*)"/.exec(line)?.[1]);

  await test.step('a status, at a cold start', async () => {
    await expect.poll(upstream.pending).toBe(1);
    const waiting = statusOf(API);
    expect(await probes()).toEqual([200, 503]);
    upstream.behave(answering({ error: UPSTREAM_WORDS }, 500));
    responses[0]?.writeHead(500).end();
    expect(await waiting).toBe(502);
    await everyFormatSays('none', site, upstream);
    expect(await probes()).toEqual([200, 503]);
  });
  upstream.behave(answering(feed));
  await untilApiIs(200);
  await test.step('a connection that hangs and breaks, within MAX_STALE', async () => {
    upstream.behave((_request, response) => void responses.push(response));
    await expect
      .poll(() => statusOf(API).then(upstream.pending), { intervals: [50] })
      .toBe(1);
    await everyFormatSays('current', site, upstream);
    // Nothing waits for the request, and there is no second one.
    expect([upstream.pending(), responses.length]).toEqual([1, 2]);
    upstream.behave(answering(`<!doctype html><p>${UPSTREAM_WORDS}</p>`));
    responses[1]?.destroy();
    await expect.poll(changes).toContain('could not be read (UND_ERR_SOCKET)');
  });
  await test.step('garbage, past MAX_STALE', async () => {
    await untilApiIs(502);
    await everyFormatSays('expired', site, upstream);
    expect(await probes()).toEqual([200, 200]);
  });
  await test.step('recovery', async () => {
    upstream.behave(answering(feed));
    await untilApiIs(200);
    await everyFormatSays('current', site, upstream);
  });
  expect(changes(), 'one line a change').toEqual([
    'answered with status 500',
    'feed_read',
    'could not be read (UND_ERR_SOCKET)',
    'the body is not JSON',
    'feed_read',
  ]);
  for (const words of [UPSTREAM_WORDS, TOKEN])
    expect(site.log()).not.toContain(words);
  expect(upstream.mostPending()).toBe(1);
});
