import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { feed } from '../support/feed.ts';
import { startReplica } from '../support/image.ts';
import { toolCall } from '../support/mcp-wire.ts';
import { startNginx } from '../support/nginx.ts';
import { expect, type Own, ownOfGroup, test } from '../support/test.ts';
import {
  answering,
  startUpstream,
  type Upstream,
} from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

// Two replicas behind nginx. What nginx stores, for whom, and whom it refuses:
// nginx.spec.ts.

const list = pages.openProjects.path;
const api = resources.projectsApi.path;

const group = ownOfGroup();
let upstream: Upstream;
let shared: Awaited<ReturnType<typeof deploy>>;
test.beforeAll(async () => {
  upstream = await group.start(startUpstream(answering(feed)));
  shared = await deploy(group);
});

/**
 * Starts two replicas, which read the feed every second, behind nginx with the
 * shipped configuration.
 */
async function deploy(own: Own) {
  const settings = {
    BASE_URL: 'http://site.example',
    TRUSTED_PROXIES: '1',
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '1',
  };
  const replicas = await Promise.all([
    own.start(startReplica(settings)),
    own.start(startReplica(settings)),
  ]);
  const { url } = await own.start(
    startNginx(replicas.map((replica) => replica.url)),
  );
  const get = (path: string, options = {}) =>
    wholeRequest(`${url}${path}`, options);
  return { get, replicas };
}

for (const accept of ['text/html', 'text/markdown']) {
  test(`the site lets nginx store ${accept}, which has an entity tag`, async () => {
    const headers = { Accept: accept };
    const get = async () => (await shared.get(list, { headers })).headers;
    await expect
      .poll(async () => (await get())['cache-status'], { intervals: [100] })
      .toMatch(/^nginx; hit/);
    const { etag = '', 'content-type': type } = await get();
    expect(type).toContain(accept);
    const again = { ...headers, 'If-None-Match': etag };
    expect((await shared.get(list, { headers: again })).status).toBe(304);
  });
}

test('a call of MCP is not stored, and a reader of its address gets 405', async () => {
  const { path } = resources.mcp;
  const call = toolCall('get_service_overview', {});
  for (const _ of ['first', 'again', 'stored'])
    expect(await shared.get(path, call)).toMatchObject({
      status: 200,
      headers: { 'cache-status': 'nginx; fwd=miss' },
    });
  expect((await shared.get(path)).status).toBe(405);
});

test('a change of the feed, and its outage, show in every format once the cached response has expired', async () => {
  const changed = 'A name that was changed';
  const showsChange = async (path: string) =>
    String((await shared.get(path)).body).includes(changed);
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
    await expect.poll(async () => (await shared.get(api)).status).toBe(status);
  }
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`a replica that ends by ${signal} under load fails no request`, async ({
    own,
  }) => {
    const { get, replicas } = await deploy(own);
    const [doomed] = replicas;
    const outcomes: (number | string)[] = [];
    let ending: Promise<void> | undefined;
    for (let round = 0; round < 9; round += 1) {
      if (round === 3) ending = doomed.stop(signal);
      const answers = Array.from({ length: 100 }, (_, at) => {
        // Neither health nor a response to an invented Accept is stored.
        const path = [resources.health.path, pages.services.path, list][at % 3];
        const headers = at % 3 === 1 ? { Accept: `a/${round}-${at}` } : {};
        // Each reader has an address, because one may ask only for so much.
        const localAddress = `127.0.${at + 1}.1`;
        return get(path ?? '', { headers, localAddress }).then(
          ({ status }) => status,
          String,
        );
      });
      outcomes.push(...(await Promise.all(answers)));
    }
    await ending;
    await expect(wholeRequest(doomed.url), 'control').rejects.toThrow();
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  });
}

// The last of them, because it ends the replicas.
test('cached responses are served when no replica is left', async () => {
  // An address that was not requested before, so that nginx isn't replacing its
  // response at this moment.
  const ask = () => shared.get(`${list}?q=developer`);
  await ask();
  const stored = String((await ask()).body);
  for (const replica of shared.replicas) await replica.stop('SIGKILL');
  // Longer than max-age plus stale-while-revalidate, which are one second each.
  await wait(2_500);
  const { status, headers, body } = await ask();
  expect([status, String(body)]).toEqual([200, stored]);
  expect(headers['cache-status']).toBe('nginx; hit; detail=stale');
});
