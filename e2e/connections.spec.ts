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

const kinds: readonly (readonly [what: string, count: number, first: string])[] = [
  ['idle connections', IDLE, ''],
  ['requests with unfinished headers', OF_EACH_KIND, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
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
