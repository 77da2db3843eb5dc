import { expect } from 'playwright/test';
import { resources } from '../../lib/routes/resources.ts';
import { test as base } from './own.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';

type Shared = {
  /** The site that all tests share, with the feed of `feed.ts`. A test that needs other settings starts one of its own. */
  readonly site: SharedSite;
  /** All that the shared site has logged so far. */
  readonly log: () => Promise<string>;
  /**
   * Lets the shared site show these items, or this text, until another test changes that. Only for specs named `*.alone.spec.ts`,
   * which follow one another.
   */
  readonly show: (feed: readonly unknown[] | string, shown?: number) => Promise<void>;
};

/** The tests of the shared site. */
export const test = base.extend<Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  site: ({}, use) => use(sharedSite()),
  log: ({ site }, use) => use(async () => (await fetch(`${site.control}/log`)).text()),
  show: ({ site }, use, { file }) => {
    if (!file.endsWith('.alone.spec.ts'))
      throw new Error(`${file} may not change the feed, because others run beside it`);
    return use(async (feed, expected = feed.length) => {
      const body = typeof feed === 'string' ? feed : JSON.stringify(feed);
      await fetch(`${site.control}/show`, { method: 'POST', body });
      const response = await fetch(`${site.url}${resources.projectsApi.path}`);
      expect(((await response.json()) as unknown[]).length).toBe(expected);
    });
  },
  baseURL: ({ site }, use) => use(site.url),
});

export { expect };
