import { type Site, startSite } from './site.ts';
import { type Behaviour, startUpstream, type Upstream } from './upstream.ts';

/** Starts a site of its own with a feed of its own, uses both, and stops them whatever happens. */
export async function withSite(
  feed: Behaviour,
  settings: Readonly<Record<string, string>>,
  use: (site: Site, upstream: Upstream) => Promise<void>,
) {
  const upstream = await startUpstream(feed);
  try {
    const site = await startSite({ PROJECTS_FEED_URL: upstream.url, ...settings });
    await use(site, upstream).finally(() => site.stop());
  } finally {
    await upstream.stop();
  }
}
