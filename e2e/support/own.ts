import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { type Site, startSite } from './site.ts';
import { type Behaviour, startUpstream, type Upstream } from './upstream.ts';

type Stopped = { readonly stop: () => unknown };

/** What is started for one test alone, for a group of them or for a worker. Whatever happens, all of it is stopped afterwards, the last first. */
export type Own = {
  readonly start: <T extends Stopped>(starting: T | Promise<T>) => Promise<T>;
  readonly site: (...given: Parameters<typeof startSite>) => Promise<Site>;
  /** A site with a feed of its own. */
  readonly siteWith: (
    feed: Behaviour,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly site: Site; readonly upstream: Upstream }>;
  /** The path of an empty folder. */
  readonly folder: () => string;
};

function createOwn() {
  const stops: (() => unknown)[] = [];
  const start: Own['start'] = async (starting) => {
    const started = await starting;
    stops.push(started.stop);
    return started;
  };
  const own: Own = {
    start,
    site: (...given) => start(startSite(...given)),
    siteWith: async (feed, settings = {}) => {
      const upstream = await start(startUpstream(feed));
      return { upstream, site: await start(startSite({ PROJECTS_FEED_URL: upstream.url, ...settings })) };
    },
    folder: () => {
      const path = mkdtempSync(join(tmpdir(), 'own-'));
      stops.push(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
      return path;
    },
  };
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  return { own, stop };
}

async function useOwn(use: (own: Own) => Promise<void>) {
  const { own, stop } = createOwn();
  await use(own);
  await stop();
}

export const test = base.extend<{ readonly own: Own }, { readonly ownOfWorker: Own }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  own: ({}, use) => useOwn(use),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  ownOfWorker: [({}, use) => useOwn(use), { scope: 'worker' }],
});

/** What is started in `beforeAll` for the tests of a file or a group, where this is called, and stopped after the last. */
export function ownOfGroup(): Own {
  const { own, stop } = createOwn();
  test.afterAll(stop);
  return own;
}
