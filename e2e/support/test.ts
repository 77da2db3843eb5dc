import { join } from 'node:path';
import { expect } from 'playwright/test';
import { resources } from '../../lib/routes/resources.ts';
import { CONTACT_SECRET } from './contact.ts';
import { feed } from './feed.ts';
import { test as base } from './own.ts';
import type { Site } from './site.ts';
import { answering, type Behaviour, startUpstream, type Upstream } from './upstream.ts';

/** A site whose feed a test replaces. */
export type Changing = {
  readonly site: Site;
  /** Lets the upstream send these items, or this text, and waits until the site shows as many. */
  readonly show: (feed: readonly unknown[] | string, shown?: number) => Promise<void>;
};

type Shared = {
  readonly upstream: Upstream;
  readonly outbox: string;
  readonly site: Site;
  readonly examples: Site;
  readonly changing: Changing;
};

/** Enough for all tests that share a site and an address. */
const NO_LIMITS = { MCP_MESSAGES_PER_MINUTE: '0' };

const configured = (upstream: Upstream, outbox: string) => ({
  PROJECTS_FEED_URL: upstream.url,
  PROJECTS_FEED_TOKEN: 'token-of-the-tests',
  // The data, and so the entity tags, must not change while a test compares responses.
  PROJECTS_FEED_REVALIDATE_SECONDS: '3600',
  APP_URL: 'https://app.example.org',
  SALES_EMAIL: 'sales@example.org',
  SITE_NAME: 'Test Consulting',
  CONTACT_SECRET,
  CONTACT_OUTBOX: outbox,
  TRUSTED_PROXIES: '1',
  ...NO_LIMITS,
});

/**
 * The sites that tests share. Each is started when a test of a worker first asks for it, and stopped with the worker. A
 * test that needs other settings starts a site of its own; there are few, because each costs a second.
 */
export const test = base.extend<object, Shared>({
  upstream: [
    async ({ ownOfWorker: own }, use) => use(await own.start(startUpstream(answering(feed)))),
    { scope: 'worker' },
  ],
  outbox: [async ({ ownOfWorker: own }, use) => use(join(own.folder(), 'outbox')), { scope: 'worker' }],
  /** Completely configured, with a feed that doesn't change and no mail server: messages are kept in `outbox`. */
  site: [
    async ({ ownOfWorker: own, upstream, outbox }, use) => use(await own.site(configured(upstream, outbox))),
    { scope: 'worker' },
  ],
  /** Without any configuration: it shows the example assignments. */
  examples: [async ({ ownOfWorker: own }, use) => use(await own.site()), { scope: 'worker' }],
  /**
   * With a feed that a test replaces. The site requests it again after a second, and gets no answer before there is another:
   * each reading is a process, and would take time from the tests.
   */
  changing: [
    async ({ ownOfWorker: own }, use) => {
      let answer = (_body: string) => {};
      const hold: Behaviour = (...exchange) => {
        answer = (body) => answering(body)(...exchange);
      };
      const { site, upstream } = await own.siteWith(hold, {
        PROJECTS_FEED_REVALIDATE_SECONDS: '1',
        PROJECTS_FEED_MAX_STALE_SECONDS: '3600',
        PROJECTS_FEED_TIMEOUT_SECONDS: '3600',
        PROJECTS_FEED_MAX_BYTES: '20000000',
        SALES_EMAIL: 'sales@example.org',
        ...NO_LIMITS,
      });
      // Ten thousand items take seconds of a processor that others may use too.
      const POLL = { intervals: [50], timeout: 90_000 };
      let shown = '';
      const show = async (feed: readonly unknown[] | string, expected = feed.length) => {
        const text = typeof feed === 'string' ? feed : JSON.stringify(feed);
        if (text === shown) return;
        shown = text;
        await expect.poll(upstream.pending, POLL).toBe(1);
        const before = upstream.requests();
        answer(text);
        // The site shows what it has read before it requests the feed again.
        await expect.poll(upstream.requests, POLL).toBeGreaterThan(before);
        const response = await fetch(`${site.url}${resources.projectsApi.path}`);
        expect(((await response.json()) as unknown[]).length).toBe(expected);
      };
      await use({ site, show });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
