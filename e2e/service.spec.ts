import type { ServerResponse } from 'node:http';
import { expect, test } from 'playwright/test';
import { assignmentPath, pages, resources } from '../lib/site.ts';
import { feed } from './support/feed.ts';
import { startSite } from './support/site.ts';
import { answering, startUpstream } from './support/upstream.ts';

type Event = { event: string; not_configured?: Record<string, string> };
const eventsOf = (log: string) =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Event] : []));

test('the start logs one line with what is served, the feed’s host and what is not configured', async () => {
  const site = await startSite({
    PROJECTS_FEED_URL: 'http://user-key.feed.invalid:8080/key?token=secret-8c1f',
    PROJECTS_FEED_TOKEN: 'secret-8c1f',
  });
  const example = await startSite();
  try {
    expect(eventsOf(site.log())[0]).toMatchObject({
      event: 'started',
      base_url: site.url,
      feed: 'user-key.feed.invalid:8080',
    });
    await fetch(`${site.url}${resources.projectsApi.path}`);
    await expect.poll(() => site.log()).toContain('"event":"feed_unavailable"');
    expect(site.log()).not.toContain('secret-8c1f');
    expect(eventsOf(example.log())[0]).toMatchObject({
      feed: 'example',
      not_configured: { PROJECTS_FEED_URL: expect.any(String) },
    });
    expect(eventsOf(site.log())[0]?.not_configured).not.toHaveProperty('PROJECTS_FEED_URL');
  } finally {
    await Promise.all([site.stop(), example.stop()]);
  }
});

test('on SIGTERM the process finishes running requests, accepts no new ones and ends', async () => {
  const held: ServerResponse[] = [];
  const upstream = await startUpstream((_request, response) => void held.push(response));
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url, PROJECTS_FEED_TIMEOUT_SECONDS: '30' });
  try {
    await expect.poll(() => held.length, 'the reading that begins at the start').toBe(1);
    const slow = fetch(`${site.url}${resources.projectsApi.path}`);
    const alsoSlow = fetch(`${site.url}${resources.ready.path}`);
    // Once a later request has been answered, the server has received the first.
    expect((await alsoSlow).status).toBe(503);
    process.kill(site.pid, 'SIGTERM');
    await expect
      .poll(() =>
        fetch(`${site.url}${resources.health.path}`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    held[0]?.end(JSON.stringify(feed));
    expect((await slow).status).toBe(200);
    expect(await (await slow).json()).toHaveLength(13);
    await expect
      .poll(() => {
        try {
          return process.kill(site.pid, 0);
        } catch {
          return 'ended';
        }
      })
      .toBe('ended');
  } finally {
    await site.stop();
    await upstream.stop();
  }
});

test('the log holds no data about callers: no address, user agent or query, and nothing from an MCP call', async () => {
  const upstream = await startUpstream(answering(feed));
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url });
  const marked = 'caller-5e2b';
  try {
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
    const params = { name: 'list_open_assignments', arguments: { q: marked } };
    await fetch(`${site.url}${resources.mcp.path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: marked, method: 'tools/call', params }),
    });
    await fetch(`${site.url}${resources.mcp.path}`, { method: 'POST', headers, body: `{"method":"${marked}"}` });
    // The line of the last call has to be there before the log is searched for what it must not contain.
    await fetch(`${site.url}${resources.mcp.path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' }),
    });
    await expect.poll(() => site.log()).toContain('"method":"tools/list"');
    expect(eventsOf(site.log()).map(({ event }) => event)).toContain('feed_read');
    for (const word of [marked, '203.0.113.77', '127.0.0.1"']) expect(site.log()).not.toContain(word);
  } finally {
    await site.stop();
    await upstream.stop();
  }
});
