import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { CONTACT_SECRET, post } from './support/contact.ts';
import { isRunning, nextOf } from './support/processes.ts';
import { runNode } from './support/run-node.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream } from './support/upstream.ts';

// A site that serves itself is two processes: the layer, and Next's own server.
test.skip(process.platform !== 'linux', 'reads /proc');

const get = (site: Site, path: string, ms = 40_000) =>
  fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(ms) }).then(({ status }) => status);

test('while Next is stuck, cached pages and files are served, the site is not healthy, and afterwards it goes on', async ({
  own,
}) => {
  const site = await own.site();
  const next = nextOf(site);
  await own.start({ stop: () => isRunning(next) && process.kill(next, 'SIGCONT') });
  const cached = [pages.services.path, `${pages.services.path}.md`, '/assets/site.css'];
  const probes = [resources.health.path, resources.ready.path];
  for (const path of [...probes, ...cached]) await expect.poll(() => get(site, path), path).toBe(200);
  process.kill(next, 'SIGSTOP');
  const patient = probes.map((path) => get(site, path, 2_000).catch((error: Error) => error.name));
  for (const path of cached) expect(await get(site, path), path).toBe(200);
  expect(await Promise.all(patient)).toEqual(probes.map(() => 'TimeoutError'));
  process.kill(next, 'SIGCONT');
  for (const path of [...probes, `${pages.openProjects.path}?q=${randomUUID()}`]) {
    await expect.poll(() => get(site, path), path).toBe(200);
  }
});

test('a Next that has ended ends the site with one line in the log, and no accepted message is lost', async ({
  own,
}) => {
  const folder = own.folder();
  const site = await own.site({ CONTACT_OUTBOX: folder, CONTACT_SECRET, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await post(site)).status).toBe(303);
  process.kill(nextOf(site), 'SIGKILL');
  await expect.poll(() => isRunning(site.pid), { intervals: [20] }).toBe(false);
  expect(site.log().match(/"event":"next_ended"/g)).toHaveLength(1);
  const left = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.json'));
  expect(left).toHaveLength(1);
});

// What SIGTERM does is tested in `service.spec.ts`.
test('no process is left behind when the layer is killed', async ({ own }) => {
  const site = await own.site();
  const next = nextOf(site);
  expect(isRunning(next), 'control').toBe(true);
  process.kill(site.pid, 'SIGKILL');
  await expect.poll(() => [site.pid, next].some(isRunning), { timeout: 15_000 }).toBe(false);
});

test('a second instance at the same port ends before it touches the outbox, the mail server or the feed', async ({
  own,
}) => {
  const first = await own.site();
  const upstream = await own.start(startUpstream(answering([])));
  const folder = own.folder();
  const unfinished = join(folder, 'accepted', 'a.b.AAAA-1111.json.unfinished');
  mkdirSync(join(folder, 'accepted'));
  writeFileSync(unfinished, '{');
  const connections: unknown[] = [];
  const mailServer = createServer((socket) => void connections.push(socket.destroy())).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const SMTP_URL = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
  const env = { PROJECTS_FEED_URL: upstream.url, CONTACT_OUTBOX: folder, SMTP_URL };
  const { code, err } = await runNode(['scripts/serve.mjs', '-H', '127.0.0.1', '-p', new URL(first.url).port], env);
  mailServer.close();
  expect([code, err]).toEqual([1, expect.stringMatching(/^The server can’t listen on port \d+: .*EADDRINUSE/)]);
  expect([existsSync(unfinished), connections, upstream.requests()]).toEqual([true, [], 0]);
});

test('on SIGTERM the site ends in less than ten seconds, also while Next computes and somebody waits for it', async ({
  own,
}) => {
  const site = await own.site();
  const next = nextOf(site);
  process.kill(next, 'SIGSTOP');
  const waiting = get(site, `${pages.openProjects.path}?q=${randomUUID()}`).catch(() => null);
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(() => [site.pid, next].some(isRunning), { timeout: 10_000 }).toBe(false);
  await waiting;
});

test('what the code of an adopter prints is in the log, and Next’s greeting with its inner port is not', async ({
  own,
}) => {
  // Only the process of Next has a parent to report to.
  const code = 'process.send && setTimeout(() => console.log("words of an adopter"), 1000)';
  const site = await own.site({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });
  await expect.poll(() => site.log()).toContain('words of an adopter\n');
  expect(site.log()).not.toMatch(/▲ Next|Local:/);
});
