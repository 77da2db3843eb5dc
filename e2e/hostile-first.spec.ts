import { assignmentPath, pageEntries, picturePath } from '../lib/addresses.ts';
import { ASSETS, FAVICON, PICTURE, pages, resourceEntries, resources } from '../lib/site.ts';
import { nextOf } from './support/processes.ts';
import { type RawResponse, rawRequest } from './support/raw-request.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Each of them has a meaning to Next, to the middleware, to nginx, to the layer or to HTTP.
const HOSTILE: readonly (readonly [name: string, value: string])[] = [
  ['RSC', '1'],
  ['Next-Router-State-Tree', '%5B%22%22%2C%7B%7D%5D'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-Segment-Prefetch', '/_tree'],
  ['Next-Url', '/services'],
  ['Next-Action', 'a'.repeat(42)],
  ['X-Nextjs-Data', '1'],
  ['X-Nextjs-Html-Request-Id', 'a'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Middleware-Rewrite', '/services'],
  ['X-Middleware-Override-Headers', 'x-site-page'],
  ['X-Middleware-Next', '1'],
  ['X-Invoke-Path', '/services'],
  ['X-Invoke-Status', '404'],
  ['X-Matched-Path', '/services'],
  ['X-Now-Route-Matches', '1=services'],
  ['X-Prerender-Revalidate', 'a'],
  ['X-Site-Page', '/privacy'],
  ['X-Site-Form', '{}'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'ftp'],
  ['Forwarded', 'host=evil.example'],
  ['Accept-Encoding', 'gzip, br'],
  ['Range', 'bytes=0-9'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['Content-Security-Policy', "script-src 'nonce-evil'"],
  ['Cookie', '__prerender_bypass=a; __next_preview_data=b'],
  ['Origin', 'https://evil.example'],
  ['User-Agent', 'Googlebot'],
  ['Purpose', 'prefetch'],
];

const unshared: readonly string[] = [resources.mcp.path, resources.ready.path];
const ADDRESSES = [
  ...pageEntries.map(({ path }) => path).filter((path) => path !== pages.contact.path),
  ...resourceEntries.map(({ path }) => path).filter((path) => !unshared.includes(path)),
  `${pages.services.path}.md`,
  `${pages.openProjects.path}?q=Kotlin`,
  `${pages.openProjects.path}.md?page=2`,
  assignmentPath('EX-1001'),
  `${assignmentPath('EX-1001')}.md`,
  picturePath('EX-1001'),
  PICTURE,
  FAVICON.path,
  `${ASSETS}/site.css`,
  '/nothing',
];
const CODINGS = [{}, { 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'gzip;q=0, br' }];
const ROUNDS = 6;

/** Node's options for a process that runs a module first. */
const importing = (module: string) => `--import=data:text/javascript,${encodeURIComponent(module)}`;

// Pages tell when the list was read. With the same time in every process they are the same, byte for byte.
const FROZEN = `
const Clock = Date;
const now = Clock.UTC(2030, 0, 1);
globalThis.Date = class extends Clock {
  constructor(...given) { super(...(given.length === 0 ? [now] : given)); }
  static now() { return now; }
};
`;
const SETTINGS = {
  BASE_URL: 'https://consulting.example',
  NODE_OPTIONS: importing(FROZEN),
};

async function readySite(env: Readonly<Record<string, string>>): Promise<Site> {
  const site = await startSite(env);
  // Responses made during the first reading are not stored.
  await expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status).toBe(200);
  return site;
}

/** What an honest reader gets at each address, in each coding. */
async function honestResponses(site: Site) {
  const responses: Record<string, RawResponse> = {};
  for (const path of ADDRESSES) {
    for (const coding of CODINGS) {
      const response = await rawRequest(site.url, 'GET', path, coding);
      const { date: _date, ...headers } = response.headers;
      expect(Number(headers['content-length']), path).toBe(response.body.length);
      responses[`${path} ${JSON.stringify(coding)}`] = { ...response, headers };
    }
  }
  return responses;
}

test('no header of whoever asks first, on an empty store, changes a byte of what others get', async () => {
  test.setTimeout(300_000);
  const control = await readySite(SETTINGS);
  const expected = await honestResponses(control).finally(() => control.stop());
  const found = Object.values(expected).filter(({ status }) => status === 200);
  expect(found.length, 'control').toBeGreaterThan(ADDRESSES.length * 2);
  const attack = async (method: string, round: number) => {
    const site = await readySite(SETTINGS);
    try {
      for (const [at, path] of ADDRESSES.entries()) {
        // Each header comes with every other one, and without it, in some round; in the last all come together.
        const isSent = (index: number) => round === ROUNDS - 1 || ((index + at) >> round) % 2 === 1;
        const headers = Object.fromEntries(HOSTILE.filter((_, index) => isSent(index)));
        await rawRequest(site.url, method, path, headers);
      }
      expect(await honestResponses(site), `after ${method} in round ${round}`).toEqual(expected);
    } finally {
      await site.stop();
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([attack('GET', round), attack('HEAD', round)]);
  }
});

// Runs in the site's process: counts its timers, also those that keep nothing running, and its heap after a collection.
const COUNTING = `
import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
const timers = new Set();
createHook({
  init: (id, type) => type === 'Timeout' && timers.add(id),
  destroy: (id) => timers.delete(id),
}).enable();
process.on('SIGUSR2', () => {
  for (let at = 0; at < 3; at += 1) gc();
  console.error('counted ' + JSON.stringify({ timers: timers.size, heap: process.memoryUsage().heapUsed }));
});
`;

test('a thousand callers of the MCP endpoint leave neither a timer nor memory behind', async () => {
  test.setTimeout(120_000);
  const site = await readySite({
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: importing(COUNTING),
  });
  const call = async (caller: number) => {
    const response = await fetch(`${site.url}${resources.mcp.path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': `10.0.${caller >> 8}.${caller & 255}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    expect(response.status).toBe(200);
    await response.text();
  };
  const callAll = async (from: number, count: number) => {
    for (let at = from; at < from + count; at += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, n) => call(at + n)));
    }
  };
  const counts = () => [...site.log().matchAll(/^counted (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
  const count = async (): Promise<{ readonly timers: number; readonly heap: number }> => {
    const known = counts().length;
    process.kill(nextOf(site), 'SIGUSR2');
    await expect.poll(() => counts().length).toBeGreaterThan(known);
    return counts().at(-1);
  };
  try {
    await callAll(0, 400);
    const before = await count();
    expect(before.timers, 'control: timers are seen').toBeGreaterThan(0);
    await callAll(1_000, 1_000);
    const after = await count();
    expect(after.timers - before.timers).toBeLessThan(50);
    // 40 kB for each would be 40 MB.
    expect(after.heap - before.heap).toBeLessThan(12_000_000);
  } finally {
    await site.stop();
  }
});
