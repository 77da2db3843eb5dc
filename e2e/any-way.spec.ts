import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { checks } from './support/any-way.ts';
import { oddFeed } from './support/odd-ids.ts';
import { type Site, startSite } from './support/site.ts';
import { answering, startUpstream, type Upstream } from './support/upstream.ts';

const ways = {
  'listening on 127.0.0.1': { host: '127.0.0.1', plain: false },
  'listening on every address': { host: '0.0.0.0', plain: false },
  'listening on localhost': { host: 'localhost', plain: false },
  'in plain Next on 127.0.0.1': { host: '127.0.0.1', plain: true },
  'in plain Next on localhost': { host: 'localhost', plain: true },
};

let upstream: Upstream;
let outbox: string;
test.beforeAll(async () => {
  upstream = await startUpstream(answering(oddFeed));
  outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
});
test.afterAll(async () => {
  await upstream.stop();
  rmSync(outbox, { recursive: true });
});

for (const [way, { host, plain }] of Object.entries(ways)) {
  test.describe(way, () => {
    let site: Site;
    test.beforeAll(async () => {
      const env = { PROJECTS_FEED_URL: upstream.url, CONTACT_OUTBOX: outbox };
      site = await startSite({ ...env, PROJECTS_FEED_REVALIDATE_SECONDS: '3600' }, { host, isPlain: plain });
    });
    test.afterAll(() => site.stop());

    for (const [title, check] of Object.entries(checks)) test(title, () => check(site.url, plain));
  });
}
