import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, startUpstream, type Upstream } from '../../e2e/support/upstream.ts';
import { upstreamItem } from '../../e2e/support/upstream-item.ts';
import { readConfig } from '../config/config.ts';
import { reportFeed } from './report.ts';

const KEY = 'key-of-the-test';

type Answer = { readonly status?: number; readonly body: string | ((query: URLSearchParams) => string) };
let answer: Answer;
let upstream: Upstream;
let url: string;

beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    const { status = 200, body } = answer;
    const query = new URL(request.url ?? '', url).searchParams;
    answering(typeof body === 'string' ? body : body(query), status)(request, response);
  });
  url = `${upstream.url}?secret=${KEY}`;
});
afterAll(() => upstream.stop());

type Settings = Readonly<Record<string, string>>;
const format = (name: string): Settings => ({ PROJECTS_FEED_FORMAT: name });
const MATCHING = { PROJECTS_FEED_STATUSES: 'Matching' };

async function report(body: unknown, settings: Settings = {}, status = 200): Promise<string> {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const { feed } = readConfig({ PROJECTS_FEED_URL: url, ...settings });
  const { text, works } = await reportFeed(feed);
  expect(works).toBe(text.startsWith('The feed works'));
  return text;
}

/** The reasons for which docs/feed.md says what to do. */
const documented = [...readFileSync('docs/feed.md', 'utf8').matchAll(/^\| (`.*?) \| /gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, reason = '']) => reason),
);

describe('the report of a feed', () => {
  it('reports how many entries of a good feed were read and shown (control)', async () => {
    const text = await report([upstreamItem('A-1'), upstreamItem('A-2')]);
    expect(text).toMatch(/^The feed works: the site would show 2 assignments\.\n/);
    expect(text).toMatch(/Received: +2 items\nShown: +2 assignments with 2 roles\nLeft out: +0 items\n/);
    for (const heading of ['Left out:\n', 'not used:']) expect(text).not.toContain(heading);
    expect(text).toMatch(/\n\nThe first assignment:\n\n\{\n {2}"id": "A-1",\n/);
  });

  it('reports what was left out, with field and reason, and unused fields without their values', async () => {
    const roles = [{ title: 'Developer', margin: 'PRIVATE 7' }, { price: '1' }];
    const projects = [
      upstreamItem('A-1', { client: 'PRIVATE client', roles, posted: 'PRIVATE soon', language: 'PRIVATE' }),
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
    expect(text).toMatch(/without the parts that can’t be read:\n {2}item 1 \(A-1\): roles\.1\.title is missing/);
    const leftOut = ['item 2 (A-2): name is missing', 'item 5 (A-1): id is that of an item before it'];
    const others = ['item 3: id is missing', 'status "Closed": 1 assignment', 'client', 'roles[].margin'];
    for (const line of [...leftOut, ...others]) expect(text).toContain(`\n  ${line}\n`);
    expect(text).not.toContain('PRIVATE');
  });

  it('says what a table is read as, and reports what can’t be read or shown', async () => {
    const table = [
      'Prosjekt;Début;Secret;Remote;Status;Timepris (NOK)',
      'A;11/3/2026;PRIVATE;sometimes;Åpen;900',
      'B;1.2.2027;;no;open;#REF!',
      'C;;;;vertraulich;',
      'D;;;;;',
    ].join('\n');
    const text = await report(table);
    expect(text).toMatch(/Format: +table, because the feed is a table \(CSV\)\nReceived: +2 items/);
    for (const line of [
      'row 2, column «Début»: 11/3/2026',
      'row 2, column «Remote»: sometimes',
      '2 rows not shown: status «vertraulich» (1), not stated (1)',
      'row 3, column «Timepris (NOK)»: #REF!',
      'Timepris (NOK): price',
      'Secret',
    ])
      expect(text).toContain(`\n  ${line}\n`);
    expect(text).not.toContain('PRIVATE');
  });

  it('does not say that a table works if rows without an id were joined, or if no row is open', async () => {
    expect(await report('Name,Role\nA,x\nA,y')).toMatch(
      /^Rows without an id were joined: the site would show 1 assignment/,
    );
    expect(await report('ID,Name,Role\n1,A,x\n1,A,y'), 'control').toMatch(/^The feed works/);
    expect(await report('Name,Status\nA,Entwurf')).toMatch(
      /^The site would be empty: 1 row not shown: status «Entwurf»/,
    );
  });

  it('reads all pages of a system with numbered pages, keeping the other parameters of its address', async () => {
    const page = (query: URLSearchParams) => {
      const offset = Number(query.get('offset') ?? 0);
      const content = [{ id: String(offset), name: `${query.get('country')} ${offset}` }];
      return JSON.stringify({ offset, limit: 1, totalFound: 3, content });
    };
    answer = { body: page };
    const before = upstream.requests();
    const { feed } = readConfig({
      PROJECTS_FEED_URL: `${url}&country=de&limit=1`,
      ...format('smartrecruiters'),
    });
    const { text } = await reportFeed(feed);
    expect(text).toContain('Received: 3 items on 3 pages\nShown:    3 assignments');
    expect(text).toContain('"name": "de 0"');
    expect(upstream.requests() - before).toBe(3);
  });

  it('says that the examples are shown if no feed is configured', async () => {
    const { text, works } = await reportFeed(readConfig({}).feed);
    expect(works).toBe(true);
    expect(text).toMatch(/^PROJECTS_FEED_URL is not set/);
  });

  it('shortens long lists', async () => {
    const text = await report([upstreamItem('A-1'), ...Array.from({ length: 70 }, () => ({}))]);
    expect(text).toContain('… and 20 more');
  });

  it.each<[string, body: unknown, reason: string, settings?: Settings, status?: number]>([
    ['no items', [], 'The site would be empty: the feed contains no items'],
    ['statuses that none has', [upstreamItem('A-1')], 'statuses in PROJECTS_FEED_STATUSES (Matching)', MATCHING],
    ['items that are no assignments', [{ key: 1, title: 'PRIVATE' }], 'not used:\n  key\n  title'],
    ['a sign-in page', '<!doctype html>', 'the body is not JSON'],
    ['another format', { jobs: [{ key: 1 }] }, 'neither an array nor'],
    ['another system', {}, 'this is not the answer of a Greenhouse job board', format('greenhouse')],
    ['a table without names', 'Rate,Place\n1,Oslo', 'no column for the name that is known, but «Rate», «Place»'],
    ['rows without an id', 'Name,Role\nA,x\nA,y', 'Rows without an id were joined'],
    ['no open row', 'Name,Status\nA,Draft', '1 row not shown: status «Draft» (1)'],
    ...[401, 403, 404, 406, 410, 429, 503].map((status): [string, string, string, Settings, number] => [
      `status ${status}`,
      '',
      `answered with status ${status}`,
      {},
      status,
    ]),
    ['too much', [], 'is larger than 1 bytes', { PROJECTS_FEED_MAX_BYTES: '1' }],
    ['no such host', '', 'could not be read (E', { PROJECTS_FEED_URL: 'http://feed.invalid/' }],
    ['a port without a server', '', 'could not be read (', { PROJECTS_FEED_URL: 'http://127.0.0.1:1/' }],
    ['no file', '', 'could not be read (ENOENT)', { PROJECTS_FEED_URL: 'file:///srv/none/feed.json' }],
  ])('names the reason for %s, and docs/feed.md has it', async (_title, body, reason, settings = {}, status = 200) => {
    const text = await report(body, settings, status);
    expect(text).toContain(reason);
    expect(text).not.toContain('PRIVATE');
    expect(documented.filter((one) => text.includes(one))).not.toEqual([]);
  });
});
