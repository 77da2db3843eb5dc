import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resources } from '../lib/site.ts';
import { feed } from './support/feed.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream } from './support/upstream.ts';
import { upstreamItem } from './support/upstream-item.ts';

const { ready: READY, health, projectsApi } = resources;
const SOON = { intervals: [100] };

test('a server is ready once it has read the feed; it keeps serving while the feed is down, says when its data is too old, and recovers by itself', async () => {
  const cached: ServerResponse[] = [];
  const upstream = await startUpstream((_request, response) => void cached.push(response));
  const site = await startSite({
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '1',
    PROJECTS_FEED_TIMEOUT_SECONDS: '30',
    SALES_EMAIL: 'sales@example.org',
  });
  const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, init);
  const statusOf = async (path: string, init: RequestInit = {}) => (await get(path, init)).status;
  const listTool = () =>
    withMcpClient(site.url, (client) => client.callTool({ name: 'list_open_assignments', arguments: {} }));
  const down = answering('gone', 500);
  try {
    await test.step('start: the feed is read before the first request; the server is alive but not ready', async () => {
      await expect.poll(upstream.requests, SOON).toBe(1);
      const waiting = get(projectsApi.path);
      const [early, head] = await Promise.all([
        get(READY.path, { headers: { Origin: 'https://else.example' } }),
        statusOf(READY.path, { method: 'HEAD' }),
      ]);
      expect([early.status, head]).toEqual([503, 503]);
      expect(early.headers.get('content-type')).toBe('application/problem+json');
      expect(early.headers.get('cache-control')).toBe('no-store');
      expect(early.headers.get('access-control-allow-origin')).toBe('*');
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await early.json()).toMatchObject({ status: 503, code: 'not_ready' });
      expect(await statusOf(health.path)).toBe(200);
      expect(upstream.requests(), 'what is asked for is made of the same reading').toBe(1);
      upstream.behave(down);
      cached[0]?.writeHead(500).end();
      expect((await waiting).status).toBe(502);
    });
    await test.step('cold: 502 as a problem document, pages and MCP explain the outage', async () => {
      const api = await get(projectsApi.path);
      expect(api.status).toBe(502);
      expect(api.headers.get('content-type')).toBe('application/problem+json');
      expect(api.headers.get('cache-control')).toBe('no-store');
      expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await api.json()).toMatchObject({ status: 502, code: 'upstream_unavailable' });
      for (const path of ['/', '/open-projects']) {
        const page = await get(path);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain('sales@example.org');
      }
      expect(await statusOf('/open-projects/EX-1001')).toBe(503);
      expect((await listTool()).isError).toBe(true);
      expect(await statusOf(health.path)).toBe(200);
      expect(await statusOf(READY.path)).toBe(503);
    });
    await test.step('feed up: everything is there within the revalidation time, without a restart', async () => {
      upstream.behave(answering(feed));
      await expect.poll(() => statusOf(projectsApi.path), SOON).toBe(200);
      expect(await statusOf(READY.path)).toBe(200);
      expect(await statusOf('/open-projects/EX-1001')).toBe(200);
      expect((await listTool()).isError).toBeUndefined();
    });
    await test.step('feed down again: 502 once the data are too old; pages keep the last good list with its time, and the server stays ready', async () => {
      upstream.behave(down);
      await expect.poll(() => statusOf(projectsApi.path), SOON).toBe(502);
      const page = await (await get('/open-projects')).text();
      expect(page).toContain('Journey planner for regional rail');
      expect(page).toContain('can’t update the open assignments');
      expect(await statusOf('/open-projects/EX-1001')).toBe(200);
      expect((await listTool()).isError).toBe(true);
      const late = await get(READY.path);
      expect([late.status, await late.text()]).toEqual([200, '{"ready":true}']);
    });
    await test.step('while it is down the feed is requested once at a time, whatever the load', async () => {
      upstream.behave((_request, response) => void cached.push(response));
      const asking = expect.poll(async () => {
        void get(projectsApi.path);
        return upstream.pending();
      }, SOON);
      await asking.toBe(1);
      const before = upstream.requests();
      const responses = Array.from({ length: 40 }, () => statusOf(projectsApi.path));
      // Answered after those forty have been received.
      expect(await statusOf(health.path)).toBe(200);
      upstream.behave(down);
      cached.at(-1)?.writeHead(500).end();
      expect(new Set(await Promise.all(responses))).toEqual(new Set([502]));
      expect(upstream.requests() - before).toBeLessThanOrEqual(1);
      expect(upstream.mostPending()).toBe(1);
    });
  } finally {
    await site.stop();
    await upstream.stop();
  }
});

test('an invalid variable stops the start, with its name and what was expected', async () => {
  const start = startSite({ PROJECTS_FEED_URL: 'feed.json' });
  await expect(start).rejects.toThrow(/PROJECTS_FEED_URL: expected an http\(s\) URL or a file: path/);
});

test('without a configured feed the site is ready at once with the bundled examples, and every page with assignments says so', async ({
  examples,
}) => {
  const ready = await fetch(`${examples.url}${READY.path}`);
  expect([ready.status, await ready.text()]).toEqual([200, '{"ready":true}']);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${examples.url}${projectsApi.path}`)).json()).toHaveLength(12);
  for (const path of ['/', '/open-projects', '/open-projects/EX-1001', '/open-projects.md']) {
    expect(await (await fetch(`${examples.url}${path}`)).text(), path).toContain('These are examples.');
  }
});

test('PROJECTS_FEED_URL may name a file, and PROJECTS_FEED_STATUSES filters by status', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  const file = join(folder, 'feed.json');
  const statuses = ['Matching', 'Closed', 'Open', 'Closed'];
  await writeFile(file, JSON.stringify(statuses.map((status, at) => upstreamItem(`S-${at}`, { status }))));
  const site = await startSite({
    PROJECTS_FEED_URL: pathToFileURL(file).href,
    PROJECTS_FEED_STATUSES: 'Matching,Open',
  });
  try {
    const shown: { id: string }[] = await (await fetch(`${site.url}${projectsApi.path}`)).json();
    expect(shown.map(({ id }) => id)).toEqual(['S-0', 'S-2']);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
});
