import { readdirSync, readFileSync } from 'node:fs';
import { pages } from '../../lib/routes/pages.ts';
import { profile } from '../../lib/routes/routes.ts';
import { head, openSocket } from '../support/open-socket.ts';
import { isRunning, nextOf } from '../support/processes.ts';
import { runProgram } from '../support/run-program.ts';
import { expect, test } from '../support/test.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const SERVE = [process.execPath, 'scripts/serve.mjs'] as const;

test('an invalid variable stops the start, with its name and what was expected', async () => {
  const { code, err } = await runProgram(SERVE, {
    PROJECTS_FEED_URL: 'feed.json',
  });
  expect(err).toMatch(/PROJECTS_FEED_URL: expected an http\(s\) URL/);
  expect(code).toBe(1);
});

test('neither process of a site outlives the other', async ({ own }) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  for (const killed of ['layer', 'next']) {
    const site = await own.site();
    const next = nextOf(site);
    expect([site.pid, next].every(isRunning), 'control').toBe(true);
    process.kill(killed === 'next' ? next : site.pid, 'SIGKILL');
    await expect
      .poll(() => [site.pid, next].some(isRunning), { timeout: 15_000 })
      .toBe(false);
  }
});

test('a second instance at the same port ends before it touches the outbox or the feed', async ({
  own,
}) => {
  const first = await own.site();
  const upstream = await own.start(startUpstream(answering([])));
  const folder = own.folder();
  const env = { PROJECTS_FEED_URL: upstream.url, CONTACT_OUTBOX: folder };
  const { port } = new URL(first.url);
  const words = [...SERVE, '-H', '127.0.0.1', '-p', port] as const;
  const { code, err } = await runProgram(words, env);
  expect(err).toMatch(/^Port \d+ is taken by another program.*\n$/);
  expect(code).toBe(1);
  expect([readdirSync(folder), upstream.requests()]).toEqual([[], 0]);
});

test('on SIGTERM the site ends before any shipped unit kills it, also while a request never ends and Next computes', async ({
  own,
}) => {
  const site = await own.site();
  const next = nextOf(site);
  process.kill(next, 'SIGSTOP');
  await openSocket(
    site.url,
    `${head('POST', profile.path, 'Content-Length: 9')}a`,
  );
  await openSocket(site.url, head('GET', `${pages.openProjects.path}?q=new`));
  process.kill(site.pid, 'SIGTERM');
  const units = ['deploy/consulting-site.service', 'deploy/compose.yaml'];
  const seconds = units.map((unit) =>
    Number(
      /(?:TimeoutStopSec=|stop_grace_period: )(\d+)/.exec(
        readFileSync(unit, 'utf8'),
      )?.[1],
    ),
  );
  const timeout = Math.min(...seconds) * 1_000;
  await expect
    .poll(() => [site.pid, next].some(isRunning), { timeout })
    .toBe(false);
});

test('what the code of an adopter prints is in the log, and Next’s greeting with its inner port is not', async ({
  own,
}) => {
  // Only the process of Next has a parent to report to.
  const code =
    'process.send && setTimeout(() => console.log("words of an adopter"), 1000)';
  const site = await own.site({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
  });
  await expect.poll(() => site.log()).toContain('words of an adopter\n');
  expect(site.log()).not.toMatch(/▲ Next|Local:/);
});
