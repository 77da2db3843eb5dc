import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const IDLE = 2_000;
const OF_EACH_KIND = 100;

async function open(site: Site, first = ''): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (first !== '') socket.write(first);
  return socket;
}

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nAccept: application/json, text/event-stream\r\nContent-Length: 60000\r\n\r\n{`;

const kinds: readonly (readonly [what: string, count: number, first: string])[] = [
  ['idle connections', IDLE, ''],
  ['requests with unfinished headers', OF_EACH_KIND, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['unfinished form posts', OF_EACH_KIND, post(pages.contact.path, 'application/x-www-form-urlencoded')],
  ['unfinished MCP calls', OF_EACH_KIND, post(resources.mcp.path, 'application/json')],
];

for (const [what, count, first] of kinds) {
  test(`${count} ${what} don’t block other callers`, async ({ site }) => {
    const sockets: Socket[] = [];
    try {
      for (let at = 0; at < count; at += 1) sockets.push(await open(site, first));
      const drip = setInterval(() => {
        if (first !== '') for (const socket of sockets) socket.write('a');
      }, 200);
      for (const path of [
        pages.home.path,
        `${pages.openProjects.path}?q=cold`,
        resources.projectsApi.path,
        resources.health.path,
      ]) {
        expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
      }
      expect((await callTool(site.url, 'list_open_assignments')).isError).toBeUndefined();
      clearInterval(drip);
      expect(sockets.filter(({ destroyed }) => destroyed).length, 'control: they are still there').toBeLessThan(count);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
}

test('callers that disconnect before the response neither block the site nor cause errors', async ({ site }) => {
  const logged = site.log().length;
  for (let at = 0; at < 200; at += 1) {
    const socket = await open(site, `GET ${pages.openProjects.path}?q=gone-${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
    if (at % 2 === 0) socket.end();
    else socket.destroy();
  }
  expect((await fetch(`${site.url}${pages.openProjects.path}?q=still-there`)).status).toBe(200);
  expect(site.log().slice(logged)).not.toContain('request_failed');
});

test('pipelined requests are answered in order', async ({ site }) => {
  const paths = Array.from({ length: 60 }, (_, at) => [resources.health.path, '/services', `/nothing-${at}`][at % 3]);
  const last = `GET ${resources.health.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const socket = await open(site, paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('') + last);
  const text = Buffer.concat(await socket.toArray()).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([...paths.map((_, at) => (at % 3 === 2 ? 404 : 200)), 200]);
});
