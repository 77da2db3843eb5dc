import type { ServerResponse } from 'node:http';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { feed, openIds, SECRET, UPSTREAM_WORDS } from './support/feed.ts';
import { callTool } from './support/mcp-wire.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, type Upstream } from './support/upstream.ts';

// What every kind of fault leads to: lib/projects/get-projects.test.ts. How
// many readers cause one request: lib/projects/projects-cache.test.ts. Here one
// fault of each class meets another state of the data, and every format says
// so.

const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const NAME = 'Journey planner for regional rail';
const ASSIGNMENT = assignmentPath('EX-1001');
const API = resources.projectsApi.path;
const KEPT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const healthy = answering(feed);

type State = 'current' | 'expired' | 'none';

/**
 * Checks that every format of the site is right for this state and discloses
 * nothing of the upstream.
 */
async function everyFormatSays(state: State, site: Site, upstream: Upstream) {
  const isCurrent = state === 'current';
  const received: string[] = [];
  const get = async (path: string, accept = '*/*') => {
    const answer = await fetch(`${site.url}${path}`, {
      headers: { Accept: accept },
    });
    const text = await answer.text();
    received.push(text, JSON.stringify([...answer.headers]));
    return {
      status: answer.status,
      caching: answer.headers.get('cache-control'),
      wait: answer.headers.get('retry-after'),
      text,
    };
  };
  const caching = isCurrent ? KEPT : 'no-store';
  const available = { status: 200, caching, wait: null };
  /** A response that has to be requested again. */
  const later = { caching, wait: expect.stringMatching(/^\d+$/) };

  for (const { path } of [
    resources.projectsApi,
    resources.atomFeed,
    resources.jsonFeed,
  ])
    expect(await get(path), `${state}: ${path}`).toMatchObject(
      isCurrent
        ? { ...available, text: expect.stringContaining(NAME) }
        : {
            ...later,
            status: 502,
            text: expect.stringContaining('"upstream_unavailable"'),
          },
    );
  for (const path of [pages.home.path, pages.openProjects.path, ASSIGNMENT]) {
    for (const accept of ['text/html', 'text/markdown']) {
      const { text, ...answer } = await get(path, accept);
      const label = `${state}: ${path} as ${accept}`;
      const isMissing = state === 'none' && path === ASSIGNMENT;
      expect(answer, label).toMatchObject(
        isMissing ? { ...later, status: 503 } : available,
      );
      const words = {
        'can’t load the open assignments': state === 'none',
        'can’t update the open assignments': state === 'expired',
        'There are no open assignments': false,
        ...(!isCurrent && { [SALES_EMAIL]: true }),
        ...(path !== pages.home.path && { [NAME]: state !== 'none' }),
      };
      for (const [part, isThere] of Object.entries(words))
        expect(text.includes(part), `${label}: ${part}`).toBe(isThere);
      if (state === 'expired')
        expect(text, label).toMatch(/\d{1,2} \w+ 20\d\d at \d\d:\d\d UTC/);
    }
  }
  const result = await callTool(site.url, 'list_open_assignments');
  received.push(JSON.stringify(result));
  expect(result.isError ?? false, state).toBe(!isCurrent);
  expect(received.at(-1), state).toContain(
    isCurrent ? NAME : `or write to ${SALES_EMAIL}.`,
  );
  const sitemap = await get(resources.sitemap.path);
  expect(sitemap.text.includes(ASSIGNMENT), state).toBe(state !== 'none');
  expect((await get(resources.health.path)).status, state).toBe(200);
  for (const secret of [
    UPSTREAM_WORDS,
    TOKEN,
    SECRET,
    new URL(upstream.url).host,
  ])
    expect(received.join('\n'), state).not.toContain(secret);
}

test('every format says that there are no data yet, serves them until MAX_STALE, then states their age, and recovers', async ({
  own,
}) => {
  const { site, upstream } = await own.siteWith(
    answering({ error: UPSTREAM_WORDS }, 500),
    {
      PROJECTS_FEED_REVALIDATE_SECONDS: '1',
      PROJECTS_FEED_MAX_STALE_SECONDS: '15',
      PROJECTS_FEED_TIMEOUT_SECONDS: '50',
      PROJECTS_FEED_TOKEN: TOKEN,
      SALES_EMAIL,
    },
  );
  const api = async () => (await fetch(`${site.url}${API}`)).status;
  const untilApiIs = (status: number) =>
    expect.poll(api, { intervals: [100] }).toBe(status);
  /**
   * The changes of the feed that were logged: the reasons of outages, and
   * `feed_read`.
   */
  const changes = () =>
    [
      ...site.log().matchAll(/"event":"(?:(feed_read)|feed_unavailable)".*/g),
    ].map(([line, read]) => read ?? /"reason":"([^"]*)"/.exec(line)?.[1]);
  // Sends requests, because the feed is only read on demand.
  const untilChanged = (change: string) =>
    expect
      .poll(() => api().then(() => changes().at(-1)), { intervals: [100] })
      .toBe(change);

  await test.step('a status, at a cold start', async () => {
    await untilChanged('answered with status 500');
    await everyFormatSays('none', site, upstream);
  });
  upstream.behave(healthy);
  await untilApiIs(200);
  await test.step('a connection that hangs and breaks, within MAX_STALE', async () => {
    const responses: ServerResponse[] = [];
    upstream.behave((_request, response) => void responses.push(response));
    await expect
      .poll(() => api().then(upstream.pending), { intervals: [50] })
      .toBe(1);
    await everyFormatSays('current', site, upstream);
    // Nothing waits for the request, and there is no second one.
    expect([upstream.pending(), responses.length]).toEqual([1, 1]);
    upstream.behave(answering(`<!doctype html><p>${UPSTREAM_WORDS}</p>`));
    responses[0]?.destroy();
    await expect.poll(changes).toContain('could not be read (ECONNRESET)');
  });
  await test.step('garbage, past MAX_STALE', async () => {
    await untilApiIs(502);
    await untilChanged('the body is not JSON');
    await everyFormatSays('expired', site, upstream);
  });
  await test.step('recovery', async () => {
    upstream.behave(healthy);
    await untilApiIs(200);
    const listed = await (await fetch(`${site.url}${API}`)).json();
    expect(listed).toMatchObject(openIds.map((id) => ({ id })));
    await everyFormatSays('current', site, upstream);
  });
  expect(changes(), 'one line a change').toEqual([
    'answered with status 500',
    'feed_read',
    'could not be read (ECONNRESET)',
    'the body is not JSON',
    'feed_read',
  ]);
  for (const words of [UPSTREAM_WORDS, TOKEN])
    expect(site.log()).not.toContain(words);
  expect(upstream.mostPending()).toBe(1);
});
