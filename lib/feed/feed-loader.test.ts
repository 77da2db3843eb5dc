import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import { answering, startUpstream, type Upstream } from '../../e2e/support/upstream.ts';
import { readConfig } from '../config/config.ts';
import { createFeedLoader } from './feed-loader.ts';

type Answer = { body: unknown; status?: number; headers?: Record<string, string> };

let upstream: Upstream;
let origin: string;
let responses: (path: string) => Answer;
const statuses = () => upstream.received().map(({ status }) => status);

beforeEach(async () => {
  upstream = await startUpstream((request, response) => {
    const { body, status = 200, headers = {} } = responses(request.url ?? '/');
    const isHeld = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag;
    answering(isHeld ? '' : body, isHeld ? 304 : status, headers)(request, response);
  });
  ({ origin } = new URL(upstream.url));
});
afterEach(() => upstream.stop());

const item = (id: string) => ({ id, name: `Name of ${id}` });
const loader = (env: Record<string, string> = {}, limits: Parameters<typeof createFeedLoader>[1] = {}) =>
  createFeedLoader(readConfig({ PROJECTS_FEED_URL: `${origin}/feed`, ...env }).feed, limits);
const idsOf = async (load: ReturnType<typeof loader>) => (await load()).projects.map(({ id }) => id);
const failure = async (load: ReturnType<typeof loader>) => (await feedFailure(load())).message;

/** A feed with one item per page: `/feed`, `/feed?page=2` …, each with a reference to the next. */
const paged = (count: number, next: (page: number) => Partial<Answer> & { fields?: object }) => (path: string) => {
  const page = Number(new URL(path, origin).searchParams.get('page') ?? 1);
  const { headers = {}, fields } = page < count ? next(page) : {};
  const items = [item(`A-${page}`)];
  return { body: fields ? { projects: items, ...fields } : items, headers };
};

const ELSEWHERE = { Link: '<https://evil.example/>; rel="next"' };

describe('createFeedLoader(), pages', () => {
  it.each<[string, (page: number) => Partial<Answer> & { fields?: object }]>([
    ['a Link header', (page) => ({ headers: { Link: `</feed?page=${page + 1}>; rel="next"` } })],
    ['a relative Link', (page) => ({ headers: { Link: `<?page=${page + 1}>; rel=next, </feed>; rel=first` } })],
    ['next of the envelope', (page) => ({ fields: { next: `${origin}/feed?page=${page + 1}` } })],
    [
      'next of the envelope before a Link header',
      (page) => ({ fields: { next: `?page=${page + 1}` }, headers: ELSEWHERE }),
    ],
  ])('reads all pages referred to by %s, in order and with the key', async (_title, next) => {
    responses = paged(3, next);
    expect(await idsOf(loader({ PROJECTS_FEED_HEADERS: '{"X-Api-Key":"key"}' }))).toEqual(['A-1', 'A-2', 'A-3']);
    expect(upstream.received().map(({ headers }) => headers['x-api-key'])).toEqual(['key', 'key', 'key']);
  });

  it('reads the pages of Airtable as one table, in which a box that is not ticked is not sent', async () => {
    const pages = [
      { records: [{ fields: { Name: 'A', Role: 'Developer', Published: true } }], offset: 'itr/1' },
      { records: [{ fields: { Name: 'PRIVATE' } }, { fields: { Name: 'A', Role: 'Tester', Published: true } }] },
    ];
    responses = (path) => ({ body: pages[path.includes('offset=itr%2F1') ? 1 : 0] });
    const { projects, pages: read } = await loader({ PROJECTS_FEED_FORMAT: 'table' })();
    expect(projects.map(({ id, roles }) => [id, roles.map(({ title }) => title)])).toEqual([
      ['a', ['Developer', 'Tester']],
    ]);
    expect(read).toBe(2);
  });

  it.each([
    ['by its headers', '', ['a', 'b']],
    ['with none, as it is', 'none', ['1', '2']],
  ])('reads a table %s', async (_title, format, expected) => {
    const table = format === '' ? 'Name,Role\nA,x\nB,y\n' : 'name,id\nA,1\nB,2\n';
    responses = () => ({ body: table });
    expect(await idsOf(loader({ PROJECTS_FEED_FORMAT: format }))).toEqual(expected);
  });

  it.each([null, '', false])('treats a next of %j as the end, whatever the Link header says', async (next) => {
    responses = () => ({ body: { projects: [item('A')], next }, headers: { Link: '</more>; rel="next"' } });
    expect(await idsOf(loader())).toEqual(['A']);
  });

  it.each<[string, unknown, string]>([
    ['the same page', '/feed', 'the pages go round in a circle'],
    ['the same page with a fragment', '/feed#more', 'the pages go round in a circle'],
    ['another origin', 'https://evil.example/feed', 'the next page is on another origin'],
    ['no address', 'http://[', 'the address of the next page can’t be followed'],
    ['a number', 2, '"next" is not an address'],
    ['a page that fails', '/broken', 'answered with status 500'],
    ['pages without an end', '/endless?1', 'there are more than 5 pages'],
  ])('fails, rather than show a partial list, if the next page is %s', async (_title, next, expected) => {
    responses = (path) => {
      if (path === '/broken') return { body: 'upstream words', status: 500 };
      const [, number] = /^\/endless\?(\d+)/.exec(path) ?? [];
      return { body: { projects: [item(path)], next: number ? `/endless?${Number(number) + 1}` : next } };
    };
    const load = loader({}, { maxPages: 5 });
    expect(await failure(load)).toBe(expected);
  });

  it('limits the total bytes and time of all pages', async () => {
    responses = paged(20, (page) => ({ fields: { next: `?page=${page + 1}`, filling: 'x'.repeat(900) } }));
    expect(await failure(loader({ PROJECTS_FEED_MAX_BYTES: '5000' }))).toBe(
      'the pages together are larger than 5000 bytes',
    );
    expect(await idsOf(loader({ PROJECTS_FEED_MAX_BYTES: '50000' })), 'control').toHaveLength(20);
    const noTime = loader({}, { pagesSeconds: 0 });
    expect(await failure(noTime)).toBe('the pages took longer than 0 seconds');
  });

  it('lets a single page take as long as the whole reading', async () => {
    responses = paged(2, (page) => ({ fields: { next: page < 2 ? `?page=${page + 1}` : null } }));
    const load = loader({ PROJECTS_FEED_TIMEOUT_SECONDS: '30' }, { pagesSeconds: 30 });
    expect(await idsOf(load)).toHaveLength(2);
  });

  it('reports the position of a duplicate or broken item in the whole list', async () => {
    responses = (path) =>
      path === '/feed'
        ? { body: { projects: [item('A'), item('B')], next: '/2' } }
        : { body: { projects: [item('A'), { id: 'C' }, { ...item('D'), margin: 1 }], next: null } };
    expect(await loader()()).toMatchObject({
      items: 5,
      projects: [{ id: 'A' }, { id: 'B' }, { id: 'D' }],
      duplicates: 1,
      // Only recorded for a report: lib/feed/report.test.ts.
      unusedFields: [],
      dropped: [
        { index: 2, id: 'A', field: 'id' },
        { index: 3, id: 'C', field: 'name' },
      ],
    });
  });
});

describe('createFeedLoader(), repeated reads', () => {
  it('requests a feed of one page conditionally, and gives the same object while it has not changed', async () => {
    let version = 1;
    const closed = { ...item('X'), status: 'Closed' };
    responses = () => {
      const own = { ...item(`A-${version}`), status: 'Open' };
      return { body: [closed, own, { ...own, name: 'Repeated' }], headers: { ETag: `"${version}"` } };
    };
    const load = loader({ PROJECTS_FEED_STATUSES: 'Open' });
    const first = await load();
    expect(first).toMatchObject({ items: 3, hidden: [['Closed', 1]], duplicates: 1, projects: [{ id: 'A-1' }] });
    expect(await load()).toBe(first);
    version = 2;
    expect(await load()).toMatchObject({ projects: [{ id: 'A-2' }] });
    expect(statuses()).toEqual([200, 304, 200]);
  });

  it('reads every page of a feed of several again, so that one that has gone does no harm', async () => {
    let pages = 2;
    responses = (path) => {
      const next = path === '/feed' && pages === 2 ? '/2' : null;
      // The first page has always the same tag.
      return path === '/2' && pages === 1
        ? { body: 'gone', status: 404 }
        : { body: { projects: [item(path)], next }, headers: { ETag: '"1"' } };
    };
    const load = loader();
    expect(await idsOf(load)).toEqual(['/feed', '/2']);
    pages = 1;
    expect(await idsOf(load)).toEqual(['/feed']);
    expect(statuses()).toEqual([200, 200, 200]);
  });

  it('follows the next page that a 304 names', async () => {
    let link = {};
    responses = (path) => ({ body: [item(path)], headers: path === '/feed' ? { ETag: '"1"', ...link } : {} });
    const load = loader();
    expect(await idsOf(load)).toEqual(['/feed']);
    link = { Link: '</2>; rel="next"' };
    expect(await idsOf(load)).toEqual(['/feed', '/2']);
    expect(statuses()).toEqual([200, 304, 200, 200]);
  });

  it('after a failure the next request has no conditions', async () => {
    let status = 200;
    responses = () => ({ body: [item('A')], headers: status === 200 ? { ETag: '"1"' } : {}, status });
    const load = loader();
    await load();
    status = 500;
    expect(await failure(load)).toBe('answered with status 500');
    status = 200;
    expect(await idsOf(load)).toEqual(['A']);
    expect(statuses()).toEqual([200, 500, 200]);
  });

  it.each([{}, { ETag: '"1"' }])(
    'shows a date that was in the future as soon as it has come, with headers %j',
    async (headers) => {
      responses = () => ({ body: [{ ...item('A'), posted: '2024-11-03T08:00:00Z' }], headers });
      const load = loader();
      try {
        vi.setSystemTime('2024-11-02');
        const early = await load();
        expect(early).toMatchObject({ projects: [item('A')], ignored: [{ field: 'posted' }] });
        expect(early.projects[0]).not.toHaveProperty('posted');
        expect(await load(), 'until then').toEqual(early);
        vi.setSystemTime('2024-11-04');
        expect(await load()).toMatchObject({ projects: [{ posted: '2024-11-03T08:00:00Z' }], ignored: [] });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('reads what has not changed only once, and pages that have, with those that have not', async () => {
    let second = item('B');
    responses = (path) => (path === '/feed' ? { body: { projects: [item('A')], next: '/2' } } : { body: [second] });
    const load = loader();
    const first = await load();
    expect(await load()).toBe(first);
    second = { ...second, name: 'Changed' };
    const changed = await load();
    expect(changed.projects.map(({ name }) => name)).toEqual(['Name of A', 'Changed']);
    expect(changed.projects[0]).toBe(first.projects[0]);
  });

  it('gives assignments that don’t state their language that of the feed', async () => {
    responses = () => ({ body: [item('A'), { ...item('B'), language: 'fr' }] });
    const { projects } = await loader({ PROJECTS_FEED_LANGUAGE: 'DE' })();
    expect(projects.map(({ language }) => language)).toEqual(['de', 'fr']);
  });

  it('fails on more than 20,000 items, on one page or on several', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => item(String(at)));
    responses = () => ({ body: many });
    expect(await idsOf(loader()), 'control').toHaveLength(20_000);
    responses = () => ({ body: [...many, item('more')] });
    expect(await failure(loader())).toBe('there are more than 20000 items');
    responses = (path) => ({ body: path === '/feed' ? { projects: many, next: '/2' } : [item('more')] });
    expect(await failure(loader())).toBe('there are more than 20000 items');
  });

  it('gives up a reading that takes too long to translate, and rests while it does', async () => {
    responses = () => ({ body: Array.from({ length: 5_000 }, (_, at) => item(String(at))) });
    expect(await failure(loader({}, { workSeconds: 0 }))).toBe('reading it takes more than 0 seconds of work');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    await loader()();
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('keeps nothing from a failed reading, so that the next one is complete', async () => {
    let isBroken = true;
    responses = (path) =>
      path === '/feed'
        ? { body: { projects: [item('A')], next: '/2' }, headers: { ETag: '"1"' } }
        : { body: [item('B')], status: isBroken ? 503 : 200 };
    const load = loader();
    expect(await failure(load)).toBe('answered with status 503');
    isBroken = false;
    expect(await idsOf(load)).toEqual(['A', 'B']);
  });
});
