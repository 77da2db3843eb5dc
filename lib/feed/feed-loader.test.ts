import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import {
  answering,
  startUpstream,
  type Upstream,
} from '../../e2e/support/upstream.ts';
import { readConfig } from '../config/config.ts';
import { createFeedLoader } from './feed-loader.ts';

let upstream: Upstream;
let origin: string;
let responses: (path: string) => {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
};

beforeEach(async () => {
  upstream = await startUpstream((request, response) => {
    const { body, status = 200, headers = {} } = responses(request.url ?? '/');
    answering(body, status, headers)(request, response);
  });
  ({ origin } = new URL(upstream.url));
});
afterEach(() => upstream.stop());

const item = (id: string) => ({ id, name: `Name of ${id}` });
const loader = (
  env: Record<string, string> = {},
  limits: Parameters<typeof createFeedLoader>[1] = {},
) =>
  createFeedLoader(
    readConfig({ PROJECTS_FEED_URL: `${origin}/feed`, ...env }).feed,
    limits,
  );
const idsOf = async (load: ReturnType<typeof loader>) =>
  (await load()).projects.map(({ id }) => id);
const failure = async (load: ReturnType<typeof loader>) =>
  (await feedFailure(load())).message;

type Next = (page: number) => {
  headers?: Record<string, string>;
  fields?: object;
};
/**
 * A feed with one item per page: `/feed`, `/feed?page=2` …, each with a
 * reference to the next.
 */
const paged = (count: number, next: Next) => (path: string) => {
  const page = Number(new URL(path, origin).searchParams.get('page') ?? 1);
  const { headers = {}, fields } = page < count ? next(page) : {};
  const items = [item(`A-${page}`)];
  return { body: fields ? { projects: items, ...fields } : items, headers };
};
const nextInBody: Next = (page) => ({
  fields: { next: `?page=${page + 1}`, filling: 'x'.repeat(900) },
});

it.each([
  [
    'a Link header',
    (page) => ({ headers: { Link: `</feed?page=${page + 1}>; rel="next"` } }),
  ],
  ['next of the body', nextInBody],
  [
    'next before a Link header',
    (page) => ({
      ...nextInBody(page),
      headers: { Link: '<//evil.example>; rel=next' },
    }),
  ],
])(
  'reads all pages referred to by %s, in order and with the key',
  async (_title, next) => {
    responses = paged(3, next);
    expect(
      await idsOf(loader({ PROJECTS_FEED_HEADERS: '{"X-Api-Key":"key"}' })),
    ).toEqual(['A-1', 'A-2', 'A-3']);
    expect(
      upstream.received().map(({ headers }) => headers['x-api-key']),
    ).toEqual(['key', 'key', 'key']);
  },
);

it('reads the pages of Airtable as one table, in which a box that is not ticked is not sent', async () => {
  const record = (fields: object) => ({
    fields: { Name: 'A', Published: true, ...fields },
  });
  const pages = [
    { records: [record({ Role: 'Developer' })], offset: 'itr/1' },
    {
      records: [
        record({ Role: 'PRIVATE', Published: undefined }),
        record({ Role: 'Tester' }),
      ],
    },
  ];
  responses = (path) => ({
    body: pages[Number(path.includes('offset=itr%2F1'))],
  });
  const { projects, leftOut } = await loader({
    PROJECTS_FEED_FORMAT: 'table',
  })();
  const roles = [{ title: 'Developer' }, { title: 'Tester' }];
  expect(projects).toMatchObject([{ id: 'a', roles }]);
  expect(leftOut).toEqual([expect.stringMatching(/^1 row not shown: /)]);
});

it.each([null, '', false])('treats a next of %j as the end', async (next) => {
  responses = () => ({ body: { projects: [item('A')], next } });
  expect(await idsOf(loader())).toEqual(['A']);
});

it.each([
  ['the same page', '/feed#more', 'the pages are too many, or take too long'],
  [
    'another origin',
    'https://evil.example/feed',
    'the next page is on another origin',
  ],
  ['no address', 'http://[', 'the address of the next page can’t be followed'],
  ['a number', 2, 'the address of the next page can’t be followed'],
  ['a page that fails', '/broken', 'answered with status 500'],
  [
    'pages without an end',
    '/endless?1',
    'the pages are too many, or take too long',
  ],
])(
  'fails, rather than show a partial list, if the next page is %s',
  async (_title, next, expected) => {
    responses = (path) => {
      if (path === '/broken') return { body: 'upstream words', status: 500 };
      const [, number] = /^\/endless\?(\d+)/.exec(path) ?? [];
      return {
        body: {
          projects: [item(path)],
          next: number ? `/endless?${Number(number) + 1}` : next,
        },
      };
    };
    expect(await failure(loader({}, { maxPages: 5 }))).toBe(expected);
  },
);

it('limits the total bytes and time of all pages, and a single page may take all of the time', async () => {
  responses = paged(20, nextInBody);
  const tooLarge = 'the feed is larger than PROJECTS_FEED_MAX_BYTES';
  expect(await failure(loader({ PROJECTS_FEED_MAX_BYTES: '5000' }))).toBe(
    tooLarge,
  );
  expect(
    await idsOf(
      loader({ PROJECTS_FEED_TIMEOUT_SECONDS: '30' }, { pagesSeconds: 30 }),
    ),
  ).toHaveLength(20);
  expect(await failure(loader({}, { pagesSeconds: 0 }))).toBe(
    'the pages are too many, or take too long',
  );
});

it('shows only the statuses of the operator, in the language of the feed, and names what is left out', async () => {
  const open = { ...item('A'), status: 'Open' };
  responses = () => ({
    body: [
      { ...item('X'), status: 'Closed' },
      open,
      { ...open, name: 'Repeated' },
    ],
  });
  const load = loader({
    PROJECTS_FEED_STATUSES: 'open',
    PROJECTS_FEED_LANGUAGE: 'DE',
  });
  expect(await load()).toMatchObject({
    projects: [{ ...open, language: 'de' }],
    leftOut: [
      '1 assignment not shown: status «Closed» (1)',
      'item 3 (A) left out: id is that of an item before it',
    ],
  });
});

it('translates only what has changed, also after a failure, and nothing of a page that has gone', async () => {
  let [status, second] = [200, [item('B')]];
  responses = (path) => ({
    status,
    body:
      path === '/2'
        ? second
        : { projects: [item('A')], next: second.length ? '/2' : null },
  });
  const load = loader();
  const first = await load();
  expect(await load()).toBe(first);
  status = 500;
  expect(await failure(load)).toBe('answered with status 500');
  status = 200;
  expect(await load()).toBe(first);
  second = [{ ...item('B'), name: 'Changed' }];
  const { projects } = await load();
  expect(projects).toMatchObject([item('A'), { name: 'Changed' }]);
  expect(projects[0]).toBe(first.projects[0]);
  second = [];
  expect(await idsOf(load)).toEqual(['A']);
});

it('shows a date that was in the future once it has come', async () => {
  responses = () => ({
    body: [{ ...item('A'), posted: '2024-11-03T08:00:00Z' }],
  });
  const load = loader();
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2024-11-02');
  const early = await load();
  expect(early).toMatchObject({
    projects: [item('A')],
    leftOut: [expect.stringContaining('posted')],
  });
  expect(await load(), 'until then').toBe(early);
  vi.setSystemTime('2024-11-04');
  expect(await load()).toMatchObject({
    projects: [{ posted: '2024-11-03T08:00:00Z' }],
    leftOut: [],
  });
});

it('reads items that are nested without end beside others, and each by itself', async () => {
  const nested = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
  responses = () => ({
    body: `[{"id":"A","name":"N","x":${nested}},{"id":"B","name":"N","x":${nested}}]`,
  });
  expect(await idsOf(loader())).toEqual(['A', 'B']);
});

it('fails on more than 20,000 items, also on several pages', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => item(String(at)));
  responses = () => ({ body: many });
  expect(await idsOf(loader()), 'control').toHaveLength(20_000);
  responses = (path) => ({
    body: path === '/feed' ? { projects: many, next: '/2' } : [item('more')],
  });
  expect(await failure(loader())).toBe('there are more than 20000 items');
});

it('gives up a reading that takes too long to translate, and rests while it does', async () => {
  responses = () => ({
    body: Array.from({ length: 5_000 }, (_, at) => item(String(at))),
  });
  expect(await failure(loader({}, { workSeconds: 0 }))).toBe(
    'reading it takes more than 0 seconds of work',
  );
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  await loader()();
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
});
