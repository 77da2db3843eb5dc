import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_SECRET } from './contact.ts';
import { feed } from './feed.ts';
import { listen } from './listen.ts';
import { isPlain } from './plain-next.ts';
import { startSite } from './site.ts';
import { answering, type Behaviour, startUpstream } from './upstream.ts';

/**
 * What the tests know of the site that they share, in variables that their
 * workers inherit.
 */
export type SharedSite = {
  readonly url: string;
  /** The folder of accepted messages; there is no mail server. */
  readonly outbox: string;
  /**
   * `GET /log`; `POST /show` gives the site another feed and answers once it
   * shows that.
   */
  readonly control: string;
};

const POLL_MS = 20;

/**
 * Playwright's global setup: starts the one site that all tests of a command
 * share, with all settings and an upstream that tests change. The site asks the
 * upstream again after a second and gets no answer before there is another
 * feed, so the data and their entity tags stay the same while a test compares
 * responses. Gives what stops both.
 */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  const outbox = join(folder, 'outbox');
  let answer = (_body: string) => {};
  let shown = JSON.stringify(feed);
  const hold: Behaviour = (...exchange) => {
    answer = (body) => answering(body)(...exchange);
    if (upstream.requests() === 1) answer(shown);
  };
  const upstream = await startUpstream(hold);
  const settings = {
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_TOKEN: 'token-of-the-tests',
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_MAX_STALE_SECONDS: '3600',
    PROJECTS_FEED_TIMEOUT_SECONDS: '3600',
    PROJECTS_FEED_MAX_BYTES: '20000000',
    APP_URL: 'https://app.example.org',
    SALES_EMAIL: 'sales@example.org',
    SITE_NAME: 'Test Consulting',
    // Specs compare with the messages of the same language.
    SITE_LANGUAGE: process.env.SITE_LANGUAGE ?? 'en',
    CONTACT_SECRET,
    CONTACT_OUTBOX: outbox,
    TRUSTED_PROXIES: '1',
    // All tests have one address.
    MCP_MESSAGES_PER_MINUTE: '0',
  };
  const site = await startSite(settings, { isPlain });
  const ask = () =>
    fetch(`${site.url}/api/public-projects`).then((response) =>
      response.arrayBuffer(),
    );

  async function show(text: string) {
    if (text === shown) return;
    shown = text;
    while (upstream.pending() === 0) await ask().then(() => wait(POLL_MS));
    const before = upstream.requests();
    answer(text);
    // The site shows what it has read before it asks again.
    while (upstream.requests() === before)
      await ask().then(() => wait(POLL_MS));
  }

  const control = createServer(async (request, response) => {
    if (request.url === '/show')
      await show(Buffer.concat(await request.toArray()).toString());
    response.end(site.log());
  });
  const shared: SharedSite = {
    url: site.url,
    outbox,
    control: `http://127.0.0.1:${await listen(control)}`,
  };
  process.env.SHARED_SITE = JSON.stringify(shared);
  return async () => {
    control.close();
    await site.stop();
    await upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The site of {@link setup}, in a worker. */
export const sharedSite = (): SharedSite =>
  JSON.parse(process.env.SHARED_SITE ?? '{}');
