import { once } from 'node:events';
import type { Socket } from 'node:net';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { profile } from '../../lib/routes/routes.ts';
import { feed, openIds } from '../support/feed.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { callTool } from '../support/mcp-wire.ts';
import { head, openSocket } from '../support/open-socket.ts';
import { megabytesOf } from '../support/processes.ts';
import type { Site } from '../support/site.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';
import { answering } from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

// Strangers with raw sockets, beside readers who must not notice. The tests
// share one site, so that what one leaves behind harms the next.
test.beforeEach(({ show }) => show(JSON.stringify(feed), openIds.length));

const list = pages.openProjects.path;
let readers = 0;

/** Expects every kind of page to be answered for a new reader. */
async function everyKindAnswers({ url }: { readonly url: string }) {
  readers += 1;
  const paths = [
    `${list}?q=reader-${readers}`,
    assignmentPath('EX-1001'),
    `${pages.services.path}.md`,
    resources.projectsApi.path,
    resources.health.path,
    '/apple-icon.png',
    pages.contact.path,
  ];
  const fetched = paths.map((path) => fetch(`${url}${path}`));
  for (const { status } of await Promise.all(fetched)) expect(status).toBe(200);
  const result = await callTool(url, 'list_open_assignments');
  expect(result.isError).toBeUndefined();
}

/**
 * Opens connections, each with what was sent on it, while something else is
 * done.
 */
async function beside(
  url: string,
  count: number,
  sent: () => string,
  work: (all: readonly Socket[]) => Promise<unknown>,
) {
  const sockets: Socket[] = [];
  try {
    for (let at = 0; at < count; at += 1)
      sockets.push(await openSocket(url, sent()));
    await work(sockets);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

for (const [what, count, first] of [
  ['idle connections', 2_000, ''],
  [
    'requests with unfinished headers',
    100,
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  ],
  [
    'unfinished bodies',
    100,
    head('POST', profile.path, 'Content-Length: 60000'),
  ],
] as const) {
  test(`${count} ${what} don’t block other callers`, async ({ site }) => {
    await beside(
      site.url,
      count,
      () => first,
      async (sockets) => {
        await everyKindAnswers(site);
        expect(sockets.some(({ destroyed }) => !destroyed)).toBe(true);
      },
    );
  });
}

test('connections that break at any byte of a request or a response leave nothing behind', async ({
  site,
}) => {
  const requests = [
    head('GET', `${list}?q=broken`),
    `${head('POST', profile.path, 'Content-Length: 11')}name=a&b=cd`,
    head('GET', `${list}?q=ahead`).repeat(8),
  ];
  for (const request of requests)
    await Promise.all(
      Array.from(request, async (_, at) =>
        (await openSocket(site.url, request.slice(0, at + 1))).destroy(),
      ),
    );
  // Whole requests, left after some bytes of the response.
  for (let at = 0; at < 300; at += 1) {
    const socket = await openSocket(
      site.url,
      requests[at % requests.length] ?? '',
    );
    if (at % 2) await once(socket, 'data').catch(() => {});
    socket.destroy();
  }
  await everyKindAnswers(site);
});

test('an address counts as it came, also where the site writes it anew with more escapes', async ({
  site,
}) => {
  const query = ['q', 'technology', 'country', 'speaks']
    .map((name) => `${name}=${';,/:@('.repeat(155)}`)
    .join('&');
  for (const [more, status] of [
    ['', 200] as const,
    [';'.repeat(400), 414] as const,
  ])
    expect(
      (await wholeRequest(`${site.url}${list}?${query}${more}`)).status,
    ).toBe(status);
});

// A site with little memory whose feed has long texts: a feed of search results
// is some 400 kB.
const WORDS = Array.from({ length: 400 }, (_, at) => `word${at}`);
const own = ownOfGroup();
let small: Site;
test.beforeAll(async () => {
  const projects = manyAssignments(120).map((project) => ({
    ...project,
    context: WORDS.join(' '),
  }));
  small = (
    await own.siteWith(answering({ projects }), {
      NODE_OPTIONS: '--max-old-space-size=256',
    })
  ).site;
  const ready = async () =>
    (await fetch(`${small.url}${resources.ready.path}`)).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
});

let searches = 0;
/** A search that nobody has made before, and that finds everything. */
const search = (path: string) => {
  searches += 1;
  return `${path}?q=${WORDS[searches % 400]}+${WORDS[Math.floor(searches / 400)]}`;
};
// More than fits into a connection that nobody reads from.
const untaken = head('GET', resources.atomFeed.path).repeat(10);
const chunked = `${head('POST', profile.path, 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(5_000)}`;

for (const [what, count, sent] of [
  [
    'searches sent ahead',
    100,
    () =>
      Array.from({ length: 29 }, () => head('GET', search('/feed.atom'))).join(
        '',
      ),
  ],
  [
    'large bodies',
    20,
    () =>
      head('POST', profile.path, 'Content-Length: 9000000') +
      'a'.repeat(8_000_000),
  ],
  ['bodies in chunks of a byte sent ahead', 50, () => untaken + chunked],
] as const) {
  test(`memory is bounded with ${what} by readers that take nothing, and everything is answered after`, async () => {
    test.skip(process.platform !== 'linux', 'reads /proc');
    await beside(small.url, count, sent, async () => {
      expect(
        (await wholeRequest(`${small.url}${resources.health.path}`)).status,
      ).toBe(200);
      expect(megabytesOf(small)).toBeLessThan(512);
    });
    const later = () =>
      wholeRequest(`${small.url}${search(list)}`).then(
        ({ status }) => status,
        String,
      );
    await expect.poll(later, { intervals: [100] }).toBe(200);
  });
}
