import type { ServerResponse } from 'node:http';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { feed } from './support/feed.ts';
import { legacy, post } from './support/mcp-wire.ts';
import { isRunning, nextOf } from './support/processes.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour } from './support/upstream.ts';

const SOON = { intervals: [100] };
const eventsOf = (log: string) =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { event: string }] : []));

// What the line of the start has is tested in `lib/config/start-up.test.ts`.
test('the start logs one line, without secrets; the site keeps running when the reader of its log goes away', async ({
  own,
}) => {
  const settings = { PROJECTS_FEED_TOKEN: 'secret-8c1f', PROJECTS_FEED_REVALIDATE_SECONDS: '1' };
  const { site, upstream } = await own.siteWith(answering('gone', 500), settings);
  const statusOf = async (path: string) =>
    (await fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(30_000) })).status;
  await expect.poll(() => site.log()).toContain('"event":"feed_unavailable"');
  expect(eventsOf(site.log()).map(({ event }) => event)).toEqual(['started', 'words_not_written', 'feed_unavailable']);
  expect(site.log()).not.toContain('8c1f');
  site.stopReading();
  expect(await statusOf(resources.projectsApi.path)).toBe(502);
  // Each change of the feed’s state is another line for a closed pipe.
  upstream.behave(answering(feed));
  await expect.poll(() => statusOf(resources.projectsApi.path), SOON).toBe(200);
  expect(await statusOf(resources.health.path)).toBe(200);
});

test('on SIGTERM the processes finish running requests, accept no new ones and end', async ({ own }) => {
  const cached: ServerResponse[] = [];
  const hold: Behaviour = (_request, response) => void cached.push(response);
  const { site } = await own.siteWith(hold, { PROJECTS_FEED_TIMEOUT_SECONDS: '30' });
  const answer = () => fetch(`${site.url}${resources.health.path}`).catch(() => null);
  const processes = [site.pid, ...(process.platform === 'linux' ? [nextOf(site)] : [])];
  expect(processes.every(isRunning), 'control').toBe(true);
  await expect.poll(() => cached.length, 'the reading that begins at the start').toBe(1);
  // On a connection of its own, because the process would wait for another request on one that stays open.
  const slow = rawRequest(site.url, 'GET', resources.projectsApi.path);
  // Once a later request has been answered, the server has received the first.
  expect((await fetch(`${site.url}${resources.ready.path}`)).status).toBe(503);
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(answer, SOON).toBeNull();
  cached[0]?.end(JSON.stringify(feed));
  const { status, body } = await slow;
  expect([status, JSON.parse(body).length]).toEqual([200, 13]);
  await expect.poll(() => processes.some(isRunning), SOON).toBe(false);
});

// What the line of each message has: lib/mcp/log-message.test.ts.
test('the log holds no data about callers: no address, user agent, query or argument', async ({ site }) => {
  const marked = 'caller-5e2b';
  const headers = {
    'User-Agent': marked,
    'X-Forwarded-For': '203.0.113.77',
    Cookie: `a=${marked}`,
    Referer: `https://${marked}.example/`,
  };
  const search = `${pages.openProjects.path}?q=${marked}`;
  for (const path of ['/', search, assignmentPath(marked), `/${marked}`, `/api/${marked}`, `/%ff${marked}`]) {
    await fetch(`${site.url}${path}`, { headers });
  }
  const endpoint = `${site.url}${resources.mcp.path}`;
  for (const body of [`{"${marked}`, legacy(marked), legacy('tools/call', { name: marked })])
    await post(endpoint, body, headers);
  // The line of the last call has to be there before the log is searched for what it must not contain.
  await post(endpoint, legacy('tools/call', { name: 'list_open_assignments', arguments: { q: marked } }), headers);
  await expect.poll(() => site.log()).toContain('"method":"tools/call","tool":"list_open_assignments"');
  expect(eventsOf(site.log()).map(({ event }) => event)).toContain('feed_read');
  for (const word of [marked, '203.0.113.77', '127.0.0.1"']) expect(site.log()).not.toContain(word);
});
