import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { acceptOfClients } from '../support/accept-cases.ts';
import { feed, openIds } from '../support/feed.ts';
import { container, startReplica } from '../support/image.ts';
import { toolCall } from '../support/mcp-wire.ts';
import { startNginx } from '../support/nginx.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, type Own, ownOfGroup, test } from '../support/test.ts';
import {
  answering,
  startUpstream,
  type Upstream,
} from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

const list = pages.openProjects.path;
const api = resources.projectsApi.path;

let upstream: Upstream;
const ownOfFile = ownOfGroup();
test.beforeAll(async () => {
  upstream = await ownOfFile.start(startUpstream(answering(feed)));
});

type Deployment = {
  readonly url: string;
  readonly replicas: readonly [ServerProcess, ServerProcess];
};

/**
 * Starts two replicas, which read the feed so often, behind nginx with the
 * shipped configuration.
 */
async function deploy(own: Own, seconds: string): Promise<Deployment> {
  const settings = {
    BASE_URL: 'http://site.example',
    TRUSTED_PROXIES: '1',
    MCP_MESSAGES_PER_MINUTE: '3',
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: seconds,
    PROJECTS_FEED_MAX_STALE_SECONDS: seconds,
  };
  const replicas = await Promise.all([
    own.start(startReplica(settings)),
    own.start(startReplica(settings)),
  ]);
  // A page that shows the list is not stored until the site knows the list, a
  // moment after it has read it.
  for (const { url } of replicas) {
    const caching = async () =>
      (await wholeRequest(`${url}${pages.home.path}`)).headers['cache-control'];
    await expect.poll(caching).toMatch(/^public/);
  }
  const { url } = await own.start(
    startNginx(replicas.map((replica) => replica.url)),
  );
  return { url, replicas };
}

const ROUNDS = 9;
const READERS = 100;

/**
 * Asks for a stored list and for what reaches a replica, and ends a replica
 * meanwhile; gives what was not served.
 */
async function failuresWhileEnding(
  { url, replicas: [, doomed] }: Deployment,
  signal: 'SIGTERM' | 'SIGKILL',
) {
  for (const _ of ['asked for', 'asked for twice'])
    await wholeRequest(`${url}${list}`);
  const outcomes: (number | string)[] = [];
  const ending: Promise<void>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === ROUNDS / 3) ending.push(doomed.stop(signal));
    const answers = Array.from({ length: READERS }, (_, at) => {
      // Neither health nor a response to an invented Accept is stored.
      const path = [resources.health.path, pages.services.path, list][at % 3];
      const headers = at % 3 === 1 ? { Accept: `a/${round}-${at}` } : {};
      // Each reader has an address, because one may ask only for so much.
      const localAddress = `127.0.${at + 1}.1`;
      return wholeRequest(`${url}${path}`, { headers, localAddress }).then(
        ({ status }) => status,
        String,
      );
    });
    outcomes.push(...(await Promise.all(answers)));
  }
  await Promise.all(ending);
  await expect(wholeRequest(`${doomed.url}/`), 'control').rejects.toThrow();
  return outcomes.filter((outcome) => outcome !== 200);
}

test.describe('two replicas behind nginx', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  let url: string;
  test.beforeAll(async () => {
    // Longer than a slow machine takes for these tests.
    deployment = await deploy(own, '3600');
    url = deployment.url;
  });

  test('the cache separates representations and knows entity tags, and each replica reads the feed once', async () => {
    for (const path of [
      pages.home.path,
      pages.services.path,
      assignmentPath(openIds[0] ?? ''),
    ]) {
      for (const round of ['first', 'again', 'stored']) {
        for (const [at, [accept, format]] of acceptOfClients.entries()) {
          // Each with an address of its own, because an address may ask only
          // so often for what nginx does not store.
          const { status, headers, body } = await wholeRequest(
            `${url}${path}`,
            {
              headers: { ...(accept && { Accept: accept }) },
              localAddress: `127.0.1.${at + 1}`,
            },
          );
          const label = `${path} ${accept} ${round}`;
          expect(status, label).toBe(200);
          expect(headers, label).toMatchObject({
            'content-type': `text/${format}; charset=utf-8`,
            vary: expect.stringMatching(/\baccept\b/i),
          });
          if (round === 'stored')
            expect(headers['cache-status'], label).toMatch(/^nginx; hit/);
          expect(String(body), label).toMatch(
            format === 'html' ? /^<!DOCTYPE html>/ : /^---\n/,
          );
        }
      }
      const { etag = '' } = (await wholeRequest(`${url}${path}`)).headers;
      const headers = { 'If-None-Match': etag };
      const again = await wholeRequest(`${url}${path}`, { headers });
      expect(again.status).toBe(304);
    }
    expect(upstream.requests(), 'one for each replica').toBe(2);
  });

  test('no caller of MCP can claim another address, and no call is stored', async () => {
    const call = toolCall('get_service_overview', {});
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const headers = { ...call.headers, 'X-Forwarded-For': `192.0.2.${at}` };
      const address = `${url}${resources.mcp.path}`;
      const called = await wholeRequest(address, { ...call, headers });
      expect(called.headers['cache-status']).toContain('fwd=');
      statuses.push(called.status);
    }
    expect([statuses[0], ...statuses.slice(-2)]).toEqual([200, 429, 429]);
  });

  test('a replica that is stopped under load fails no request', async () => {
    expect(await failuresWhileEnding(deployment, 'SIGTERM')).toEqual([]);
  });
});

test.describe('two replicas behind nginx that read the feed every second', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  let url: string;
  test.beforeAll(async () => {
    deployment = await deploy(own, '1');
    url = deployment.url;
  });

  test('a change of the feed, and its outage, show in every format once the cached response has expired', async () => {
    const changed = 'A name that was changed';
    const showsChange = async (path: string) =>
      String((await wholeRequest(`${url}${path}`)).body).includes(changed);
    const everywhere = () =>
      Promise.all([list, `${list}.md`, api].map(showsChange));
    for (const _ of ['first', 'again', 'stored'])
      expect(await everywhere()).toEqual([false, false, false]);
    upstream.behave(
      answering(
        JSON.stringify(feed).replaceAll(
          'Journey planner for regional rail',
          changed,
        ),
      ),
    );
    await expect
      .poll(everywhere, { intervals: [100] })
      .toEqual([true, true, true]);
    for (const [behaviour, status] of [
      [answering('down', 500), 502],
      [answering(feed), 200],
    ] as const) {
      upstream.behave(behaviour);
      await expect
        .poll(async () => (await wholeRequest(`${url}${api}`)).status)
        .toBe(status);
    }
  });

  test('a replica that is killed under load fails no request', async () => {
    expect(await failuresWhileEnding(deployment, 'SIGKILL')).toEqual([]);
  });

  test('cached responses are served when no replica is left', async () => {
    // An address that was not requested before, so that nginx isn't replacing
    // its response at this moment.
    const ask = () => wholeRequest(`${url}${list}?q=developer`);
    await ask();
    const stored = String((await ask()).body);
    await Promise.all(
      deployment.replicas.map((replica) => replica.stop('SIGKILL')),
    );
    // Longer than max-age plus stale-while-revalidate, which are one second
    // each.
    await wait(2_500);
    const { status, headers, body } = await ask();
    expect([status, String(body)]).toEqual([200, stored]);
    expect(headers['cache-status']).toBe('nginx; hit; detail=stale');
  });
});

test('every upstream of the nginx configuration is a service of the compose file', () => {
  const named = [
    ...readFileSync('deploy/nginx/nginx.conf', 'utf8').matchAll(
      /server ([\w-]+):(\d+)/g,
    ),
  ];
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(named.length).toBeGreaterThan(1);
  for (const [, name, port] of named) {
    expect(compose).toMatch(
      new RegExp(`^ {2}${name}:\\n {4}<<: \\*site$`, 'm'),
    );
    expect(container.environment.PORT).toBe(port);
  }
});
