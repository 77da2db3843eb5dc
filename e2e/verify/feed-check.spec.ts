import { runNode } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { upstreamItem } from '../support/upstream-item.ts';

// What the report says about each kind of feed is tested in `lib/feed/report.test.ts`.

const TOKEN = 'token-of-the-test';
const KEY = 'key-of-the-test';

/** Runs `npm run feed:check` against an upstream that sends this body; gives the output, the exit code and the number of requests. */
async function check(body: unknown, status = 200) {
  const upstream = await startUpstream(answering(body, status));
  const settings = { PROJECTS_FEED_URL: `${upstream.url}?secret=${KEY}`, PROJECTS_FEED_TOKEN: TOKEN };
  const { out, err, code } = await runNode(['--import', './scripts/typescript.mjs', 'scripts/feed-check.ts'], settings);
  await upstream.stop();
  return { text: out + err, code, requests: upstream.requests() };
}

test('feed:check reports what was read and left out, and prints the first assignment as the API has it, without control sequences and secrets', async () => {
  const { text, code, requests } = await check([
    upstreamItem('A-1', { context: 'Text\u001b[2J\u0007\r\u202e', key: KEY, token: TOKEN }),
    upstreamItem('A-2'),
    { ...upstreamItem('A-3'), name: '' },
  ]);
  expect(code).toBe(0);
  expect(text).toMatch(/^The feed works: the site would show 2 assignments\.\n/);
  expect(text).toContain('item 3 (A-3): name is missing');
  expect(text).toContain('"name": "Assignment A-1"');
  expect(requests).toBe(1);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).not.toContain(KEY);
  expect(text).not.toContain(TOKEN);
});

test('feed:check exits with 1 and says why a feed can’t be used, and what to do', async () => {
  const { text, code } = await check('', 401);
  expect(code).toBe(1);
  for (const words of ['answered with status 401', 'What to do:\nstatus 401: The key is missing'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/^\s+at /m);
});
