import type { ServerResponse } from 'node:http';
import { resources } from '../../lib/routes/resources.ts';
import { feed } from '../support/feed.ts';
import { expect, test } from '../support/test.ts';
import { answering } from '../support/upstream.ts';

const READY = resources.ready.path;
const API = resources.projectsApi.path;

test('the feed is read before the first request; until then the site is alive but not ready, after that it stays ready', async ({
  own,
}) => {
  const pending: ServerResponse[] = [];
  const { site, upstream } = await own.siteWith(
    (_request, response) => void pending.push(response),
    {
      PROJECTS_FEED_REVALIDATE_SECONDS: '1',
      PROJECTS_FEED_MAX_STALE_SECONDS: '1',
      PROJECTS_FEED_TIMEOUT_SECONDS: '30',
    },
  );
  const statusOf = async (path: string) =>
    (await fetch(`${site.url}${path}`)).status;
  const untilApiIs = (status: number) =>
    expect.poll(() => statusOf(API), { intervals: [100] }).toBe(status);
  await expect.poll(() => pending.length, { intervals: [100] }).toBe(1);
  const waiting = statusOf(API);
  expect(await statusOf(READY)).toBe(503);
  expect(await statusOf(resources.health.path)).toBe(200);
  expect(upstream.requests(), 'one for all').toBe(1);
  upstream.behave(answering('gone', 500));
  pending[0]?.writeHead(500).end();
  expect(await waiting).toBe(502);
  expect(await statusOf(READY)).toBe(503);
  upstream.behave(answering(feed));
  await untilApiIs(200);
  upstream.behave(answering('gone', 500));
  await untilApiIs(502);
  expect(await statusOf(READY)).toBe(200);
});
