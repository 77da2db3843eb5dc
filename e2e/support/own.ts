import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { type Site, startSite } from './site.ts';
import { type Behaviour, startUpstream, type Upstream } from './upstream.ts';

type Stopped = { readonly stop: () => unknown };

/** What is started for one test, or for a worker, alone. Whatever happens, all of it is stopped afterwards, the last first. */
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

async function withOwn(use: (own: Own) => Promise<void>) {
  const stops: (() => unknown)[] = [];
  const start: Own['start'] = async (starting) => {
    const started = await starting;
    stops.push(started.stop);
    return started;
  };
  await use({
    start,
    site: (...given) => start(startSite(...given)),
    siteWith: async (feed, settings = {}) => {
      const upstream = await start(startUpstream(feed));
      return { upstream, site: await start(startSite({ PROJECTS_FEED_URL: upstream.url, ...settings })) };
    },
    folder: () => {
      const path = mkdtempSync(join(tmpdir(), 'own-'));
      stops.push(() => rmSync(path, { recursive: true, force: true }));
      return path;
    },
  });
  for (const stop of stops.reverse()) await stop();
}

export const test = base.extend<{ readonly own: Own }, { readonly ownOfWorker: Own }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  own: ({}, use) => withOwn(use),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  ownOfWorker: [({}, use) => withOwn(use), { scope: 'worker' }],
});
