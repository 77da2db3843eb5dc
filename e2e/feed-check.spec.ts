import { execFile } from 'node:child_process';
import { ownEnvironment } from '../scripts/own-environment.mjs';
import { expect, test } from './support/test.ts';
import { answering, startUpstream } from './support/upstream.ts';
import { upstreamItem } from './support/upstream-item.ts';

const TOKEN = 'token-of-the-test';
const KEY = 'key-of-the-test';

type Settings = Readonly<Record<string, string>>;
type Result = { readonly text: string; readonly code: number };

/** Runs `npm run feed:check`; gives its output and exit code. */
function run(settings: Settings): Promise<Result> {
  const env = { ...ownEnvironment(), ...settings } as NodeJS.ProcessEnv;
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/feed-check.mjs'], { env }, (error, stdout, stderr) => {
      resolve({ text: stdout + stderr, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}

/** Runs it against an upstream that sends this body; also gives the number of requests. */
async function check(body: unknown, settings: Settings = {}, status = 200): Promise<Result & { requests: number }> {
  const upstream = await startUpstream(answering(body, status));
  try {
    const url = `${upstream.url}?secret=${KEY}`;
    const result = await run({ PROJECTS_FEED_URL: url, PROJECTS_FEED_TOKEN: TOKEN, ...settings });
    return { ...result, requests: upstream.requests() };
  } finally {
    await upstream.stop();
  }
}

// Characters with an effect on terminals: escape sequences, a bell, a carriage return, a change of text direction.
const CONTROLS = '\u001b[2J\u001b]0;owned\u0007\r\u202e\u009b31m';

test('feed:check reports how many entries of a good feed were read and shown, and prints the first assignment as its page has it', async () => {
  const { text, code, requests } = await check([upstreamItem('A-1'), upstreamItem('A-2')]);
  expect(code).toBe(0);
  expect(text).toMatch(/^The feed works: the site would show 2 assignments\.\n/);
  expect(text).toMatch(/Received: +2 items\nShown: +2 assignments with 2 roles\nLeft out: +0 items/);
  expect(text).toContain('# Assignment A-1');
  expect(text).toContain('- **Location:** Oslo');
  expect(text).not.toContain('Assignment A-2\n\n>');
  expect(requests).toBe(1);
});

test('feed:check reports what was left out, with field and reason, and unused fields without their values', async () => {
  const { text, code } = await check(
    {
      generated: 'PRIVATE time',
      projects: [
        upstreamItem('A-1', {
          client: 'PRIVATE client',
          roles: [{ title: 'Developer', margin: 'PRIVATE 7' }, { price: '1' }],
        }),
        { ...upstreamItem('A-2'), name: '' },
        { name: 'Without id' },
        'words',
        upstreamItem('A-1'),
        upstreamItem('A-3', { status: 'Closed' }),
      ],
    },
    { PROJECTS_FEED_STATUSES: 'Open' },
  );
  expect(code).toBe(0);
  expect(text).toMatch(/Received: +6 items\nShown: +1 assignment with 1 role\nLeft out: +5 items, 1 of them by status/);
  expect(text).toContain('item 2 (A-2): name is missing');
  expect(text).toContain('item 3: id is missing');
  expect(text).toContain('item 4: item is not an object');
  expect(text).toContain('item 5 (A-1): id is that of an item before it');
  expect(text).toContain('status "Closed": 1 assignment');
  expect(text).toMatch(/without the parts that can’t be read:\n {2}item 1 \(A-1\): roles\.1\.title is missing/);
  for (const field of ['client', 'roles[].margin']) expect(text).toContain(`\n  ${field}\n`);
  expect(text).not.toContain('PRIVATE');
});

type Case = readonly [title: string, body: unknown, settings: Settings, status: number, said: readonly string[]];
const failures: readonly Case[] = [
  ['an empty feed', [], {}, 200, ['The site would be empty', 'contains no items']],
  ['a key that is refused', '', {}, 401, ['status 401', 'PROJECTS_FEED_TOKEN', 'PROJECTS_FEED_HEADERS']],
  ['a sign-in page', '<!doctype html><title>Sign in</title>', {}, 200, ['not JSON', 'HTML page', 'PROJECTS_FEED_URL']],
  [
    'a transform that does not fit',
    { offers: [] },
    { PROJECTS_FEED_TRANSFORM: 'file:docs/recipes/greenhouse.jsonata' },
    200,
    ['the transform failed (D3141, line 3', 'stopped here: $assert(', 'keys "offers"'],
  ],
  [
    'an invalid transform',
    [],
    { PROJECTS_FEED_TRANSFORM: '[projects.{ "id": ' },
    200,
    ['PROJECTS_FEED_TRANSFORM', 'line 1, column'],
  ],
];

for (const [title, body, settings, status, said] of failures) {
  test(`feed:check exits with 1 and says what to do about ${title}`, async () => {
    const { text, code } = await check(body, settings, status);
    expect(code).toBe(1);
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(/^\s+at /m);
  });
}

test('feed:check prints no control sequences and no secrets', async () => {
  const { text, code } = await check(
    [
      upstreamItem('A-1', {
        name: `Name${CONTROLS}`,
        context: `Text${CONTROLS}`,
        [`field${CONTROLS}`]: 1,
        key: KEY,
        token: TOKEN,
      }),
      upstreamItem('A-2', { status: `Closed${CONTROLS}` }),
      upstreamItem(`A${CONTROLS}`, { name: '' }),
    ],
    { PROJECTS_FEED_STATUSES: 'Open', PROJECTS_FEED_HEADERS: JSON.stringify({ 'X-Key': KEY }) },
  );
  expect(code).toBe(0);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).toContain('Name');
  expect(text).not.toContain(KEY);
  expect(text).not.toContain(TOKEN);
});

test('feed:check says that the examples are shown if no feed is configured', async () => {
  const { text, code } = await run({});
  expect(code).toBe(0);
  expect(text).toMatch(/^PROJECTS_FEED_URL is not set/);
});
