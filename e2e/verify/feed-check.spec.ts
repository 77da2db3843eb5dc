import { runProgram } from '../support/run-program.ts';
import { expect, test } from '../support/test.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { upstreamItem } from '../support/upstream-item.ts';

// What the report says about each kind of feed: scripts/feed-report.test.ts.
const [KEY, TOKEN] = ['key-of-the-test', 'token-of-the-test'];

test('feed:check asks once, reports what the site would show, without control sequences and secrets, or says what to do', async ({
  own,
}) => {
  const context = 'Text\u001b[2J\u0007\r\u202e';
  const item = upstreamItem('A-1', { context, key: KEY, token: TOKEN });
  const upstream = await own.start(startUpstream(answering([item])));
  const program = ['./scripts/typescript.mjs', 'scripts/feed-check.ts'];
  const check = () =>
    runProgram([process.execPath, '--import', ...program], {
      PROJECTS_FEED_URL: `${upstream.url}?secret=${KEY}`,
      PROJECTS_FEED_TOKEN: TOKEN,
    });
  const { code, out, err } = await check();
  expect([code, err, upstream.requests()]).toEqual([0, '', 1]);
  expect(out).toMatch(/^The feed works: the site would show 1 assignment\b/);
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]|of-the-test/u);
  upstream.behave(answering('', 401));
  const failed = await check();
  expect(failed.code).toBe(1);
  expect(failed.out).toContain('status 401: Check the key');
});
