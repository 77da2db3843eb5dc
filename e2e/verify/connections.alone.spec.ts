import type { Socket } from 'node:net';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { callTool } from '../support/call-tool.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { head, openSocket } from '../support/open-socket.ts';
import { ownOfGroup } from '../support/own.ts';
import { megabytesOf } from '../support/processes.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { answering } from '../support/upstream.ts';

const IDLE = 2_000;
const OF_EACH_KIND = 100;

/** Waits for the first reading of the feed, which a busy machine may have to repeat. */
const untilReady = (site: { readonly url: string }) =>
  expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status, { timeout: 60_000 }).toBe(200);

const kinds: readonly (readonly [what: string, count: number, first: string])[] = [
  ['idle connections', IDLE, ''],
  ['requests with unfinished headers', OF_EACH_KIND, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['unfinished forms', OF_EACH_KIND, 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n'],
];

for (const [what, count, first] of kinds) {
  test(`${count} ${what} don’t block other callers`, async ({ site }) => {
    const sockets: Socket[] = [];
    await untilReady(site);
    try {
      for (let at = 0; at < count; at += 1) sockets.push(await openSocket(site.url, first));
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

const WORDS = Array.from({ length: 400 }, (_, at) => `word${at}`);
const SENT_AHEAD = 29;

// A site with little memory whose feed has long texts: a feed of search results is some 400 kB.
const own = ownOfGroup();
let small: Site;
test.beforeAll(async () => {
  const projects = manyAssignments(120).map((project) => ({ ...project, context: WORDS.join(' ') }));
  const { site } = await own.siteWith(answering({ projects }), { NODE_OPTIONS: '--max-old-space-size=256' });
  await untilReady(site);
  small = site;
});

let searches = 0;
/** The addresses of as many different searches, each of which finds everything. */
const searchesAt = (path: string, count: number) =>
  Array.from({ length: count }, () => {
    searches += 1;
    return `${path}?q=${WORDS[searches % 400]}+${WORDS[Math.floor(searches / 400)]}`;
  });

const searchesAhead = () =>
  searchesAt(resources.atomFeed.path, SENT_AHEAD)
    .map((target) => head('GET', target))
    .join('');
// More than fits into a connection that nobody reads from.
const untaken = head('GET', resources.atomFeed.path).repeat(10);
const manyFields = Array.from({ length: 1_500 }, (_, at) => `x${at}:`);
const chunksOfAByte = `${head('POST', pages.contact.path, 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(5_000)}`;

const attacks: readonly (readonly [what: string, connections: number, sent: () => string])[] = [
  ['searches sent ahead', 100, searchesAhead],
  ['many header fields sent ahead', 100, () => untaken + head('GET', '/', ...manyFields).repeat(SENT_AHEAD)],
  ['requests without Host sent ahead', 20, () => untaken + 'GET / HTTP/1.1\r\n\r\n'.repeat(10_000)],
  ['expectations sent ahead', 20, () => untaken + head('GET', '/', 'Expect: x').repeat(5_000)],
  ['large bodies', 20, () => head('POST', pages.contact.path, 'Content-Length: 9000000') + 'a'.repeat(8_000_000)],
  ['bodies in chunks of a byte sent ahead', 50, () => untaken + chunksOfAByte],
];

for (const [what, connections, sent] of attacks) {
  test(`alone, memory is bounded with ${what} by readers that take nothing, and everything is answered within ten seconds after`, async () => {
    test.skip(process.platform !== 'linux', 'reads /proc');
    const site = small;
    const sockets: Socket[] = [];
    try {
      for (let at = 0; at < connections; at += 1) sockets.push(await openSocket(site.url, sent()));
      expect((await rawRequest(site.url, 'GET', resources.health.path)).status).toBe(200);
      expect(megabytesOf(site)).toBeLessThan(512);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    const unseen = searchesAt(pages.openProjects.path, 1);
    for (const path of [pages.home.path, pages.services.path, resources.projectsApi.path, ...unseen]) {
      const statusOf = () => rawRequest(site.url, 'GET', path).then(({ status }) => status, String);
      await expect.poll(statusOf, { message: path, timeout: 10_000, intervals: [100] }).toBe(200);
    }
  });
}
