import type { ServerResponse } from 'node:http';
import { assignmentPath } from '../lib/addresses.ts';
import { pages, resources } from '../lib/site.ts';
import { feed } from './support/feed.ts';
import { isRunning, nextOf } from './support/processes.ts';
import { rawRequest } from './support/raw-request.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour, startUpstream } from './support/upstream.ts';
import { withSite } from './support/with-site.ts';

type Event = { event: string; not_configured?: Record<string, string> };
const SOON = { intervals: [100] };
const eventsOf = (log: string) =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Event] : []));

test('the start logs one line with what is served, the feed’s host and what is not configured; the site keeps running when the reader of its log goes away', async ({
  examples,
}) => {
  const upstream = await startUpstream(answering('gone', 500));
  const { host, origin } = new URL(upstream.url);
  const site = await startSite({
    PROJECTS_FEED_URL: `${origin}/key-8c1f?token=secret-8c1f`,
    PROJECTS_FEED_TOKEN: 'secret-8c1f',
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  });
  const statusOf = async (path: string) =>
    (await fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(30_000) })).status;
  try {
    expect(eventsOf(site.log())[0]).toMatchObject({ event: 'started', base_url: site.url, feed: host });
    expect(eventsOf(site.log())[0]?.not_configured).not.toHaveProperty('PROJECTS_FEED_URL');
    await expect.poll(() => site.log()).toContain('"event":"feed_unavailable"');
    expect(site.log()).not.toContain('8c1f');
    expect(eventsOf(examples.log())[0]).toMatchObject({
      feed: 'example',
      not_configured: { PROJECTS_FEED_URL: expect.any(String) },
    });

    site.stopReading();
    expect(await statusOf(resources.projectsApi.path)).toBe(502);
    // Each change of the feed’s state is another line for a closed pipe.
    upstream.behave(answering(feed));
    await expect.poll(() => statusOf(resources.projectsApi.path), SOON).toBe(200);
    expect(await statusOf(resources.health.path)).toBe(200);
  } finally {
    await site.stop();
    await upstream.stop();
  }
});

test('on SIGTERM the processes finish running requests, accept no new ones and end', async () => {
  const cached: ServerResponse[] = [];
  const hold: Behaviour = (_request, response) => void cached.push(response);
  await withSite(hold, { PROJECTS_FEED_TIMEOUT_SECONDS: '30' }, async (site) => {
    const isReachable = () =>
      fetch(`${site.url}${resources.health.path}`).then(
        () => true,
        () => false,
      );
    const processes = [site.pid, ...(process.platform === 'linux' ? [nextOf(site)] : [])];
    expect(processes.every(isRunning), 'control').toBe(true);
    await expect.poll(() => cached.length, 'the reading that begins at the start').toBe(1);
    // On a connection of its own, because the process would wait for another request on one that stays open.
    const slow = rawRequest(site.url, 'GET', resources.projectsApi.path);
    // Once a later request has been answered, the server has received the first.
    expect((await fetch(`${site.url}${resources.ready.path}`)).status).toBe(503);
    process.kill(site.pid, 'SIGTERM');
    await expect.poll(isReachable, SOON).toBe(false);
    cached[0]?.end(JSON.stringify(feed));
    const { status, body } = await slow;
    expect([status, JSON.parse(body).length]).toEqual([200, 13]);
    await expect.poll(() => processes.some(isRunning), SOON).toBe(false);
  });
});

test('the log holds no data about callers: no address, user agent or query', async ({ site }) => {
  const marked = 'caller-5e2b';
  const headers = {
    'User-Agent': marked,
    'X-Forwarded-For': '203.0.113.77',
    Cookie: `a=${marked}`,
    Referer: `https://${marked}.example/`,
  };
  for (const path of [
    pages.home.path,
    `${pages.openProjects.path}?q=${marked}`,
    assignmentPath(marked),
    `/${marked}`,
    `/api/${marked}`,
    `/%ff${marked}`,
  ]) {
    await fetch(`${site.url}${path}`, { headers });
  }
  expect(eventsOf(site.log()).map(({ event }) => event)).toContain('feed_read');
  for (const word of [marked, '203.0.113.77', '127.0.0.1"']) expect(site.log()).not.toContain(word);
});
