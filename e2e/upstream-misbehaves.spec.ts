import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { feed, openIds, SECRET } from './support/feed.ts';
import { type Misbehaviour, misbehaviours, UPSTREAM_WORDS } from './support/misbehaviours.ts';
import { type Site, startSite } from './support/site.ts';
import { answering, type Behaviour, startUpstream, type Upstream } from './support/upstream.ts';

const TOKEN = 'token-8d41';
const SALES_EMAIL = 'sales@example.org';
const SETTINGS = {
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_TIMEOUT_SECONDS: '20',
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
async function everyFormatSays(state: State, site: Site, upstream: Upstream, about: string) {
  const line = (format: string) => `${about}, ${state}: ${format}`;
  const received: string[] = [];
  const get = async (path: string, accept = 'text/html') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { Accept: accept } });
    const text = await answer.text();
    received.push(text, JSON.stringify([...answer.headers]));
    return { status: answer.status, headers: answer.headers, text };
  };

  const api = await get(resources.projectsApi.path);
  if (state === 'current') {
    expect(api.status, line('api')).toBe(200);
    expect(
      JSON.parse(api.text).map(({ id }: { id: string }) => id),
      line('api'),
    ).toEqual(openIds);
  } else {
    expect(api.status, line('api')).toBe(502);
    expect(api.headers.get('content-type'), line('api')).toBe('application/problem+json');
    expect(api.headers.get('cache-control'), line('api')).toBe('no-store');
    expect(Number(api.headers.get('retry-after')), line('api')).toBeGreaterThan(0);
    expect(JSON.parse(api.text), line('api')).toMatchObject({ status: 502, code: 'upstream_unavailable' });
  }

  for (const [path, statuses] of PAGES) {
    for (const accept of ['text/html', 'text/markdown']) {
      const page = await get(path, accept);
      const format = `${path} as ${accept}`;
      expect(page.status, line(format)).toBe(statuses[state]);
      expect(page.headers.get('content-type'), line(format)).toContain(accept);
      if (path !== pages.home.path || state !== 'current') expect(page.text, line(format)).toContain(NOTICES[state]);
      if (state !== 'none' && path !== pages.home.path) expect(page.text, line(format)).toContain(NAME);
      if (state === 'expired') expect(page.text, line(format)).toMatch(/\d{1,2} \w+ \d{4}, \d\d:\d\d UTC/);
      if (state !== 'current') {
        expect(page.text, line(format)).toContain(SALES_EMAIL);
        expect(page.headers.get('cache-control'), line(format)).toBe('no-store');
      }
      if (page.status === 503) expect(Number(page.headers.get('retry-after')), line(format)).toBeGreaterThan(0);
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
const untilApiIs = (site: Site, status: number, about: string) =>
  expect.poll(() => apiStatus(site), { message: `${about}: the API becomes ${status}`, intervals: [100] }).toBe(status);

type Event = { event: string; reason?: string };
const eventsOf = (log: string): Event[] =>
  log.split('\n').flatMap((text) => (text.startsWith('{"time"') ? [JSON.parse(text) as Event] : []));

/** The lines about the feed logged since the log had this length. */
const feedEvents = (site: Site, from: number) =>
  eventsOf(site.log().slice(from)).filter(({ event }) => event === 'feed_unavailable' || event === 'feed_read');

async function withSite<T>(
  first: Behaviour,
  use: (site: Site, upstream: Upstream) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const upstream = await startUpstream(first);
  const site = await startSite({ ...SETTINGS, PROJECTS_FEED_URL: upstream.url, ...settings });
  try {
    return await use(site, upstream);
  } finally {
    await site.stop();
    await upstream.stop();
  }
}

/** Waits until the last reason logged for the feed matches. Sends requests, because the feed is only read on demand. */
const untilLogSays = (site: Site, reason: RegExp, about: string) =>
  expect
    .poll(
      async () => {
        await apiStatus(site);
        return feedEvents(site, 0).at(-1)?.reason ?? '';
      },
      { message: `${about}: the log says why`, intervals: [100] },
    )
    .toMatch(reason);

/** Splits the cases among a few sites that run in parallel, since most of the time is spent waiting. */
const lanes = <T>(cases: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, lane) => cases.filter((_case, index) => index % count === lane));

type Outage = {
  readonly title: string;
  readonly reason: RegExp;
  readonly start: (upstream: Upstream) => Promise<void> | void;
};
const outages: readonly Outage[] = [
  ...misbehaviours.map(({ title, reason, behave }: Misbehaviour) => ({
    title,
    reason,
    start: (upstream: Upstream) => upstream.behave(behave),
  })),
  {
    title: 'a refused connection',
    reason: /^could not be read \(ECONNREFUSED\)$/,
    start: (upstream) => upstream.refuse(true),
  },
];
const isSlow = ({ reason }: Outage) => reason.test('gave no complete answer in time');

/** Runs every case on a few sites; the cases that time out run on one with a short limit. */
const withEveryOutage = (
  first: Behaviour,
  settings: Record<string, string>,
  play: (site: Site, upstream: Upstream, cases: readonly Outage[]) => Promise<void>,
) =>
  Promise.all([
    ...lanes(
      outages.filter((outage) => !isSlow(outage)),
      2,
    ).map((cases) => withSite(first, (site, upstream) => play(site, upstream, cases), settings)),
    withSite(first, (site, upstream) => play(site, upstream, outages.filter(isSlow)), {
      ...settings,
      PROJECTS_FEED_TIMEOUT_SECONDS: '1',
    }),
  ]);

/** Expects the site to recover by itself once the upstream works again. */
async function recovers(site: Site, upstream: Upstream, { title }: Outage) {
  if (title === 'a refused connection') await upstream.refuse(false);
  upstream.behave(healthy);
  await untilLogSays(site, /^$/, `${title}, recovery`);
  expect(await apiStatus(site), `${title}, recovery`).toBe(200);
}

test('at a cold start every format reports the outage, whatever the upstream does, and recovers by itself', async () => {
  // Separates the cases, so that a reason shared by two of them is logged as a change each time.
  const teapot = answering('', 418);
  await withEveryOutage(teapot, { PROJECTS_FEED_MAX_STALE_SECONDS: '1' }, async (site, upstream, cases) => {
    for (const { title, reason, start } of cases) {
      upstream.behave(teapot);
      await untilLogSays(site, /^answered with status 418$/, title);
      const from = site.log().length;
      await start(upstream);
      await untilLogSays(site, reason, title);
      await everyFormatSays('none', site, upstream, title);
      expect(feedEvents(site, from), `${title}: logged once`).toHaveLength(1);
      if (title === 'a refused connection') await upstream.refuse(false);
    }
    upstream.behave(healthy);
    await untilLogSays(site, /^$/, 'recovery');
    await everyFormatSays('current', site, upstream, 'recovery');
    expect(upstream.mostPending()).toBe(1);
  });
});

test('within MAX_STALE every format is unaffected, whatever the upstream does', async () => {
  await withEveryOutage(healthy, { PROJECTS_FEED_MAX_STALE_SECONDS: '600' }, async (site, upstream, cases) => {
    for (const outage of cases) {
      await untilLogSays(site, /^$/, outage.title);
      await outage.start(upstream);
      await everyFormatSays('current', site, upstream, `${outage.title}, fresh snapshot`);
      await untilLogSays(site, outage.reason, outage.title);
      await everyFormatSays('current', site, upstream, `${outage.title}, inside MAX_STALE`);
      await recovers(site, upstream, outage);
    }
    expect(upstream.mostPending()).toBe(1);
  });
});

test('past MAX_STALE every format states the age of its data or that there are none, and recovers by itself, whatever the upstream does', async () => {
  await withEveryOutage(healthy, { PROJECTS_FEED_MAX_STALE_SECONDS: '1' }, async (site, upstream, cases) => {
    for (const outage of cases) {
      const { title, reason } = outage;
      await untilLogSays(site, /^$/, title);
      const from = site.log().length;
      await outage.start(upstream);
      await untilApiIs(site, 502, title);
      await everyFormatSays('expired', site, upstream, title);
      await recovers(site, upstream, outage);
      await everyFormatSays('current', site, upstream, `${title}, after recovery`);
      expect(feedEvents(site, from), `${title}: one line a change`).toMatchObject([
        { event: 'feed_unavailable', reason: expect.stringMatching(reason) },
        { event: 'feed_read' },
      ]);
    }
    expect(upstream.mostPending()).toBe(1);
  });
});

test('a feed whose host name does not resolve is an outage like any other', async () => {
  await withSite(
    healthy,
    async (site, upstream) => {
      await everyFormatSays('none', site, upstream, 'DNS failure');
      expect(feedEvents(site, 0)).toMatchObject([{ event: 'feed_unavailable' }]);
    },
    { PROJECTS_FEED_URL: 'http://feed.invalid/feed.json' },
  );
});

const repeat = (path: string, times: number) => Array.from({ length: times }, () => path);
const crowd = [
  ASSIGNMENT,
  pages.openProjects.path,
  `${pages.openProjects.path}.md`,
  resources.projectsApi.path,
].flatMap((path) => repeat(path, 40));

test('no reader waits for a refresh while there are data younger than MAX_STALE, and many readers cause one request', async () => {
  await withSite(
    healthy,
    async (site, upstream) => {
      await untilApiIs(site, 200, 'start');
      upstream.behave(() => {});
      await wait(1_000);
      const before = upstream.requests();
      const answers = await Promise.all(crowd.map((path) => fetch(`${site.url}${path}`)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      // The one request is still pending after every reader was served.
      expect(upstream.pending()).toBe(1);
      expect(upstream.requests() - before).toBe(1);
    },
    { PROJECTS_FEED_TIMEOUT_SECONDS: '50' },
  );
});

test('while it is down the upstream is requested once per revalidation time, whatever the load', async () => {
  await withSite(
    answering('', 500),
    async (site, upstream) => {
      const answers = await Promise.all(crowd.map((path) => fetch(`${site.url}${path}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 502, 503]));
      expect(upstream.requests()).toBe(1);
      expect(feedEvents(site, 0)).toHaveLength(1);
    },
    { PROJECTS_FEED_REVALIDATE_SECONDS: '600', PROJECTS_FEED_MAX_STALE_SECONDS: '600' },
  );
});

const projects = feed.projects;
const many = Array.from({ length: 10_000 }, (_, number) => ({
  ...{ id: `M-${number}`, name: `Assignment ${number}`, context: 'c', location: 'l', timeline: 't', status: 's' },
  roles: [{ title: 'Developer', tech_stack: 'TypeScript' }],
}));
const redirected: Behaviour = (request, response) =>
  request.url === '/feed.json'
    ? answering('', 307, { Location: '/moved' })(request, response)
    : healthy(request, response);

const unusualFeeds: readonly (readonly [string, Behaviour, readonly string[]])[] = [
  ['an empty list', answering([]), []],
  ['an empty envelope', answering({ projects: [] }), []],
  ['a bare array', answering(projects), openIds],
  ['a byte order mark', answering(`\ufeff${JSON.stringify(feed)}`), openIds],
  ['a wrong charset', answering(feed, 200, { 'Content-Type': 'text/plain; charset=iso-8859-1' }), openIds],
  [
    'gzip',
    (_request, response) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(JSON.stringify(feed))),
    openIds,
  ],
  ['a redirect on its own origin', redirected, openIds],
  ['one good item among junk', answering([1, null, [], { name: UPSTREAM_WORDS }, projects[0]]), ['EX-1001']],
  ['10,000 items', answering(many), many.map(({ id }) => id)],
];

test('an unusual but valid feed is shown in every format', async () => {
  await withSite(answering('', 500), async (site, upstream) => {
    for (const [title, behave, ids] of unusualFeeds) {
      upstream.behave(behave);
      const listed = async () =>
        (await (await fetch(`${site.url}${resources.projectsApi.path}`)).json()) as { id: string }[];
      await expect.poll(async () => (await listed()).length, { message: title }).toBe(ids.length);
      expect(
        (await listed()).map(({ id }) => id),
        title,
      ).toEqual(ids);
      for (const accept of ['text/html', 'text/markdown']) {
        const page = await fetch(`${site.url}${pages.openProjects.path}`, { headers: { Accept: accept } });
        expect(page.status, title).toBe(200);
        expect(await page.text(), `${title} as ${accept}`).toContain(
          ids.length === 0 ? 'There are no open assignments' : ids.length.toLocaleString('en'),
        );
        const last = ids.at(-1) ?? 'EX-1001';
        const one = await fetch(`${site.url}${pages.openProjects.path}/${last}`, { headers: { Accept: accept } });
        expect(one.status, `${title}: ${last}`).toBe(ids.length === 0 ? 404 : 200);
      }
      const { structuredContent } = await callTool(site.url, 'list_open_assignments');
      expect(structuredContent, title).toMatchObject({ total: ids.length });
      expect((await fetch(`${site.url}${resources.llmsTxt.path}`)).status, title).toBe(200);
      expect((await fetch(`${site.url}${resources.health.path}`)).status, title).toBe(200);
      upstream.behave(healthy);
    }
  });
});
