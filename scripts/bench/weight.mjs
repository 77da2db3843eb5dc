// Measures the weight of a page in a real browser.
import { browse } from './browser.mjs';
import { feedOf } from './feed.mjs';
import { startNext } from './servers.mjs';
import { startUpstream } from './upstream.mjs';

export async function benchWeight() {
  const upstream = await startUpstream(feedOf(60));
  const site = await startNext(process.cwd(), { PROJECTS_FEED_URL: upstream.url });
  try {
    return {
      weight: await browse(site.url, [
        '/',
        '/open-projects',
        '/open-projects/BENCH-1',
        '/services',
        '/docs',
        '/contact',
      ]),
    };
  } finally {
    await site.stop();
    await upstream.stop();
  }
}
