import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answering,
  startUpstream,
  type Upstream,
} from '../e2e/support/upstream.ts';
import { upstreamItem } from '../e2e/support/upstream-item.ts';
import { readConfig } from '../lib/config/config.ts';
import { reportFeed } from './feed-report.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(answering(''));
});
afterAll(() => upstream.stop());

type Settings = Readonly<Record<string, string>>;
const MATCHING = { PROJECTS_FEED_STATUSES: 'Matching' };

async function report(
  body: unknown,
  settings: Settings = {},
  status = 200,
): Promise<string> {
  upstream.behave(answering(body, status));
  const PROJECTS_FEED_URL = `${upstream.url}?secret=PRIVATE`;
  const { text, works } = await reportFeed(
    () => readConfig({ PROJECTS_FEED_URL, ...settings }).feed,
  );
  expect(works).toBe(text.startsWith('The feed works'));
  // With the row of the troubleshooting table where it does not work.
  expect(/\nWhat to do:\n {2}\S/.test(text)).toBe(!works);
  expect(text).not.toContain('PRIVATE');
  return text;
}

it('says how many assignments are shown, shows the first, and names nothing that a good feed lacks', async () => {
  const text = await report([upstreamItem('A-1'), upstreamItem('A-2')]);
  expect(text).toMatch(
    /^The feed works: the site would show 2 assignments\.\nFeed: 127\.0\.0\.1:\d+\n\nT/,
  );
  expect(text).toMatch(/\n\nThe first assignment:\n\n\{\n {2}"id": "A-1",\n/);
});

it('says what was left out, with field and reason', async () => {
  const roles = [{ title: 'Developer', margin: 'PRIVATE 7' }, { price: '1' }];
  const projects = [
    upstreamItem('A-1', {
      client: 'PRIVATE client',
      roles,
      posted: 'PRIVATE soon',
    }),
    { ...upstreamItem('A-2'), name: '' },
    upstreamItem('A-3', { status: 'Closed' }),
    upstreamItem('A-4', {
      apply_by: '2024-01-01',
      context: 'Contact: PRIVATE person\n\nOr private@mail.example',
    }),
  ];
  const text = await report(
    { generated: 'PRIVATE time', projects },
    { PROJECTS_FEED_STATUSES: 'Open' },
  );
  expect(text).toContain(`
Left out:
  the last day to apply has passed for 1 assignment
  1 assignment not shown: status «Closed» (1)
  item 1 (A-1): posted can’t be read
  item 1 (A-1): roles.1.title is missing
  item 2 (A-2) left out: name is missing
  contacts left out: 2
`);
});

it('says what a table is read as, and what of it can’t be read or shown', async () => {
  const table = [
    'Oppdrag 2027\n\nProsjekt;Début;Secret;Remote;Status;Timepris (NOK)',
    'A;11/3/2026;PRIVATE;words;Åpen;900',
    'B;1.2.2027;;no;open;#REF!',
    'C;;;;vertraulich;',
    'D;;;;;',
  ];
  const text = await report(table.join('\n'));
  for (const lines of [
    'Left out:\n  2 rows not shown: status «vertraulich» (1), not stated (1)\n  row 4, column «Début»: 11/3/2026\n  row 4, column «Remote»: words\n  row 5, column «Timepris (NOK)»: #REF!',
    'Timepris (NOK): price',
    'Columns that are not read:\n  Secret',
  ])
    expect(text).toContain(lines);
});

it('shortens long lists and lines', async () => {
  const text = await report([upstreamItem('A-1'), ...Array(70).fill({})]);
  expect(text).toContain('… and 20 more');
  expect(text.match(/id is missing/g)).toHaveLength(50);
  const statuses = Array.from({ length: 30 }, (_, at) =>
    upstreamItem(`A-${at}`, { status: `s${at}` }),
  );
  expect(await report(statuses, MATCHING)).toMatch(
    /30 assignments not shown: status «s0» \(1\), .*…\.\n/,
  );
});

const EMPTY = 'The site would be empty: ';
it.each<[string, body: unknown, reason: string, settings?: Settings]>([
  ['no items', [], `${EMPTY}the feed contains no items`],
  [
    'other statuses',
    [upstreamItem('A-1', { status: 'On hold' })],
    'not shown: status «On hold» (1)',
    MATCHING,
  ],
  [
    'items that are no assignments',
    [{ title: 'PRIVATE' }],
    'no item is an assignment (item 1: id is missing)',
  ],
  ['a sign-in page', '<!doctype html>', 'the body is not JSON'],
  [
    'another system',
    {},
    'not the answer of the format: it has no list jobs',
    { PROJECTS_FEED_FORMAT: 'greenhouse' },
  ],
  [
    'a table without names',
    'Rate,Place\n1,Oslo',
    'no column for the name that is known, but «Rate», «Place»',
  ],
  [
    'a column that may hide rows',
    'Name,NDA,Parking\nA,x,\nB,,x',
    '\nPROJECTS_FEED_COLUMNS=ignore:Note,hidden:NDA,hidden:Parking\n',
    { PROJECTS_FEED_COLUMNS: 'ignore:Note' },
  ],
  [
    'rows without an id',
    'Name,Role\nA,x\nA,y',
    'Rows without an id were joined: the site would show 1 assignment',
  ],
  [
    'too much',
    [],
    'is larger than PROJECTS_FEED_MAX_BYTES',
    { PROJECTS_FEED_MAX_BYTES: '1' },
  ],
  [
    'a port without a server',
    '',
    'could not be read (',
    { PROJECTS_FEED_URL: 'http://127.0.0.1:1/' },
  ],
])(
  'names the reason for %s, and what to do',
  async (_title, body, reason, settings) => {
    expect(await report(body, settings)).toContain(reason);
  },
);

it.each([401, 403, 404, 406, 410, 429, 503])(
  'names the status %i, and what to do',
  async (code) =>
    expect(await report('', {}, code)).toContain(`with status ${code}`),
);

it('says what is wrong with the configuration', async () => {
  const settings = () => readConfig({ PROJECTS_FEED_URL: 'x' }).feed;
  expect(await reportFeed(settings)).toMatchObject({
    works: false,
    text: expect.stringContaining('PROJECTS_FEED_URL:'),
  });
});
