import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { acceptOfClients } from '../support/accept-cases.ts';
import { toolCall } from '../support/call-tool.ts';
import { feed, openIds } from '../support/feed.ts';
import { type Image, readImage, startReplica } from '../support/image.ts';
import { startNginx } from '../support/nginx.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, type Own, ownOfGroup, test } from '../support/test.ts';
import { answering, startUpstream, type Upstream } from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

let image: Image;
let upstream: Upstream;
const ownOfFile = ownOfGroup();
test.beforeAll(async () => {
  image = readImage();
  upstream = await ownOfFile.start(startUpstream(answering(feed)));
});

type Deployment = { readonly url: string; readonly replicas: readonly [ServerProcess, ServerProcess] };

/** Starts two replicas behind nginx with the shipped configuration. */
async function deploy(own: Own, env: Readonly<Record<string, string>>): Promise<Deployment> {
  const settings = { PROJECTS_FEED_URL: upstream.url, BASE_URL: 'http://site.example', TRUSTED_PROXIES: '1', ...env };
  const replicas = await Promise.all([
    own.start(startReplica(image, settings)),
    own.start(startReplica(image, settings)),
  ]);
  // A page that shows the list is not stored until the layer knows the list, a moment after the process that has read it.
  for (const { url } of replicas) {
    const caching = async () => (await wholeRequest(`${url}${pages.home.path}`)).headers['cache-control'];
    await expect.poll(caching).toMatch(/^public/);
  }
  const { url } = await own.start(startNginx(replicas.map((replica) => replica.url)));
  return { url, replicas };
}

const LOAD = 900;

/** Requests many addresses at once and ends a replica meanwhile; gives what was not served. */
async function failuresWhileEnding({ url, replicas }: Deployment, signal: 'SIGTERM' | 'SIGKILL') {
  const [, doomed] = replicas;
  const outcomes: (number | string)[] = [];
  let sent = 0;
  let gone: Promise<void> | undefined;
  for (const _ of ['asked for', 'asked for twice']) await wholeRequest(`${url}${pages.openProjects.path}`);
  const reader = async () => {
    while (sent < LOAD) {
      sent += 1;
      // Two of three are certain to reach a replica: neither health nor a response to an invented Accept is cached. Each comes from one
      // of many addresses, because one may ask only for so much of that.
      const localAddress = `127.0.${1 + (sent % 100)}.1`;
      const path = [resources.health.path, pages.services.path, pages.openProjects.path][sent % 3];
      const headers = sent % 3 === 1 ? { Accept: `a/${sent}` } : {};
      const asked = wholeRequest(`${url}${path}`, { headers, localAddress });
      outcomes.push(await asked.then(({ status }) => status, String));
      if (sent >= LOAD / 3) gone ??= doomed.stop(signal);
    }
  };
  await Promise.all(Array.from({ length: 16 }, reader));
  await gone;
  await expect(wholeRequest(`${doomed.url}/`)).rejects.toThrow();
  expect(outcomes.length, 'control').toBeGreaterThanOrEqual(LOAD);
  return outcomes.filter((outcome) => outcome !== 200);
}

test.describe('two replicas behind nginx', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  let url: string;
  test.beforeAll(async () => {
    // Longer than a slow machine takes for these tests.
    const seconds = { PROJECTS_FEED_REVALIDATE_SECONDS: '3600', PROJECTS_FEED_MAX_STALE_SECONDS: '3600' };
    deployment = await deploy(own, { MCP_MESSAGES_PER_MINUTE: '3', ...seconds });
    url = deployment.url;
  });

  test('the cache separates representations and knows entity tags, and each replica reads the feed once', async () => {
    for (const path of [pages.home.path, pages.services.path, assignmentPath(openIds[0] ?? '')]) {
      for (const round of ['first', 'again', 'stored']) {
        for (const [at, [accept, given]] of acceptOfClients.entries()) {
          for (const coding of ['', 'gzip, br', 'gzip;q=0']) {
            const headers = { ...(accept && { Accept: accept }), ...(coding && { 'Accept-Encoding': coding }) };
            // Each with an address of its own, because an address may ask only so often for what nginx does not store.
            const response = await wholeRequest(`${url}${path}`, { headers, localAddress: `127.0.1.${at + 1}` });
            const isCoded = coding === 'gzip, br';
            const body = String(isCoded ? gunzipSync(response.body) : response.body);
            const label = `${path} ${accept} ${coding} ${round}`;
            expect(response.status, label).toBe(200);
            expect(response.headers['content-type'], label).toBe(`text/${given}; charset=utf-8`);
            expect(body, label).toMatch(given === 'html' ? /^<!DOCTYPE html>/ : /^---\n/);
            expect(response.headers['content-encoding'], label).toBe(isCoded ? 'gzip' : undefined);
            expect(response.headers.vary, label).toMatch(/\baccept\b/i);
            if (round === 'stored') expect(response.headers['cache-status'], label).toMatch(/^nginx; hit/);
          }
        }
      }
      const { etag = '' } = (await wholeRequest(`${url}${path}`)).headers;
      const head = await wholeRequest(`${url}${path}`, { method: 'HEAD' });
      expect([head.status, head.headers.etag, head.body.length]).toEqual([200, etag, 0]);
      for (const [tag, status] of [[etag, 304] as const, ['"another"', 200] as const]) {
        const conditional = await wholeRequest(`${url}${path}`, { headers: { 'If-None-Match': tag } });
        expect(conditional.status, tag).toBe(status);
      }
    }
    expect(upstream.requests(), 'one for each replica').toBe(2);
  });

  test('no caller’s headers affect the response to the next', async () => {
    const path = '/services.md';
    const clean = await wholeRequest(`${deployment.replicas[0].url}${path}`);
    const hostile = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      RSC: '1',
      'X-Middleware-Subrequest': 'middleware',
      Range: 'bytes=0-9',
      Origin: 'https://evil.example',
    };
    for (const headers of [hostile, hostile, {}])
      expect(String((await wholeRequest(`${url}${path}`, { headers })).body)).toBe(String(clean.body));
    expect((await wholeRequest(`${url}${path}`)).headers['cache-status']).toMatch(/^nginx; hit/);
  });

  test('MCP calls, health and errors are never cached, and no caller can claim another address', async () => {
    const { headers, ...call } = toolCall('get_service_overview', {});
    const callAs = (address: string, localAddress?: string) =>
      wholeRequest(`${url}${resources.mcp.path}`, {
        ...call,
        headers: { ...headers, 'X-Forwarded-For': address },
        ...(localAddress && { localAddress }),
      });
    for (const _ of ['first', 'again']) {
      const called = await callAs('192.0.2.1');
      expect([called.status, called.headers['cache-status']]).toEqual([200, expect.stringContaining('fwd=')]);
      for (const [path, status] of [
        [resources.health.path, 200],
        [resources.ready.path, 200],
        ['/no-such-page', 404],
      ] as const) {
        const response = await wholeRequest(`${url}${path}`);
        expect([response.status, response.headers['cache-status']], path).toEqual([
          status,
          expect.stringContaining('fwd='),
        ]);
      }
    }
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await callAs(`192.0.2.${at}`, '127.0.3.1')).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    for (const [method, status] of [
      ['DELETE', 405],
      ['TRACE', 405],
      ['OPTIONS', 204],
    ] as const)
      expect((await wholeRequest(`${url}/`, { method })).status, method).toBe(status);
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
    deployment = await deploy(own, { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_MAX_STALE_SECONDS: '1' });
    url = deployment.url;
  });
  test.afterEach(() => upstream.behave(answering(feed)));

  test('a change of the feed, and its outage, show in every format once the cached response has expired', async () => {
    const changed = 'A name that was changed';
    const showsChange = async (path: string) => String((await wholeRequest(`${url}${path}`)).body).includes(changed);
    const paths = [pages.openProjects.path, `${pages.openProjects.path}.md`, resources.projectsApi.path];
    const everywhere = () => Promise.all(paths.map(showsChange));
    for (const _ of ['first', 'again', 'stored']) expect(await everywhere()).toEqual([false, false, false]);
    upstream.behave(answering(JSON.stringify(feed).replaceAll('Journey planner for regional rail', changed)));
    await expect.poll(everywhere, { intervals: [100] }).toEqual([true, true, true]);
    upstream.behave(answering('down', 500));
    const read = async () => (await wholeRequest(`${url}${resources.projectsApi.path}`)).status;
    await expect.poll(read).toBe(502);
    upstream.behave(answering(feed));
    await expect.poll(read).toBe(200);
  });

  test('a replica that is killed under load fails no request', async () => {
    expect(await failuresWhileEnding(deployment, 'SIGKILL')).toEqual([]);
  });

  test('cached responses are served when no replica is left; everything else is 502', async () => {
    // An address that was not requested before, so that nginx isn't replacing its response at this moment.
    const both = () =>
      Promise.all(
        ['text/html', 'text/markdown'].map((Accept) =>
          wholeRequest(`${url}${pages.openProjects.path}?q=developer`, { headers: { Accept } }),
        ),
      );
    await both();
    const stored = await both();
    await Promise.all(deployment.replicas.map((replica) => replica.stop('SIGKILL')));
    // Longer than max-age plus stale-while-revalidate, which are one second each.
    await wait(2_500);
    for (const [at, { status, headers, body }] of (await both()).entries())
      expect([status, headers['cache-status'], String(body)]).toEqual([
        200,
        'nginx; hit; detail=stale',
        String(stored[at]?.body),
      ]);
    const never = await wholeRequest(`${url}${pages.docs.path}`);
    expect(never.status).toBe(502);
    expect(never.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});

test('every upstream of the nginx configuration is a service of the compose file', () => {
  const named = [...readFileSync('deploy/nginx/nginx.conf', 'utf8').matchAll(/server ([\w-]+):(\d+)/g)];
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(named.length).toBeGreaterThan(1);
  for (const [, name, port] of named) {
    expect(compose).toMatch(new RegExp(`^ {2}${name}:\\n {4}<<: \\*site$`, 'm'));
    expect(image.environment.PORT).toBe(port);
  }
});
