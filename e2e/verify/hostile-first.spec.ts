import { shownPages } from '../../lib/content/shown-pages.ts';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { ASSETS, resourceEntries, resources } from '../../lib/routes/resources.ts';
import { hostileHeaders } from '../support/hostile-headers.ts';
import type { Own } from '../support/own.ts';
import { type RawResponse, rawRequest } from '../support/raw-request.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const unshared: readonly string[] = [resources.mcp.path, resources.ready.path];
const ADDRESSES = [
  ...shownPages.map(({ path }) => path).filter((path) => path !== pages.contact.path),
  ...resourceEntries.map(({ path }) => path).filter((path) => !unshared.includes(path)),
  `${pages.services.path}.md`,
  `${pages.openProjects.path}?q=Kotlin`,
  `${pages.openProjects.path}.md?page=2`,
  assignmentPath('EX-1001'),
  `${assignmentPath('EX-1001')}.md`,
  '/opengraph-image.png',
  '/favicon.ico',
  `${ASSETS}/site.css`,
  '/nothing',
  '/api/no-such-address',
  '/_next/image',
];
// Which codings mean gzip: lib/http/accept.test.ts.
const CODINGS = [{}, { 'Accept-Encoding': 'gzip' }];

/** Node's options for a process that runs a module first. */
const importing = (module: string) => `--import=data:text/javascript,${encodeURIComponent(module)}`;

// Feeds tell when an assignment was first seen. With the same time in every process they are the same, byte for byte.
const FROZEN = `
const Clock = Date;
const now = Clock.UTC(2030, 0, 1);
globalThis.Date = class extends Clock {
  constructor(...given) { super(...(given.length === 0 ? [now] : given)); }
  static now() { return now; }
  // Next copies only the constructor's own properties.
  static UTC = Clock.UTC;
  static parse = Clock.parse;
};
`;
const SETTINGS = {
  BASE_URL: 'https://consulting.example',
  NODE_OPTIONS: importing(FROZEN),
};

async function readySite(own: Own): Promise<Site> {
  const site = await own.site(SETTINGS);
  // Responses made during the first reading are not stored.
  await expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status).toBe(200);
  return site;
}

/** What an honest reader gets at each address, in each coding; with another method, what that gives. */
async function honestResponses(site: Site, method = 'GET') {
  const responses: Record<string, RawResponse> = {};
  for (const path of ADDRESSES) {
    for (const coding of CODINGS) {
      const response = await rawRequest(site.url, method, path, coding);
      const { date: _date, ...headers } = response.headers;
      if (method === 'GET') expect(Number(headers['content-length']), path).toBe(response.body.length);
      responses[`${path} ${JSON.stringify(coding)}`] = { ...response, headers };
    }
  }
  return responses;
}

test('a stored response is the first one, byte for byte and header for header, and no header of whoever asks first changes a byte of what others get', async ({
  own,
}) => {
  test.setTimeout(300_000);
  const fresh = await readySite(own);
  const expected = await honestResponses(fresh);
  const found = Object.values(expected).filter(({ status }) => status === 200);
  expect(found.length, 'control').toBeGreaterThan(ADDRESSES.length);
  expect(await honestResponses(fresh), 'from the store').toEqual(expected);
  const heads = Object.entries(expected).map(([asked, response]) => [asked, { ...response, body: '' }]);
  expect(await honestResponses(fresh, 'HEAD')).toEqual(Object.fromEntries(heads));
  await fresh.stop();
  const attack = async (round: number) => {
    const site = await readySite(own);
    for (const [at, path] of ADDRESSES.entries()) {
      // Every other header in the first round, the rest in the second, because one may hide another, and all in the third.
      const isSent = (index: number) => round === 2 || (index + at + round) % 2 === 1;
      const headers = Object.fromEntries(hostileHeaders.filter((_, index) => isSent(index)));
      await rawRequest(site.url, (Math.floor(at / 2) + round) % 2 === 0 ? 'GET' : 'HEAD', path, headers);
    }
    expect(await honestResponses(site), `after round ${round}`).toEqual(expected);
    await site.stop();
  };
  await Promise.all([attack(0), attack(1), attack(2)]);
});
