import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { resources } from '../../lib/routes/resources.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import { startSite } from './site.ts';
import { type Behaviour, startUpstream } from './upstream.ts';

/**
 * What is started for one test alone, or for a group of them. Whatever happens,
 * all of it is stopped afterwards, the last first.
 */
export type Own = ReturnType<typeof createOwn>['own'];

function createOwn() {
  const stops: (() => unknown)[] = [];
  async function start<T extends { readonly stop: () => unknown }>(
    starting: T | Promise<T>,
  ): Promise<T> {
    const started = await starting;
    stops.push(started.stop);
    return started;
  }
  const own = {
    start,
    site: (...options: Parameters<typeof startSite>) =>
      start(startSite(...options)),
    /** A site with a feed of its own. */
    siteWith: async (
      feed: Behaviour,
      settings: Readonly<Record<string, string>> = {},
    ) => {
      const upstream = await start(startUpstream(feed));
      return {
        upstream,
        site: await start(
          startSite({ PROJECTS_FEED_URL: upstream.url, ...settings }),
        ),
      };
    },
    /** The path of an empty folder. */
    folder: () => {
      const path = mkdtempSync(join(tmpdir(), 'own-'));
      stops.push(() =>
        rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
      );
      return path;
    },
  };
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  return { own, stop };
}

type Fixtures = {
  readonly own: Own;
  /**
   * The site that all tests share, with the feed of `feed.ts`. A test that
   * needs other settings starts one of its own.
   */
  readonly site: SharedSite;
  /** All that the shared site has logged so far. */
  readonly log: () => Promise<string>;
  /**
   * Lets the shared site show these items, or this text, until another test
   * changes that. Only for specs named `*.alone.spec.ts`, which follow one
   * another.
   */
  readonly show: (
    feed: readonly unknown[] | string,
    shown?: number,
  ) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  own: async ({}, use) => {
    const { own, stop } = createOwn();
    await use(own);
    await stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  site: ({}, use) => use(sharedSite()),
  log: ({ site }, use) =>
    use(async () => (await fetch(`${site.control}/log`)).text()),
  show: ({ site }, use, { file }) => {
    if (!file.endsWith('.alone.spec.ts'))
      throw new Error(
        `${file} may not change the feed, because others run beside it`,
      );
    return use(async (feed, expected = feed.length) => {
      const body = typeof feed === 'string' ? feed : JSON.stringify(feed);
      await fetch(`${site.control}/show`, { method: 'POST', body });
      const response = await fetch(`${site.url}${resources.projectsApi.path}`);
      expect(((await response.json()) as unknown[]).length).toBe(expected);
    });
  },
  baseURL: ({ site }, use) => use(site.url),
});

/**
 * What is started in `beforeAll` for the tests of a file or a group, where this
 * is called, and stopped after the last.
 */
export function ownOfGroup(): Own {
  const { own, stop } = createOwn();
  test.afterAll(stop);
  return own;
}

export { expect };
