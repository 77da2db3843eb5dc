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

// What every kind of fault leads to is tested in `lib/projects/get-projects.test.ts`. Here it is one fault of each class,
// each in another state of the data, and what every format then says.

const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const SETTINGS = { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_TOKEN: TOKEN, SALES_EMAIL };
const healthy = answering(feed);
const NAME = 'Journey planner for regional rail';
const ASSIGNMENT = assignmentPath('EX-1001');
const KEPT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const LIST = [resources.projectsApi.path, resources.atomFeed.path, resources.jsonFeed.path];
const PAGES = [pages.home.path, pages.openProjects.path, ASSIGNMENT];

type State = 'current' | 'expired' | 'none';

/** Checks that every format of the site is right for this state and discloses nothing of the upstream. */
async function everyFormatSays(state: State, site: Site, upstream: Upstream) {
  const isCurrent = state === 'current';
  const line = (format: string) => `${state}: ${format}`;
  const received: string[] = [];
  const get = async (path: string, accept = 'text/html') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { Accept: accept } });
    const text = await answer.text();
    received.push(text, JSON.stringify([...answer.headers]));
    const [caching, wait] = ['cache-control', 'retry-after'].map((name) => answer.headers.get(name) ?? '');
    return { status: answer.status, type: answer.headers.get('content-type'), caching, wait, text };
  };
  /** What a response is that has to be requested again later. */
  const later = (status: number) => ({ status, caching: 'no-store', wait: expect.stringMatching(/^\d+$/) });
  const now = (caching: string) => ({ status: 200, caching, wait: '' });

  await test.step('the API and the feeds have the assignments only if they are current', async () => {
    for (const path of LIST) {
      const answer = await get(path, '*/*');
      expect(answer, line(path)).toMatchObject(isCurrent ? now(KEPT) : later(502));
      if (isCurrent) expect(answer.text, line(path)).toContain(NAME);
      else expect(answer.type, line(path)).toBe('application/problem+json');
      if (!isCurrent) expect(JSON.parse(answer.text)).toMatchObject({ status: 502, code: 'upstream_unavailable' });
    }
  });
  await test.step('each page says how old they are, or that there are none', async () => {
    for (const path of PAGES) {
      for (const accept of ['text/html', 'text/markdown']) {
        const { text, ...answer } = await get(path, accept);
        const what = line(`${path} as ${accept}`);
        const isMissing = state === 'none' && path === ASSIGNMENT;
        expect(answer, what).toMatchObject(isMissing ? later(503) : now(isCurrent ? KEPT : 'no-store'));
        expect(text.includes('can’t load the open assignments'), what).toBe(state === 'none');
        expect(text.includes('can’t update the open assignments'), what).toBe(state === 'expired');
        if (path !== pages.home.path) expect(text.includes(NAME), what).toBe(state !== 'none');
        if (state === 'expired') expect(text, what).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d UTC/);
        const words = text.replaceAll(/<\/?a\b[^>]*>/g, '');
        const isSaid = /[Ww]rite to \S*sales@example\.org\S* to find out what is open/.test(words);
        expect(isSaid, what).toBe(!isCurrent);
        expect(text, what).not.toContain('There are no open assignments');
      }
    }
  });
  await test.step('tools fail unless they are current, and say when to try again and whom to write to', async () => {
    for (const tool of ['list_open_assignments', 'get_assignment']) {
      const { isError = false, ...result } = await callTool(
        site.url,
        tool,
        tool === 'get_assignment' ? { id: 'EX-1001' } : {},
      );
      const text = JSON.stringify(result);
      received.push(text);
      const words = `unavailable at the moment\\. Try again in \\d+ seconds, or write to ${SALES_EMAIL}\\.`;
      expect([isError, text], line(tool)).toEqual([!isCurrent, expect.stringMatching(isCurrent ? NAME : words)]);
    }
    const overview = await callTool(site.url, 'get_service_overview');
    received.push(JSON.stringify(overview));
    expect(Object.keys(overview.structuredContent ?? {}).includes('open_assignments')).toBe(isCurrent);
  });
  await test.step('other documents are served with what is known', async () => {
    const sitemap = await get(resources.sitemap.path);
    expect(sitemap, line('sitemap')).toMatchObject(now(isCurrent ? KEPT : 'no-store'));
    expect(sitemap.text.includes(ASSIGNMENT), line('sitemap')).toBe(state !== 'none');
    for (const { path } of [resources.llmsTxt, resources.health, resources.openapi]) {
      expect((await get(path)).status, line(path)).toBe(200);
    }
  });
  for (const secret of [UPSTREAM_WORDS, TOKEN, SECRET, new URL(upstream.url).host]) {
    expect(received.join('\n'), line('what clients receive')).not.toContain(secret);
  }
}

const apiStatus = async (site: Site) => (await fetch(`${site.url}${resources.projectsApi.path}`)).status;
const untilApiIs = (site: Site, status: number) =>
  expect.poll(() => apiStatus(site), { message: `the API becomes ${status}`, intervals: [100] }).toBe(status);

type Event = { event: string; reason?: string };

/** The changes of the feed that were logged: the reasons of outages, and `feed_read`. */
const changes = (site: Site) =>
  site
    .log()
    .split('\n')
    .flatMap((text) => (text.startsWith('{"time"') ? [JSON.parse(text) as Event] : []))
    .filter(({ event }) => event === 'feed_unavailable' || event === 'feed_read')
    .map(({ event, reason }) => reason ?? event);

/** Waits for a change. Sends requests, because the feed is only read on demand. */
const untilChanged = (site: Site, change: string) =>
  expect
    .poll(() => apiStatus(site).then(() => changes(site).at(-1)), { message: 'the log says why', intervals: [100] })
    .toBe(change);

/** Lets the upstream hang, and waits until it has been asked again. Gives what ends it by closing the connections. */
async function hang(site: Site, upstream: Upstream) {
  const held: ServerResponse[] = [];
  upstream.behave((_request, response) => void held.push(response));
  const before = upstream.requests();
  // Counts requests instead of looking for a pending one, which can end between two looks on a busy machine.
  await expect.poll(() => apiStatus(site).then(upstream.requests), { intervals: [50] }).toBeGreaterThan(before);
  return () => {
    for (const response of held) response.destroy();
  };
}

/** Requests of many readers at once, for everything that shows the feed. */
const askInACrowd = (site: Site) =>
  Promise.all(
    [ASSIGNMENT, pages.openProjects.path, `${pages.openProjects.path}.md`, resources.projectsApi.path]
      .flatMap((path) => Array.from({ length: 20 }, () => path))
      .map(async (path) => (await fetch(`${site.url}${path}`)).status),
  );

test('every format says that there are no data at a cold start, serves them until MAX_STALE, and then states their age; it recovers by itself', async ({
  own,
}) => {
  const settings = { ...SETTINGS, PROJECTS_FEED_MAX_STALE_SECONDS: '15', PROJECTS_FEED_TIMEOUT_SECONDS: '50' };
  const { site, upstream } = await own.siteWith(answering({ error: UPSTREAM_WORDS }, 500), settings);
  await test.step('a status, at a cold start', async () => {
    await untilChanged(site, 'answered with status 500');
    await everyFormatSays('none', site, upstream);
  });
  await test.step('while it is down the upstream is requested once per revalidation time, whatever the load', async () => {
    const [before, since] = [upstream.requests(), performance.now()];
    expect(new Set(await askInACrowd(site))).toEqual(new Set([200, 502, 503]));
    const times = Math.ceil((performance.now() - since) / 1_000);
    expect(upstream.requests() - before).toBeLessThanOrEqual(times);
  });
  upstream.behave(healthy);
  await untilApiIs(site, 200);
  await test.step('a connection that hangs and breaks, within MAX_STALE: many readers cause one request, and none waits for it', async () => {
    const close = await hang(site, upstream);
    const before = upstream.requests();
    expect(new Set(await askInACrowd(site))).toEqual(new Set([200]));
    // The one request is still pending after every reader was served.
    expect([upstream.pending(), upstream.requests()]).toEqual([1, before]);
    await everyFormatSays('current', site, upstream);
    close();
    await untilChanged(site, 'could not be read (ECONNRESET)');
    upstream.behave(answering(`<!doctype html><p>${UPSTREAM_WORDS}</p>`));
    close();
  });
  await test.step('garbage, past MAX_STALE', async () => {
    await untilApiIs(site, 502);
    await untilChanged(site, 'the body is not JSON');
    await everyFormatSays('expired', site, upstream);
  });
  await test.step('recovery', async () => {
    upstream.behave(healthy);
    await untilApiIs(site, 200);
    const listed = (await (await fetch(`${site.url}${resources.projectsApi.path}`)).json()) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(openIds);
    await everyFormatSays('current', site, upstream);
  });
  expect(changes(site), 'one line a change').toEqual([
    'answered with status 500',
    'feed_read',
    'could not be read (ECONNRESET)',
    'the body is not JSON',
    'feed_read',
  ]);
  expect(site.log()).not.toContain(UPSTREAM_WORDS);
  expect(site.log()).not.toContain(TOKEN);
  expect(upstream.mostPending()).toBe(1);
});
