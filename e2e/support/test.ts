import { test as base } from 'playwright/test';
import { company } from './company.ts';
import { feed } from './feed.ts';
import { type Site, startSite } from './site.ts';
import { answering, startUpstream, type Upstream } from './upstream.ts';

type Shared = { readonly upstream: Upstream; readonly site: Site };

/** Tests with a running site and a healthy upstream, both shared by the tests of a worker. */
export const test = base.extend<object, Shared>({
  upstream: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const upstream = await startUpstream(answering(feed));
      await use(upstream);
      await upstream.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ upstream }, use) => {
      const site = await startSite({
        PROJECTS_FEED_URL: upstream.url,
        PROJECTS_FEED_TOKEN: 'token-of-the-tests',
        APP_URL: 'https://app.example.org',
        SALES_EMAIL: 'sales@example.org',
        SITE_NAME: 'Test Consulting',
        ...company,
        // The data, and so the entity tags, must not change while a test compares responses.
        PROJECTS_FEED_REVALIDATE_SECONDS: '3600',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from 'playwright/test';
