import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { assignmentPath, picturePath } from '../lib/addresses.ts';
import { METRICS, PICTURE, pages, resources } from '../lib/site.ts';
import { readExposition } from './support/exposition.ts';
import type { Site } from './support/site.ts';
import { expect, test, withMetricsToken } from './support/test.ts';

// A stranger with a raw socket, beside readers who must not notice. All tests share one site, so that what one of them
// leaves behind harms the next.
let site: Site;
test.beforeEach(({ site: shared }) => {
  site = shared;
});

async function open(...sent: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const text of sent) socket.write(text, 'latin1');
  return socket;
}

const head = (method: string, target: string, ...lines: readonly string[]) =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;

async function gauges() {
  const text = await (await fetch(`${site.url}${METRICS}`, { headers: withMetricsToken })).text();
  const value = (metric: string, state?: string) =>
    readExposition(text).find(({ name, labels }) => name === metric && labels.state === state)?.value ?? Number.NaN;
  return {
    // The request for the metrics is one of them.
    underWay: value('site_requests_under_way') - 1,
    running: value('site_work', 'running'),
    waiting: value('site_work', 'waiting'),
  };
}

let readers = 0;
/** Expects the attack to end, then every kind of page to be answered for a new reader, and nothing to be under way afterwards. */
async function everyKindAnswers() {
  readers += 1;
  const idle = { underWay: 0, running: 0, waiting: 0 };
  await expect.poll(gauges).toEqual(idle);
  const paths = [
    [pages.home.path, 200],
    [`${pages.openProjects.path}?q=reader-${readers}`, 200],
    [assignmentPath('EX-1001'), 200],
    [`${pages.services.path}.md`, 200],
    [resources.projectsApi.path, 200],
    [`/nothing-${readers}`, 404],
    [PICTURE, 200],
    [pages.contact.path, 200],
  ] as const;
  const responses = await Promise.all(paths.map(([path]) => fetch(`${site.url}${path}`)));
  expect(responses.map(({ status }) => status)).toEqual(paths.map(([, status]) => status));
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  await expect.poll(gauges).toEqual(idle);
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
  const text = Buffer.concat(await socket.toArray()).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([200, 404, 200, 200, 200, 404, 200, 200, 200]);
  expect(text).not.toContain('text/x-component');
});

test('a request of HTTP/1.1 without Host is refused, and so is an unknown expectation', async () => {
  const statusOf = async (...lines: readonly string[]) => {
    const socket = await open(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    return /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(await socket.toArray()).toString('latin1'))?.[1];
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

test('a form and a call with complete bodies are answered (control)', async () => {
  const form = await rawBody(pages.contact.path, 'application/x-www-form-urlencoded', 'name=A');
  expect(form).toMatch(/^HTTP\/1\.1 422 /);
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(await rawBody(resources.mcp.path, 'application/json', call)).toMatch(/^HTTP\/1\.1 200 /);
});

async function rawBody(target: string, type: string, body: string): Promise<string> {
  const lines = [`Content-Type: ${type}`, 'Accept: application/json, text/event-stream', 'Connection: close'];
  // Node’s headers and body in two pieces, as a slow client sends them.
  const socket = await open(
    head('POST', target, ...lines, `Content-Length: ${body.length}`).replace(
      'Host: x',
      `Host: ${new URL(site.url).host}`,
    ),
  );
  socket.write(body);
  return Buffer.concat(await socket.toArray()).toString('latin1');
}

test('connections that break at every byte of a request and of a response leave nothing behind', async () => {
  const requests = [
    head('GET', `${pages.openProjects.path}?q=broken`),
    head('GET', assignmentPath('broken'), 'Accept: text/markdown'),
    head('HEAD', `${pages.openProjects.path}.md?technology=Kotlin`),
    head('GET', '/team', 'RSC: 1', 'Accept: */*'),
    `${head('POST', pages.contact.path, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 11')}name=a&b=cd`,
    `${head('POST', resources.mcp.path, 'Content-Type: application/json', 'Content-Length: 40')}{"jsonrpc":"2.0","id":1,"method":"ping"}`,
    head('GET', picturePath('EX-1002')),
  ];
  let broken = 0;
  for (const request of requests) {
    const cuts = Array.from({ length: request.length }, (_, at) => at + 1);
    await Promise.all(
      cuts.map(async (at) => {
        const socket = await open(request.slice(0, at));
        broken += 1;
        socket.destroy();
      }),
    );
  }
  // Whole requests, left after some bytes of the response.
  for (let at = 0; at < 500; at += 1) {
    const socket = await open(requests[at % requests.length] ?? '');
    broken += 1;
    if (at % 3 > 0) {
      socket.once('data', () => socket.destroy());
      setTimeout(() => socket.destroy(), at % 50);
    } else socket.destroy();
  }
  expect(broken).toBeGreaterThan(1_000);
  await everyKindAnswers();
});
