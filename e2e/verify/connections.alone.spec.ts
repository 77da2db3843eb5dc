import { once } from 'node:events';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { profile } from '../../lib/routes/routes.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { head, openSocket } from '../support/open-socket.ts';
import { megabytesOf } from '../support/processes.ts';
import type { Site } from '../support/site.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';
import { answering } from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

// Strangers with raw sockets, beside readers who must not notice. The tests
// share one site with little memory, so that what one leaves behind harms the
// next. Its feed has long texts: a feed of search results is some 400 kB.
const WORDS = Array.from({ length: 400 }, (_, at) => `word${at}`);
const own = ownOfGroup();
let site: Site;
test.beforeAll(async () => {
  const projects = manyAssignments(120).map((project) => ({
    ...project,
    context: WORDS.join(' '),
  }));
  ({ site } = await own.siteWith(answering({ projects }), {
    NODE_OPTIONS: '--max-old-space-size=256',
  }));
  await expect
    .poll(() => statusesOf([resources.ready.path]), { timeout: 60_000 })
    .toEqual([200]);
});

const list = pages.openProjects.path;
let searches = 0;
/** A search that nobody has made before, and that finds everything. */
const search = (path: string) => {
  searches += 1;
  return `${path}?q=${WORDS[searches % 400]}+${WORDS[Math.floor(searches / 400)]}`;
};

const statusesOf = (paths: readonly string[]) =>
  Promise.all(
    paths.map((path) =>
      wholeRequest(`${site.url}${path}`).then(({ status }) => status, String),
    ),
  );
const probe = () => [resources.health.path];
/** An address of every kind, for a new reader. */
const everyKind = () => [
  ...probe(),
  search(list),
  assignmentPath('A-1'),
  `${pages.services.path}.md`,
  resources.projectsApi.path,
  '/apple-icon.png',
  pages.contact.path,
];

const post = (line: string) => head('POST', profile.path, line);
// More than fits into a connection that nobody reads from.
const untaken = head('GET', resources.atomFeed.path).repeat(10);
const chunked = `${post('Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(5_000)}`;
const ahead = () => head('GET', search('/feed.atom'));

for (const [what, count, sent, meanwhile] of [
  ['idle connections', 2_000, () => '', everyKind],
  ['unfinished heads', 100, () => 'GET / HTTP/1.1\r\nX-Slow: ', everyKind],
  ['unfinished bodies', 100, () => post('Content-Length: 60000'), everyKind],
  [
    'connections with searches sent ahead',
    100,
    () => Array.from({ length: 29 }, ahead).join(''),
    probe,
  ],
  [
    'large bodies',
    20,
    () => post('Content-Length: 9000000') + 'a'.repeat(8_000_000),
    probe,
  ],
  ['bodies in chunks of a byte', 50, () => untaken + chunked, probe],
] as const) {
  test(`${count} ${what} block no other caller, memory is bounded while nobody reads, and everything is answered after`, async () => {
    const sockets = [];
    for (let at = 0; at < count; at += 1)
      sockets.push(await openSocket(site.url, sent()));
    const statuses = await statusesOf(meanwhile());
    const isOpen = sockets.some(({ destroyed }) => !destroyed);
    const megabytes = process.platform === 'linux' ? megabytesOf(site) : 0;
    for (const socket of sockets) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(isOpen, 'control').toBe(true);
    expect(megabytes).toBeLessThan(512);
    await expect
      .poll(async () => new Set(await statusesOf(everyKind())))
      .toEqual(new Set([200]));
  });
}

test('connections that break at any byte of a request or a response leave nothing behind', async () => {
  const requests = [
    head('GET', `${list}?q=broken`),
    `${post('Content-Length: 11')}name=a&b=cd`,
    head('GET', `${list}?q=ahead`).repeat(8),
  ];
  for (const request of requests) {
    await Promise.all(
      Array.from(request, async (_, at) =>
        (await openSocket(site.url, request.slice(0, at + 1))).destroy(),
      ),
    );
    // The whole request, left after some bytes of the response.
    for (let at = 0; at < 100; at += 1) {
      const socket = await openSocket(site.url, request);
      if (at % 2) await once(socket, 'data').catch(() => {});
      socket.destroy();
    }
  }
  expect(new Set(await statusesOf(everyKind()))).toEqual(new Set([200]));
});

test('an address counts as it came, also where the site writes it anew with more escapes', async () => {
  const query = ['q', 'technology', 'country', 'speaks']
    .map((name) => `${name}=${';,/:@('.repeat(155)}`)
    .join('&');
  const address = `${list}?${query}`;
  expect(await statusesOf([address, address + ';'.repeat(400)])).toEqual([
    200, 414,
  ]);
});
