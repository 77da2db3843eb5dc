import { expect, test } from 'playwright/test';
import { resources } from '../lib/site.ts';
import { feed } from './support/feed.ts';
import { startSite } from './support/site.ts';
import { answering, startUpstream } from './support/upstream.ts';

const { ready: READY, health, projectsApi } = resources;

test('a server is ready once it has read the feed, and stays ready when the feed is down for longer than the staleness limit', async () => {
  const upstream = await startUpstream(() => {});
  const site = await startSite({
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_TIMEOUT_SECONDS: '2',
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '1',
  });
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
  try {
    const early = await fetch(`${site.url}${READY.path}`, { headers: { Origin: 'https://else.example' } });
    expect(early.status).toBe(503);
    expect(early.headers.get('content-type')).toBe('application/problem+json');
    expect(early.headers.get('cache-control')).toBe('no-store');
    expect(early.headers.get('access-control-allow-origin')).toBe('*');
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await early.json()).toMatchObject({ status: 503, code: 'not_ready' });
    expect((await fetch(`${site.url}${READY.path}`, { method: 'HEAD' })).status).toBe(503);
    expect(await statusOf(health.path), 'it is alive all the same').toBe(200);

    upstream.behave(answering(feed));
    await expect.poll(() => statusOf(READY.path)).toBe(200);

    upstream.behave(answering('no feed', 500));
    await expect.poll(() => statusOf(projectsApi.path)).toBe(502);
    const late = await fetch(`${site.url}${READY.path}`);
    expect([late.status, await late.text()]).toEqual([200, '{"ready":true}']);
  } finally {
    await site.stop();
    await upstream.stop();
  }
});

test('the server reads the feed at its start, before the first request', async () => {
  const upstream = await startUpstream(answering(feed));
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url });
  try {
    await expect.poll(() => site.log()).toContain('"event":"feed_read"');
    expect(upstream.requests()).toBe(1);
    expect((await fetch(`${site.url}${READY.path}`)).status).toBe(200);
    expect((await fetch(`${site.url}${projectsApi.path}`)).status).toBe(200);
    expect(upstream.requests(), 'what is asked for then is made of the same reading').toBe(1);
  } finally {
    await site.stop();
    await upstream.stop();
  }
});

test('with the example feed it is ready at the first request', async () => {
  const site = await startSite();
  try {
    const answer = await fetch(`${site.url}${READY.path}`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"ready":true}']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  } finally {
    await site.stop();
  }
});
