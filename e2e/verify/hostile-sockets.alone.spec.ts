import { once } from 'node:events';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { feed, openIds } from '../support/feed.ts';
import { head, openSocket, received } from '../support/open-socket.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { SharedSite } from '../support/shared-site.ts';
import { expect, test } from '../support/test.ts';

// A stranger with a raw socket, beside readers who must not notice. All tests share one site, so that what one of them
// leaves behind harms the next.
let site: SharedSite;
test.beforeEach(async ({ site: shared, show }) => {
  site = shared;
  await show(JSON.stringify(feed), openIds.length);
});

const open = (...sent: readonly string[]) => openSocket(site.url, ...sent);

let readers = 0;
/** Expects every kind of page to be answered for a new reader. */
async function everyKindAnswers() {
  readers += 1;
  const paths = [
    [pages.home.path, 200],
    [`${pages.openProjects.path}?q=reader-${readers}`, 200],
    [assignmentPath('EX-1001'), 200],
    [`${pages.services.path}.md`, 200],
    [resources.projectsApi.path, 200],
    [`/nothing-${readers}`, 404],
    ['/opengraph-image.png', 200],
    [pages.contact.path, 200],
  ] as const;
  const responses = await Promise.all(paths.map(([path]) => fetch(`${site.url}${path}`)));
  expect(responses.map(({ status }) => status)).toEqual(paths.map(([, status]) => status));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
}

test('a connection that sends requests ahead and closes leaves nothing behind', async () => {
  for (let at = 0; at < 20; at += 1) {
    const socket = await open(
      Array.from({ length: 8 }, (_, n) => head('GET', `${pages.openProjects.path}?q=ahead-${at}-${n}`)).join(''),
    );
    if (at % 2 === 0) await once(socket, 'data');
    socket.destroy();
  }
  await everyKindAnswers();
});

test('an honest client that sends requests ahead gets every response, in order (control)', async () => {
  const targets = [pages.services.path, '/nothing', `${pages.services.path}?_rsc`, resources.health.path];
  const heads = targets.map((target) => head('GET', target, 'RSC: 1'));
  const socket = await open(heads.join('').repeat(2) + head('GET', pages.services.path, 'Connection: close'));
  const text = await received(socket);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([200, 404, 200, 200, 200, 404, 200, 200, 200]);
  expect(text).not.toContain('text/x-component');
});

test('a request of HTTP/1.1 without Host is refused, and so is an unknown expectation', async () => {
  const statusOf = async (...lines: readonly string[]) => {
    const socket = await open(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    return /^HTTP\/1\.1 (\d+)/.exec(await received(socket))?.[1];
  };
  for (const path of [pages.services.path, '/nothing', resources.health.path]) {
    expect(await statusOf(`GET ${path} HTTP/1.1`), path).toBe('400');
  }
  expect(await statusOf(`GET ${pages.services.path} HTTP/1.0`), 'control').toBe('200');
  expect(await statusOf(`GET ${pages.services.path} HTTP/1.1`, 'Host: x'), 'control').toBe('200');
  expect(await statusOf(`GET ${pages.services.path} HTTP/1.1`, 'Host: x', 'Expect: x')).toBe('417');
  expect(await statusOf(`GET ${pages.services.path} HTTP/1.1`, 'Host: x', 'Expect: 100-Continue'), 'control').toBe(
    '100',
  );
});

test('connections that break at every byte of a request and of a response leave nothing behind', async () => {
  const requests = [
    head('GET', `${pages.openProjects.path}?q=broken`),
    head('GET', assignmentPath('broken'), 'Accept: text/markdown'),
    head('HEAD', `${pages.openProjects.path}.md?technology=Kotlin`),
    head('GET', '/team', 'RSC: 1', 'Accept: */*'),
    `${head('POST', pages.contact.path, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 11')}name=a&b=cd`,
    `${head('POST', resources.mcp.path, 'Content-Type: application/json', 'Content-Length: 40')}{"jsonrpc":"2.0","id":1,"method":"ping"}`,
  ];
  expect(requests.join('').length, 'control').toBeGreaterThan(400);
  for (const request of requests) {
    const cuts = Array.from(request, async (_, at) => (await open(request.slice(0, at + 1))).destroy());
    await Promise.all(cuts);
  }
  // Whole requests, left after some bytes of the response.
  for (let at = 0; at < 500; at += 1) {
    const socket = await open(requests[at % requests.length] ?? '');
    if (at % 3 > 0) {
      socket.once('data', () => socket.destroy());
      setTimeout(() => socket.destroy(), at % 50);
    } else socket.destroy();
  }
  await everyKindAnswers();
});

test('an address counts as it came, also where the site writes it anew with more escapes', async ({ site }) => {
  for (const sign of [';', ',', '/', ':', '@', "'", '(']) {
    const query = ['q', 'technology', 'country', 'speaks'].map((name) => `${name}=${sign.repeat(930)}`).join('&');
    expect((await rawRequest(site.url, 'GET', `${pages.openProjects.path}?${query}`)).status, sign).toBe(200);
    expect((await rawRequest(site.url, 'GET', `${pages.openProjects.path}?${query}${sign.repeat(400)}`)).status).toBe(
      414,
    );
  }
});
