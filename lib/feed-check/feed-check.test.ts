import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { upstreamItem } from '../../e2e/support/upstream-item.ts';
import { readConfig } from '../config.ts';
import { checkFeed } from './check-feed.ts';
import { reportOf } from './report.ts';

vi.mock('../projects/feed-process.ts', () => import('../../e2e/support/read-here.ts'));

const KEY = 'key-of-the-test';

type Answer = { readonly status?: number; readonly body: string | ((query: URLSearchParams) => string) };
let answer: Answer;
let requests = 0;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    const { status = 200, body } = answer;
    const query = new URL(request.url ?? '', url).searchParams;
    response.writeHead(status).end(typeof body === 'string' ? body : body(query));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed?secret=${KEY}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

type Settings = Readonly<Record<string, string>>;

/** The report alone: without a process and without the page of the first assignment. */
async function report(body: unknown, settings: Settings = {}, status = 200): Promise<string> {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const { feed } = readConfig({ PROJECTS_FEED_URL: url, ...settings });
  return reportOf(await checkFeed(feed), feed, null);
}

// Characters with an effect on terminals: escape sequences, a bell, a carriage return, a change of text direction.
const CONTROLS = '\u001b[2J\u001b]0;owned\u0007\r\u202e\u009b31m';

describe('the report of a feed', () => {
  it('reports how many entries of a good feed were read and shown (control)', async () => {
    const text = await report([upstreamItem('A-1'), upstreamItem('A-2')]);
    expect(text).toMatch(/^The feed works: the site would show 2 assignments\.\n/);
    expect(text).toMatch(/Received: +2 items\nShown: +2 assignments with 2 roles\nLeft out: +0 items/);
    for (const heading of ['Left out:\n', 'not used:', 'What to do:']) expect(text).not.toContain(heading);
  });

  it('reports what was left out, with field and reason, and unused fields without their values', async () => {
    const roles = [{ title: 'Developer', margin: 'PRIVATE 7' }, { price: '1' }];
    const projects = [
      upstreamItem('A-1', { client: 'PRIVATE client', roles }),
      { ...upstreamItem('A-2'), name: '' },
      { name: 'Without id' },
      'words',
      upstreamItem('A-1'),
      upstreamItem('A-3', { status: 'Closed' }),
    ];
    const text = await report({ generated: 'PRIVATE time', projects }, { PROJECTS_FEED_STATUSES: 'Open' });
    expect(text).toMatch(
      /Received: +6 items\nShown: +1 assignment with 1 role\nLeft out: +5 items, 1 of them by status/,
    );
    expect(text).toContain('item 2 (A-2): name is missing');
    expect(text).toContain('item 3: id is missing');
    expect(text).toContain('item 4: item is not an object');
    expect(text).toContain('item 5 (A-1): id is that of an item before it');
    expect(text).toContain('status "Closed": 1 assignment');
    expect(text).toMatch(/without the parts that can’t be read:\n {2}item 1 \(A-1\): roles\.1\.title is missing/);
    for (const field of ['client', 'roles[].margin']) expect(text).toContain(`\n  ${field}\n`);
    expect(text).not.toContain('PRIVATE');
  });

  it('reports dates and languages that can’t be right, without their values', async () => {
    const text = await report([
      upstreamItem('A-1', { posted: 'PRIVATE soon', updated: '2999-01-01', language: 'PRIVATE' }),
      upstreamItem('A-2', { posted: '2024-11-03', language: 'de' }),
    ]);
    expect(text).toMatch(
      /without the parts that can’t be read:\n {2}item 1 \(A-1\): posted is not a date \(RFC 3339\)\n/,
    );
    expect(text).toContain('item 1 (A-1): updated is in the future');
    expect(text).toContain('item 1 (A-1): language is not a language tag (BCP 47)');
    expect(text).not.toContain('item 2');
    expect(text).not.toMatch(/PRIVATE|2999/);
  });

  it('has no control sequences and no secrets', async () => {
    const items = [
      upstreamItem('A-1', { name: `Name${CONTROLS}`, [`field${CONTROLS}`]: 1, key: KEY }),
      upstreamItem('A-2', { status: `Closed${CONTROLS}` }),
      upstreamItem(`A${CONTROLS}`, { name: '' }),
    ];
    const settings = { PROJECTS_FEED_STATUSES: 'Open', PROJECTS_FEED_HEADERS: JSON.stringify({ 'X-Key': KEY }) };
    const text = await report(items, settings);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text).toContain('status "Closed');
    expect(text).not.toContain(KEY);
  });

  it('with a transform, reports how many entries were read and which fields of input and output are not used', async () => {
    const transform = '{ "projects": [jobs.{ "id": key, "name": title, "extra": key }] }';
    const body = { jobs: [{ key: 1, title: 'One', notes: 'PRIVATE' }] };
    const text = await report(body, { PROJECTS_FEED_TRANSFORM: transform });
    expect(text).toMatch(/Received: +1 entry, transformed into 1 item\n/);
    expect(text).toMatch(/Fields of the feed that are not used:\n {2}jobs\[\]\.notes\n/);
    expect(text).toMatch(/the transform’s result that are not used:\n {2}extra\n/);
    expect(text).not.toContain('PRIVATE');
  });

  it('reads all pages of a system with numbered pages, keeping the other parameters of its address', async () => {
    const page = (query: URLSearchParams) => {
      const offset = Number(query.get('offset') ?? 0);
      const content = [{ id: String(offset), name: `${query.get('country')} ${offset}` }];
      return JSON.stringify({ offset, limit: 1, totalFound: 3, content });
    };
    answer = { body: page };
    requests = 0;
    const { feed } = readConfig({
      PROJECTS_FEED_URL: `${url}&country=de&limit=1`,
      PROJECTS_FEED_TRANSFORM: 'file:docs/recipes/smartrecruiters.jsonata',
    });
    const { shown } = await checkFeed(feed);
    expect(shown.map(({ name }) => name)).toEqual(['de 0', 'de 1', 'de 2']);
    expect(requests).toBe(3);
  });

  it('shortens long lists', async () => {
    const text = await report([upstreamItem('A-1'), ...Array.from({ length: 70 }, () => ({}))]);
    expect(text).toContain('… and 20 more');
  });

  it.each([
    [
      'statuses that none has',
      [upstreamItem('A-1')],
      { PROJECTS_FEED_STATUSES: 'Matching' },
      200,
      ['The site would be empty', 'Matching', 'status "Open": 1 assignment'],
    ],
    [
      'items that are no assignments',
      [{ key: 1, title: 'One', x: {} }],
      {},
      200,
      ['no item is an assignment', 'item 1: id is missing', '"key", "title"', 'PROJECTS_FEED_TRANSFORM'],
    ],
    ['an empty feed', [], {}, 200, ['The site would be empty', 'contains no items']],
    [
      'a sign-in page',
      '<!doctype html><title>Sign in</title>',
      {},
      200,
      ['not JSON', 'HTML page', 'PROJECTS_FEED_URL'],
    ],
    [
      'a transform that does not fit',
      { offers: [] },
      { PROJECTS_FEED_TRANSFORM: 'file:docs/recipes/greenhouse.jsonata' },
      200,
      ['the transform failed (D3141, line 3', 'stopped here: $assert(', 'keys "offers"'],
    ],
    [
      'a key that is refused',
      '',
      { PROJECTS_FEED_TOKEN: 'token-of-the-test' },
      401,
      ['status 401', 'The feed rejects the key', 'PROJECTS_FEED_TOKEN', 'PROJECTS_FEED_HEADERS'],
    ],
    ['no key', '', {}, 403, ['The feed requires a key', 'PROJECTS_FEED_TOKEN']],
    ['a wrong address', '{}', {}, 404, ['status 404', 'Nothing exists at this URL']],
    ['too many requests', '', {}, 429, ['Wait a few minutes']],
    ['a system in trouble', '', {}, 503, ['The system reports an error of its own']],
    ['nothing', '', {}, 200, ['The response is empty']],
    ['XML', '<?xml version="1.0"?><jobs/>', {}, 200, ['The response is XML']],
    ['CSV', 'id,name\n1,One\n', {}, 200, ['looks like CSV', 'convert']],
    [
      'too much',
      JSON.stringify([upstreamItem('A-1')]),
      { PROJECTS_FEED_MAX_BYTES: '10' },
      200,
      ['PROJECTS_FEED_MAX_BYTES'],
    ],
    ['no such host', '', { PROJECTS_FEED_URL: 'http://feed.invalid/' }, 200, ['cannot find the host']],
    ['a port where nothing listens', '', { PROJECTS_FEED_URL: 'http://127.0.0.1:1/' }, 200, ['PROJECTS_FEED_URL']],
    ['a file that is not there', '', { PROJECTS_FEED_URL: 'file:///srv/none/feed.json' }, 200, ['ENOENT', 'file:///']],
    [
      'Teamtailor',
      { data: [{ type: 'jobs', attributes: {} }] },
      {},
      200,
      ['keys "data"', 'recipes/teamtailor.jsonata'],
    ],
    [
      'Greenhouse',
      { jobs: [{ absolute_url: '' }], meta: {} },
      {},
      200,
      ['keys "jobs", "meta"', 'recipes/greenhouse.jsonata'],
    ],
    ['Lever', [{ id: 1, text: '', categories: {} }], {}, 200, ['a list of 1', 'recipes/lever.jsonata']],
    ['Ashby', { jobs: [], apiVersion: '1' }, {}, 200, ['recipes/ashby.jsonata']],
    ['Recruitee', { offers: [] }, {}, 200, ['recipes/recruitee.jsonata']],
    ['SmartRecruiters', { content: [], totalFound: 0 }, {}, 200, ['recipes/smartrecruiters.jsonata']],
    ['a table', [{ Ref: '1', Title: 'One' }], {}, 200, ['recipes/csv.jsonata']],
    ['another object', { results: [{ a: [] }] }, {}, 200, ['keys "results"', 'PROJECTS_FEED_TRANSFORM']],
  ])('says what to do about %s', async (_title, body, settings, status, said) => {
    const text = await report(body, settings as Settings, status);
    for (const words of said) expect(text).toContain(words);
  });
});
