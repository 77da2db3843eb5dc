// How often the site requests the feed, and how fast it answers while the upstream hangs.
import { feedOf } from './feed.mjs';
import { measure } from './load.mjs';
import { startNext } from './servers.mjs';
import { startUpstream } from './upstream.mjs';

const READS = 10_000;
const SECONDS = 12;
const REVALIDATE_SECONDS = 2;
const PATHS = ['/', '/open-projects', '/open-projects/BENCH-1', '/api/public-projects'];

export async function benchReads() {
  const upstream = await startUpstream(feedOf(60));
  const site = await startNext(process.cwd(), {
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
  });
  try {
    const before = performance.now();
    let reads = 0;
    let seconds = 0;
    while (reads < READS || seconds < SECONDS) {
      for (const path of PATHS) reads += (await measure(site.url, { path }, { seconds: 0.5 })).total;
      seconds = (performance.now() - before) / 1000;
    }
    const upstreamRequests = upstream.state.requests;
    const healthy = [];
    for (const path of PATHS) healthy.push({ path, ...(await measure(site.url, { path })) });
    upstream.state.hangs = true;
    const hanging = [];
    for (const { path, perSecond, p99 } of healthy) {
      const now = await measure(site.url, { path });
      hanging.push({ path, ratio: now.perSecond / perSecond, p50: now.p50, p99: now.p99, healthyP99: p99 });
    }
    return {
      reads: { reads, seconds, upstreamRequests, mostByTime: Math.ceil(seconds / REVALIDATE_SECONDS) + 1 },
      hanging,
    };
  } finally {
    await site.stop();
    await upstream.stop();
  }
}
