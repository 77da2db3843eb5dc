import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { expect } from 'playwright/test';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { acceptOfClients, acceptRules } from '../support/accept-cases.ts';
import { feed, openIds } from '../support/feed.ts';
import { type Image, readImage, startReplica } from '../support/image.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { startNginx } from '../support/nginx.ts';
import { type Own, ownOfGroup, test } from '../support/own.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { answering, startUpstream, type Upstream } from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

let image: Image;
let upstream: Upstream;

const ownOfFile = ownOfGroup();
test.beforeAll(async () => {
  image = readImage();
  upstream = await ownOfFile.start(startUpstream(answering(feed)));
});

type Deployment = { readonly proxy: ServerProcess; readonly replicas: readonly [ServerProcess, ServerProcess] };

/** Starts two replicas behind nginx. */
async function deploy(own: Own, env: Readonly<Record<string, string>>): Promise<Deployment> {
  const replica = () => own.start(startReplica(image, { PROJECTS_FEED_URL: upstream.url, ...env }));
  const replicas = await Promise.all([replica(), replica()]);
  // A page that shows the list is not stored until the layer knows the list, a moment after the process that has read it.
  for (const { url } of replicas) {
    const caching = async () => (await wholeRequest(`${url}${pages.home.path}`)).headers['cache-control'];
    await expect.poll(caching).toMatch(/^public/);
  }
  return { replicas, proxy: await own.start(startNginx(replicas.map(({ url }) => url))) };
}

/** A call of the MCP endpoint. */
const calling = (method: string, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
});

const LOAD = 900;

/** Requests many addresses at once and ends a replica meanwhile; gives what was not served. */
async function failuresWhileEnding(url: string, doomed: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') {
  const outcomes: (number | Error)[] = [];
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
      const outcome = await wholeRequest(`${url}${path}`, { headers, localAddress }).catch((error: Error) => error);
      outcomes.push(outcome instanceof Error ? outcome : outcome.status);
      if (sent >= LOAD / 3) gone ??= doomed.stop(signal);
    }
  };
  await Promise.all(Array.from({ length: 16 }, reader));
  await gone;
  await expect(wholeRequest(`${doomed.url}/`)).rejects.toThrow();
  expect(outcomes.length, 'control').toBeGreaterThanOrEqual(LOAD);
  return outcomes.filter((outcome) => outcome !== 200);
}

const typeOf = (headers: { 'content-type'?: string | undefined }) => headers['content-type']?.split(';')[0];

test.describe('two replicas behind nginx with the shipped configuration', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  let before: number;
  test.beforeAll(async () => {
    before = upstream.requests();
    // Longer than a slow machine takes for these tests.
    const seconds = { PROJECTS_FEED_REVALIDATE_SECONDS: '3600', PROJECTS_FEED_MAX_STALE_SECONDS: '3600' };
    deployment = await deploy(own, { BASE_URL: 'http://site.example', MCP_MESSAGES_PER_MINUTE: '0', ...seconds });
  });

  test('the cache separates representations and supports entity tags, and each replica reads the feed once', async () => {
    const { url } = deployment.proxy;
    for (const path of [pages.home.path, pages.services.path, assignmentPath(openIds[0] ?? '')]) {
      for (const round of ['first', 'again', 'stored']) {
        for (const [at, [accept, given]] of [...acceptOfClients, ...acceptRules].entries()) {
          // Each with an address of its own, because an address may ask only so often for what nginx does not store.
          const localAddress = `127.0.1.${at + 1}`;
          for (const encoding of [undefined, 'gzip, br', 'gzip;q=0']) {
            const headers = { ...(accept && { Accept: accept }), ...(encoding && { 'Accept-Encoding': encoding }) };
            const response = await wholeRequest(`${url}${path}`, { headers, localAddress });
            const gzipped = encoding === 'gzip, br';
            const body = gzipped ? gunzipSync(response.body) : response.body;
            const label = `${path} ${accept} ${encoding} ${round}`;
            expect(response.status, label).toBe(200);
            expect(typeOf(response.headers), label).toBe(`text/${given}`);
            expect(body.toString().startsWith(given === 'html' ? '<!DOCTYPE html>' : '---\n'), label).toBe(true);
            expect(response.headers['content-encoding'], label).toBe(gzipped ? 'gzip' : undefined);
            expect(response.headers.vary, label).toMatch(/\baccept\b/i);
            if (round === 'stored') expect(response.headers['cache-status'], label).toMatch(/^nginx; hit/);
          }
        }
      }
      const whole = await wholeRequest(`${url}${path}`);
      const head = await wholeRequest(`${url}${path}`, { method: 'HEAD' });
      expect({ status: head.status, etag: head.headers.etag, bytes: head.body.length }).toEqual({
        status: 200,
        etag: whole.headers.etag,
        bytes: 0,
      });
      const cached = await wholeRequest(`${url}${path}`, { headers: { 'If-None-Match': whole.headers.etag ?? '' } });
      expect({ status: cached.status, bytes: cached.body.length }).toEqual({ status: 304, bytes: 0 });
      const other = await wholeRequest(`${url}${path}`, { headers: { 'If-None-Match': '"another"' } });
      expect(other.status).toBe(200);
    }
    expect(upstream.requests() - before, 'one for each replica').toBe(2);
  });

  test('the format of a missing page is the same behind the proxy', async () => {
    for (const [at, [accept]] of [...acceptOfClients, ...acceptRules].entries()) {
      const localAddress = `127.0.2.${at + 1}`;
      const headers = accept === null ? {} : { Accept: accept };
      const [response, own] = await Promise.all(
        [deployment.proxy, deployment.replicas[0]].map(({ url }) =>
          wholeRequest(`${url}/no-such-page`, { headers, localAddress }),
        ),
      );
      expect(response?.headers['content-type'], `${accept}`).toBe(own?.headers['content-type']);
    }
  });

  test('no caller’s headers affect the response to the next', async () => {
    const { url } = deployment.proxy;
    const [replica] = deployment.replicas;
    const path = pages.services.path;
    const clean = await wholeRequest(`${replica.url}${path}`);
    const hostile = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      RSC: '1',
      'Next-Router-Prefetch': '1',
      'X-Middleware-Subrequest': 'middleware',
      Range: 'bytes=0-9',
      Origin: 'https://evil.example',
    };
    for (const _ of ['asked for', 'asked for twice'])
      expect((await wholeRequest(`${url}${path}`, { headers: hostile })).body.toString()).toBe(clean.body.toString());
    const next = await wholeRequest(`${url}${path}`);
    expect(next.headers['cache-status']).toMatch(/^nginx; hit/);
    expect(next.body.toString()).toBe(clean.body.toString());
  });

  test('MCP calls, health and errors are never cached, and unsupported methods are refused', async () => {
    const { url } = deployment.proxy;
    for (const round of [1, 2]) {
      const response = await wholeRequest(`${url}${resources.mcp.path}`, calling('tools/list'));
      expect(response.status, `call ${round}`).toBe(200);
      expect(response.body.toString()).toContain('list_open_assignments');
      const health = await wholeRequest(`${url}${resources.health.path}`);
      const ready = await wholeRequest(`${url}${resources.ready.path}`);
      const missing = await wholeRequest(`${url}/no-such-page`);
      expect([health.status, ready.status, missing.status]).toEqual([200, 200, 404]);
      for (const { headers: sent } of [response, health, ready, missing]) {
        expect(sent['cache-status'], `round ${round}`).toMatch(/fwd=/);
      }
    }
    const refused = await wholeRequest(`${url}/`, { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toContain('GET');
    expect((await wholeRequest(`${url}/`, { method: 'TRACE' })).status).toBe(405);
    expect((await wholeRequest(`${url}${pages.services.path}`, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('a replica that is stopped under load fails no request', async () => {
    const [, doomed] = deployment.replicas;
    expect(await failuresWhileEnding(deployment.proxy.url, doomed, 'SIGTERM')).toEqual([]);
  });

  test('a flood of uncacheable requests is rate-limited, while cached pages are still served', async () => {
    const { url } = deployment.proxy;
    expect((await wholeRequest(`${url}/`)).status).toBe(200);
    // As many at once as the replicas let one caller wait for.
    const turn = pLimit(16);
    const flood = () =>
      turn.map(Array.from({ length: 180 }), () => wholeRequest(`${url}${resources.mcp.path}`, calling('ping')));
    const responses = await flood();
    const refused = () => responses.filter(({ status }) => status === 429);
    // A slow machine takes longer to answer more than the limit allows at once.
    while (refused().length === 0 && responses.length < 2_000) responses.push(...(await flood()));
    expect(refused().length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 200).length, 'control').toBeGreaterThan(90);
    for (const { headers: sent } of refused()) expect(Number(sent['retry-after'])).toBeGreaterThan(0);
    expect((await wholeRequest(`${url}/`)).status).toBe(200);
  });
});

test.describe('two replicas behind nginx that read the feed every second', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  test.beforeAll(async () => {
    deployment = await deploy(own, { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_MAX_STALE_SECONDS: '1' });
  });

  test('a change of the feed shows in every format once the cached response has expired', async () => {
    const { url } = deployment.proxy;
    const changed = 'A name that was changed';
    const showsChange = async (path: string, accept: string) =>
      (await wholeRequest(`${url}${path}`, { headers: { Accept: accept } })).body.toString().includes(changed);
    const everywhere = () =>
      Promise.all([
        showsChange(pages.openProjects.path, 'text/html'),
        showsChange(pages.openProjects.path, 'text/markdown'),
        showsChange(resources.projectsApi.path, 'application/json'),
      ]);
    try {
      for (const _time of ['first', 'again', 'stored']) expect(await everywhere()).toEqual([false, false, false]);
      upstream.behave(answering(JSON.stringify(feed).replaceAll('Journey planner for regional rail', changed)));
      await expect.poll(everywhere, { intervals: [100] }).toEqual([true, true, true]);
    } finally {
      upstream.behave(answering(feed));
    }
  });

  test('the 502 of an unreadable feed is passed on and not cached', async () => {
    const read = () => wholeRequest(`${deployment.proxy.url}${resources.projectsApi.path}`);
    upstream.behave(answering('down', 500));
    try {
      let response = await read();
      // The other replica may have the data a little longer.
      const status = async () => {
        response = await read();
        return response.status;
      };
      await expect.poll(status).toBe(502);
      expect(typeOf(response.headers)).toBe('application/problem+json');
      expect(response.headers['cache-status']).toMatch(/fwd=/);
    } finally {
      upstream.behave(answering(feed));
    }
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  test('a replica that is killed under load fails no request', async () => {
    const [, doomed] = deployment.replicas;
    expect(await failuresWhileEnding(deployment.proxy.url, doomed, 'SIGKILL')).toEqual([]);
  });

  test('cached responses are served when no replica is left; everything else is 502', async () => {
    const { url } = deployment.proxy;
    const { replicas } = deployment;
    // An address that was not requested before, so that nginx isn't replacing its response at this moment.
    const path = `${url}${pages.openProjects.path}?q=developer`;
    const asMarkdown = { headers: { Accept: 'text/markdown' } };
    const both = async () => [await wholeRequest(path), await wholeRequest(path, asMarkdown)];
    await both();
    const stored = await both();
    await Promise.all(replicas.map((replica) => replica.stop('SIGKILL')));
    // Longer than max-age plus stale-while-revalidate, which are one second each.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const still = await both();
    expect(still.map(({ status }) => status)).toEqual([200, 200]);
    expect(still.map(({ body }) => body.toString())).toEqual(stored.map(({ body }) => body.toString()));
    expect(still[0]?.headers['cache-status']).toBe('nginx; hit; detail=stale');
    const never = await wholeRequest(`${url}${pages.docs.path}`);
    expect(never.status).toBe(502);
    expect(never.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});

test.describe('two replicas behind nginx, and strangers with one address', () => {
  const own = ownOfGroup();
  let deployment: Deployment;
  test.beforeAll(async () => {
    const many = await own.start(startUpstream(answering(manyAssignments(60))));
    const settings = { BASE_URL: 'http://site.example', TRUSTED_PROXIES: '1', MCP_MESSAGES_PER_MINUTE: '3' };
    deployment = await deploy(own, { PROJECTS_FEED_URL: many.url, ...settings });
  });

  test('each address has its own share of searches and calls, and a caller can’t name another', async () => {
    const { url } = deployment.proxy;
    const statusOf = async (...given: Parameters<typeof wholeRequest>) => (await wholeRequest(...given)).status;
    for (const _ of ['asked for', 'asked for twice']) await statusOf(`${url}${pages.services.path}`);
    for (const address of [`${pages.openProjects.path}?q=flood-`, '/zzz-', '/contact?x=']) {
      // All at once, so that a slow machine can't be slower than the limit; what passes has room in the replicas' queues.
      const flood = Array.from({ length: 400 }, (_, at) => statusOf(`${url}${address}${at}`));
      expect((await Promise.all(flood)).filter((status) => status === 429).length).toBeGreaterThan(50);
      expect(await statusOf(`${url}${pages.services.path}`), 'stored').toBe(200);
      expect(await statusOf(`${url}${address}of-another`, { localAddress: '127.0.2.9' })).not.toBe(429);
    }
    const called: number[] = [];
    for (let at = 0; at < 10; at += 1)
      called.push(await statusOf(`${url}${resources.mcp.path}`, calling('ping', { 'X-Forwarded-For': '192.0.2.7' })));
    expect(called.slice(-2)).toEqual([429, 429]);
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
