import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { feed } from './support/feed.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { startSite } from './support/site.ts';
import { answering, startUpstream } from './support/upstream.ts';

const WINDOWS = {
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_MAX_STALE_SECONDS: '2',
  PROJECTS_FEED_TIMEOUT_SECONDS: '1',
};

test('the site keeps serving while the feed is down, says when its data is too old, and recovers by itself', {
  tag: '@layer',
}, async () => {
  const upstream = await startUpstream(answering('gone', 500));
  const site = await startSite({ ...WINDOWS, PROJECTS_FEED_URL: upstream.url, SALES_EMAIL: 'sales@example.org' });
  const get = (path: string) => fetch(`${site.url}${path}`);
  const listTool = () =>
    withMcpClient(site.url, (client) => client.callTool({ name: 'list_open_assignments', arguments: {} }));
  try {
    await test.step('cold start: 502 as a problem document, pages and MCP explain the outage', async () => {
      const api = await get('/api/public-projects');
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
      expect((await get('/open-projects/EX-1001')).status).toBe(503);
      expect((await listTool()).isError).toBe(true);
      expect((await get('/api/health')).status).toBe(200);
    });
    await test.step('feed up: everything is there within the revalidation time, without a restart', async () => {
      upstream.behave(answering(feed));
      await expect.poll(async () => (await get('/api/public-projects')).status).toBe(200);
      expect((await get('/open-projects/EX-1001')).status).toBe(200);
      expect((await listTool()).isError).toBeUndefined();
    });
    await test.step('feed down again: 502 once the data are too old; pages keep the last good list with its time', async () => {
      upstream.behave(answering('gone', 500));
      await expect.poll(async () => (await get('/api/public-projects')).status).toBe(502);
      const page = await (await get('/open-projects')).text();
      expect(page).toContain('Journey planner for regional rail');
      expect(page).toContain('can’t update the open assignments');
      expect((await get('/open-projects/EX-1001')).status).toBe(200);
      expect((await listTool()).isError).toBe(true);
    });
    await test.step('while it is down the feed is requested once per revalidation time, whatever the load', async () => {
      await wait(1_100);
      const before = upstream.requests();
      await Promise.all(Array.from({ length: 40 }, () => get('/api/public-projects')));
      expect(upstream.requests() - before).toBeLessThanOrEqual(2);
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

test('without a configured feed the site shows the bundled examples, and every page with assignments says so', async () => {
  const site = await startSite();
  try {
    expect(await (await fetch(`${site.url}/api/public-projects`)).json()).toHaveLength(12);
    for (const path of ['/', '/open-projects', '/open-projects/EX-1001', '/open-projects.md']) {
      expect(await (await fetch(`${site.url}${path}`)).text(), path).toContain('These are examples.');
    }
  } finally {
    await site.stop();
  }
});

test('PROJECTS_FEED_URL may name a file, and PROJECTS_FEED_STATUSES filters by status', async () => {
  const file = new URL('../lib/feed/example-feed.json', import.meta.url).href;
  const sites = await Promise.all([
    startSite({ PROJECTS_FEED_URL: file, PROJECTS_FEED_STATUSES: 'Matching' }),
    startSite({ PROJECTS_FEED_URL: file, PROJECTS_FEED_STATUSES: 'Closed' }),
  ]);
  try {
    const counts = await Promise.all(
      sites.map(async ({ url }) => (await (await fetch(`${url}/api/public-projects`)).json()).length),
    );
    expect(counts).toEqual([12, 0]);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
});
