import type { ServerResponse } from 'node:http';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { callTool } from './support/call-tool.ts';
import { feed, openIds, SECRET } from './support/feed.ts';
import { UPSTREAM_WORDS } from './support/misbehaviours.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, type Upstream } from './support/upstream.ts';

// What every kind of fault leads to is tested in `lib/projects/get-projects.test.ts`. Here it is one fault of each class, each in
// another state of the data, and what every format then says.

const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const NAME = 'Journey planner for regional rail';
const ASSIGNMENT = assignmentPath('EX-1001');
const API = resources.projectsApi.path;
const KEPT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const healthy = answering(feed);

type State = 'current' | 'expired' | 'none';

/** Checks that every format of the site is right for this state and discloses nothing of the upstream. */
async function everyFormatSays(state: State, site: Site, upstream: Upstream) {
  const isCurrent = state === 'current';
  const received: string[] = [];
  const get = async (path: string, accept = 'text/html') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { Accept: accept } });
    const text = await answer.text();
    received.push(text, JSON.stringify([...answer.headers]));
    const [type, caching, wait] = ['content-type', 'cache-control', 'retry-after'].map((name) =>
      answer.headers.get(name),
    );
    return { status: answer.status, type, caching, wait, text };
  };
  /** What a response is that has to be requested again later. */
  const later = (status: number) => ({ status, caching: 'no-store', wait: expect.stringMatching(/^\d+$/) });
  const now = (caching: string) => ({ status: 200, caching, wait: null });

  await test.step('the API and the feeds have the assignments only if they are current', async () => {
    for (const { path } of [resources.projectsApi, resources.atomFeed, resources.jsonFeed]) {
      const answer = await get(path, '*/*');
      const problem = { ...later(502), type: 'application/problem+json' };
      expect(answer, `${state}: ${path}`).toMatchObject(isCurrent ? now(KEPT) : problem);
      expect(answer.text, `${state}: ${path}`).toContain(isCurrent ? NAME : '"upstream_unavailable"');
    }
  });
  await test.step('each page says how old they are, or that there are none', async () => {
    for (const path of [pages.home.path, pages.openProjects.path, ASSIGNMENT]) {
      for (const accept of ['text/html', 'text/markdown']) {
        const { text, ...answer } = await get(path, accept);
        const what = `${state}: ${path} as ${accept}`;
        const isMissing = state === 'none' && path === ASSIGNMENT;
        expect(answer, what).toMatchObject(isMissing ? later(503) : now(isCurrent ? KEPT : 'no-store'));
        const says = {
          'can’t load the open assignments': state === 'none',
          'can’t update the open assignments': state === 'expired',
          'There are no open assignments': false,
          ...(path !== pages.home.path && { [NAME]: state !== 'none' }),
        };
        for (const [words, isSaid] of Object.entries(says))
          expect(text.includes(words), `${what}: ${words}`).toBe(isSaid);
        if (state === 'expired') expect(text, what).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d UTC/);
        const whom = /[Ww]rite to \S*sales@example\.org\S* to find out what is open/;
        expect(whom.test(text.replaceAll(/<\/?a\b[^>]*>/g, '')), what).toBe(!isCurrent);
      }
    }
  });
  await test.step('tools fail unless they are current, and say when to try again and whom to write to', async () => {
    for (const [tool, args] of [
      ['list_open_assignments', {}],
      ['get_assignment', { id: 'EX-1001' }],
    ] as const) {
      const { isError = false, ...result } = await callTool(site.url, tool, args);
      received.push(JSON.stringify(result));
      const words = `unavailable at the moment\\. Try again in \\d+ seconds, or write to ${SALES_EMAIL}\\.`;
      expect(isError, `${state}: ${tool}`).toBe(!isCurrent);
      expect(received.at(-1), `${state}: ${tool}`).toMatch(new RegExp(isCurrent ? NAME : words));
    }
    const { structuredContent = {} } = await callTool(site.url, 'get_service_overview');
    received.push(JSON.stringify(structuredContent));
    expect('open_assignments' in (structuredContent as object), state).toBe(isCurrent);
  });
  await test.step('other documents are served with what is known', async () => {
    const sitemap = await get(resources.sitemap.path);
    expect(sitemap, state).toMatchObject(now('public, max-age=0, must-revalidate'));
    expect(sitemap.text.includes(ASSIGNMENT), state).toBe(state !== 'none');
    for (const { path } of [resources.llmsTxt, resources.health, resources.openapi])
      expect((await get(path)).status, `${state}: ${path}`).toBe(200);
  });
  for (const secret of [UPSTREAM_WORDS, TOKEN, SECRET, new URL(upstream.url).host])
    expect(received.join('\n'), state).not.toContain(secret);
}

test('every format says that there are no data yet, serves them until MAX_STALE, then states their age, and recovers', async ({
  own,
}) => {
  const { site, upstream } = await own.siteWith(answering({ error: UPSTREAM_WORDS }, 500), {
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '15',
    PROJECTS_FEED_TIMEOUT_SECONDS: '50',
    PROJECTS_FEED_TOKEN: TOKEN,
    SALES_EMAIL,
  });
  const api = async () => (await fetch(`${site.url}${API}`)).status;
  const untilApiIs = (status: number) => expect.poll(api, { intervals: [100] }).toBe(status);
  /** The changes of the feed that were logged: the reasons of outages, and `feed_read`. */
  const changes = () =>
    [...site.log().matchAll(/"event":"(?:(feed_read)|feed_unavailable)".*/g)].map(
      ([line, read]) => read ?? /"reason":"([^"]*)"/.exec(line)?.[1],
    );
  // Sends requests, because the feed is only read on demand.
  const untilChanged = (change: string) =>
    expect.poll(() => api().then(() => changes().at(-1)), { intervals: [100] }).toBe(change);
  /** The statuses of many readers at once, of everything that shows the feed. */
  const askInACrowd = async () => {
    const paths = [ASSIGNMENT, pages.openProjects.path, `${pages.openProjects.path}.md`, API];
    const crowd = Array.from({ length: 80 }, (_, at) => fetch(`${site.url}${paths[at % 4]}`));
    return new Set((await Promise.all(crowd)).map(({ status }) => status));
  };

  await test.step('a status, at a cold start', async () => {
    await untilChanged('answered with status 500');
    await everyFormatSays('none', site, upstream);
  });
  await test.step('while it is down the upstream is requested once per revalidation time, whatever the load', async () => {
    const [before, since] = [upstream.requests(), performance.now()];
    expect(await askInACrowd()).toEqual(new Set([200, 502, 503]));
    const times = Math.ceil((performance.now() - since) / 1_000);
    expect(upstream.requests() - before).toBeLessThanOrEqual(times);
  });
  upstream.behave(healthy);
  await untilApiIs(200);
  await test.step('a connection that hangs and breaks, within MAX_STALE: many readers cause one request, and none waits for it', async () => {
    const held: ServerResponse[] = [];
    upstream.behave((_request, response) => void held.push(response));
    const before = upstream.requests();
    // Counts requests instead of looking for a pending one, which can end between two looks on a busy machine.
    await expect.poll(() => api().then(upstream.requests), { intervals: [50] }).toBeGreaterThan(before);
    const asked = upstream.requests();
    expect(await askInACrowd()).toEqual(new Set([200]));
    // The one request is still pending after every reader was served.
    expect([upstream.pending(), upstream.requests()]).toEqual([1, asked]);
    await everyFormatSays('current', site, upstream);
    for (const response of held) response.destroy();
    await untilChanged('could not be read (ECONNRESET)');
    upstream.behave(answering(`<!doctype html><p>${UPSTREAM_WORDS}</p>`));
    for (const response of held) response.destroy();
  });
  await test.step('garbage, past MAX_STALE', async () => {
    await untilApiIs(502);
    await untilChanged('the body is not JSON');
    await everyFormatSays('expired', site, upstream);
  });
  await test.step('recovery', async () => {
    upstream.behave(healthy);
    await untilApiIs(200);
    const listed = (await (await fetch(`${site.url}${API}`)).json()) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(openIds);
    await everyFormatSays('current', site, upstream);
  });
  expect(changes(), 'one line a change').toEqual([
    'answered with status 500',
    'feed_read',
    'could not be read (ECONNRESET)',
    'the body is not JSON',
    'feed_read',
  ]);
  for (const words of [UPSTREAM_WORDS, TOKEN]) expect(site.log()).not.toContain(words);
  expect(upstream.mostPending()).toBe(1);
});
