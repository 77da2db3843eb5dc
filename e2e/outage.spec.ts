import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { feed, openIds, SECRET } from './support/feed.ts';
import { UPSTREAM_WORDS } from './support/misbehaviours.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour, startUpstream, type Upstream } from './support/upstream.ts';
import { upstreamItem } from './support/upstream-item.ts';

// What every kind of fault leads to is tested in `lib/projects/get-projects.test.ts`, and what every format then says
// in `app/outage.test.ts`. These tests join the two: one fault of each class, each in another state of the data.

const READY = resources.ready.path;
const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const SETTINGS = {
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_TOKEN: TOKEN,
  SALES_EMAIL,
};
const healthy = answering(feed);
const NAME = 'Journey planner for regional rail';
const ASSIGNMENT = `${pages.openProjects.path}/EX-1001`;

type State = 'current' | 'expired' | 'none';

/** The status of each page in each state. */
const PAGES: readonly (readonly [string, Readonly<Record<State, number>>])[] = [
  [pages.home.path, { current: 200, expired: 200, none: 200 }],
  [pages.openProjects.path, { current: 200, expired: 200, none: 200 }],
  [ASSIGNMENT, { current: 200, expired: 200, none: 503 }],
];
const NOTICES: Readonly<Record<State, string>> = {
  current: NAME,
  expired: 'can’t update the open assignments',
  none: 'can’t load the open assignments',
};

/** Checks that every format of the site is right for this state and discloses nothing of the upstream. */
async function everyFormatSays(state: State, site: Site, upstream: Upstream) {
  const line = (format: string) => `${state}: ${format}`;
  const received: string[] = [];
  const get = async (path: string, accept = 'text/html') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { Accept: accept } });
    const text = await answer.text();
    received.push(text, JSON.stringify([...answer.headers]));
    return { status: answer.status, text };
  };

  for (const { path } of [resources.projectsApi, resources.atomFeed, resources.jsonFeed]) {
    expect((await get(path)).status, line(path)).toBe(state === 'current' ? 200 : 502);
  }
  for (const [path, statuses] of PAGES) {
    for (const accept of ['text/html', 'text/markdown']) {
      const page = await get(path, accept);
      expect(page.status, line(`${path} as ${accept}`)).toBe(statuses[state]);
      if (path !== pages.home.path || state !== 'current') {
        expect(page.text, line(`${path} as ${accept}`)).toContain(NOTICES[state]);
      }
    }
  }

  const isError = state === 'current' ? undefined : true;
  for (const [tool, args, expected] of [
    ['list_open_assignments', {}, isError],
    ['get_assignment', { id: 'EX-1001' }, isError],
    ['get_service_overview', {}, undefined],
  ] as const) {
    const result = await callTool(site.url, tool, args);
    received.push(JSON.stringify(result));
    expect(result.isError, line(tool)).toBe(expected);
  }

  for (const path of [resources.llmsTxt.path, resources.health.path, resources.sitemap.path, resources.openapi.path]) {
    expect((await get(path)).status, line(path)).toBe(200);
  }
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

/** Lets the upstream hang, and waits until it has been asked again. */
async function hang(site: Site, upstream: Upstream) {
  upstream.behave(() => {});
  const before = upstream.requests();
  // Counted rather than seen pending: on a busy machine a request can end between two looks.
  await expect.poll(() => apiStatus(site).then(upstream.requests), { intervals: [50] }).toBeGreaterThan(before);
}

async function withSite(
  first: Behaviour,
  settings: Readonly<Record<string, string>>,
  use: (site: Site, upstream: Upstream) => Promise<void>,
) {
  const upstream = await startUpstream(first);
  const site = await startSite({ ...SETTINGS, PROJECTS_FEED_URL: upstream.url, ...settings });
  try {
    await use(site, upstream);
  } finally {
    await site.stop();
    await upstream.stop();
  }
}

/** Requests of many readers at once, for everything that shows the feed. */
const askInACrowd = (site: Site) =>
  Promise.all(
    [ASSIGNMENT, pages.openProjects.path, `${pages.openProjects.path}.md`, resources.projectsApi.path]
      .flatMap((path) => Array.from({ length: 20 }, () => path))
      .map(async (path) => (await fetch(`${site.url}${path}`)).status),
  );

test('the feed is read before the first request; until then the server is alive but not ready, and after that it stays ready', async () => {
  const held: ServerResponse[] = [];
  const settings = { PROJECTS_FEED_MAX_STALE_SECONDS: '1', PROJECTS_FEED_TIMEOUT_SECONDS: '30' };
  await withSite(
    (_request, response) => void held.push(response),
    settings,
    async (site, upstream) => {
      const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, init);
      await expect.poll(upstream.requests, { intervals: [100] }).toBe(1);
      const waiting = apiStatus(site);
      const early = await get(READY, { headers: { Origin: 'https://else.example' } });
      expect([early.status, (await get(READY, { method: 'HEAD' })).status]).toEqual([503, 503]);
      expect(early.headers.get('content-type')).toBe('application/problem+json');
      expect(early.headers.get('cache-control')).toBe('no-store');
      expect(early.headers.get('access-control-allow-origin')).toBe('*');
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await early.json()).toMatchObject({ status: 503, code: 'not_ready' });
      expect((await get(resources.health.path)).status).toBe(200);
      expect(upstream.requests(), 'what is asked for is made of the same request').toBe(1);
      upstream.behave(answering('gone', 500));
      held[0]?.writeHead(500).end();
      expect(await waiting).toBe(502);
      expect((await get(READY)).status).toBe(503);
      upstream.behave(healthy);
      await untilApiIs(site, 200);
      upstream.behave(answering('gone', 500));
      await untilApiIs(site, 502);
      const late = await get(READY);
      expect([late.status, await late.text()]).toEqual([200, '{"ready":true}']);
    },
  );
});

test('every format says that there are no data at a cold start, serves them until MAX_STALE, and then states their age; it recovers by itself', async () => {
  const settings = { PROJECTS_FEED_MAX_STALE_SECONDS: '8', PROJECTS_FEED_TIMEOUT_SECONDS: '1' };
  await withSite(answering({ error: UPSTREAM_WORDS }, 500), settings, async (site, upstream) => {
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
    await test.step('a hang, within MAX_STALE', async () => {
      await hang(site, upstream);
      await everyFormatSays('current', site, upstream);
      await untilChanged(site, 'gave no complete answer in time');
    });
    await test.step('garbage, past MAX_STALE', async () => {
      upstream.behave(answering(`<!doctype html><p>${UPSTREAM_WORDS}</p>`));
      await untilApiIs(site, 502);
      await untilChanged(site, 'the body is not JSON');
      await everyFormatSays('expired', site, upstream);
    });
    await test.step('recovery', async () => {
      upstream.behave(healthy);
      await untilApiIs(site, 200);
      await everyFormatSays('current', site, upstream);
    });
    expect(changes(site), 'one line a change').toEqual([
      'answered with status 500',
      'feed_read',
      'gave no complete answer in time',
      'the body is not JSON',
      'feed_read',
    ]);
    expect(site.log()).not.toContain(UPSTREAM_WORDS);
    expect(site.log()).not.toContain(TOKEN);
    expect(upstream.mostPending()).toBe(1);
  });
});

test('many readers cause one request, and none waits for it while there are data younger than MAX_STALE', async () => {
  const settings = { PROJECTS_FEED_MAX_STALE_SECONDS: '600', PROJECTS_FEED_TIMEOUT_SECONDS: '50' };
  await withSite(healthy, settings, async (site, upstream) => {
    await untilApiIs(site, 200);
    await hang(site, upstream);
    const before = upstream.requests();
    expect(new Set(await askInACrowd(site))).toEqual(new Set([200]));
    // The one request is still pending after every reader was served.
    expect(upstream.pending()).toBe(1);
    expect(upstream.requests()).toBe(before);
  });
});

test('an unusual but valid feed is shown in every format', async ({ changing: { site, upstream } }) => {
  const body = [1, null, [], { name: UPSTREAM_WORDS }, ...feed.projects];
  const unusual = gzipSync(`\ufeff${JSON.stringify(body)}`);
  const headers = { 'Content-Encoding': 'gzip', 'Content-Type': 'text/plain; charset=iso-8859-1' };
  upstream.behave((request, response) =>
    request.url === '/feed.json'
      ? void response.writeHead(307, { Location: '/moved' }).end()
      : void response.writeHead(200, headers).end(unusual),
  );
  const listed = async () => {
    const answer = await fetch(`${site.url}${resources.projectsApi.path}`);
    return answer.ok && ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  };
  await expect.poll(listed).toEqual(openIds);
  await everyFormatSays('current', site, upstream);
  const { structuredContent } = await callTool(site.url, 'list_open_assignments');
  expect(structuredContent).toMatchObject({ total: openIds.length });
});

test('an invalid variable stops the start, with its name and what was expected', async () => {
  const start = startSite({ PROJECTS_FEED_URL: 'feed.json' });
  await expect(start).rejects.toThrow(/PROJECTS_FEED_URL: expected an http\(s\) URL or a file: path/);
});

test('without a configured feed the site is ready at once with the bundled examples, and every page with assignments says so', async ({
  examples,
}) => {
  const ready = await fetch(`${examples.url}${READY}`);
  expect([ready.status, await ready.text()]).toEqual([200, '{"ready":true}']);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${examples.url}${resources.projectsApi.path}`)).json()).toHaveLength(12);
  for (const path of ['/', '/open-projects', '/open-projects/EX-1001', '/open-projects.md']) {
    expect(await (await fetch(`${examples.url}${path}`)).text(), path).toContain('These are examples.');
  }
});

test('PROJECTS_FEED_URL may name a file, and PROJECTS_FEED_STATUSES filters by status', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  const file = join(folder, 'feed.json');
  const statuses = ['Matching', 'Closed', 'Open', 'Closed'];
  await writeFile(file, JSON.stringify(statuses.map((status, at) => upstreamItem(`S-${at}`, { status }))));
  const site = await startSite({
    PROJECTS_FEED_URL: pathToFileURL(file).href,
    PROJECTS_FEED_STATUSES: 'Matching,Open',
  });
  try {
    const shown: { id: string }[] = await (await fetch(`${site.url}${resources.projectsApi.path}`)).json();
    expect(shown.map(({ id }) => id)).toEqual(['S-0', 'S-2']);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
});
