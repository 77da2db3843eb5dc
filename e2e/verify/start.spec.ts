import type { ServerResponse } from 'node:http';
import { resources } from '../../lib/routes/resources.ts';
import { feed } from '../support/feed.ts';
import { isRunning, nextOf } from '../support/processes.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { answering } from '../support/upstream.ts';

const READY = resources.ready.path;
const SOON = { intervals: [100] };
const api = async (site: Site) => (await fetch(`${site.url}${resources.projectsApi.path}`)).status;

test('the feed is read before the first request; until then the server is alive but not ready, and after that it stays ready', async ({
  own,
}) => {
  const held: ServerResponse[] = [];
  const settings = {
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '1',
    PROJECTS_FEED_TIMEOUT_SECONDS: '30',
  };
  const { site, upstream } = await own.siteWith((_request, response) => void held.push(response), settings);
  const get = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, init);
  await expect.poll(upstream.requests, { intervals: [100] }).toBe(1);
  const waiting = api(site);
  for (const method of ['GET', 'HEAD']) expect((await get(READY, { method })).status, method).toBe(503);
  expect((await get(resources.health.path)).status).toBe(200);
  expect(upstream.requests(), 'what is asked for is made of the same request').toBe(1);
  upstream.behave(answering('gone', 500));
  held[0]?.writeHead(500).end();
  expect(await waiting).toBe(502);
  expect((await get(READY)).status).toBe(503);
  upstream.behave(answering(feed));
  await expect.poll(() => api(site), SOON).toBe(200);
  upstream.behave(answering('gone', 500));
  await expect.poll(() => api(site), SOON).toBe(502);
  const late = await get(READY);
  expect([late.status, await late.text()]).toEqual([200, '{"ready":true}']);
});

test('an invalid variable stops the start, with its name and what was expected', async () => {
  const start = startSite({ PROJECTS_FEED_URL: 'feed.json' });
  await expect(start).rejects.toThrow(/PROJECTS_FEED_URL: expected an http\(s\) URL/);
});

test('without a configured feed the site becomes ready with the bundled examples, and every page with assignments says so', async ({
  own,
}) => {
  const examples = await own.site();
  // The layer learns that the list is there a moment after it listens.
  await expect.poll(async () => (await fetch(`${examples.url}${READY}`)).status).toBe(200);
  expect(await (await fetch(`${examples.url}${resources.projectsApi.path}`)).json()).toHaveLength(12);
  for (const path of ['/', '/open-projects', '/open-projects/EX-1001', '/open-projects.md']) {
    expect(await (await fetch(`${examples.url}${path}`)).text(), path).toContain('These are examples.');
  }
});

test('neither process of a site outlives the other', async ({ own }) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  for (const killed of ['layer', 'next']) {
    const site = await own.site();
    const next = nextOf(site);
    expect([site.pid, next].every(isRunning), 'control').toBe(true);
    process.kill(killed === 'next' ? next : site.pid, 'SIGKILL');
    await expect.poll(() => [site.pid, next].some(isRunning), { timeout: 15_000 }).toBe(false);
  }
});
