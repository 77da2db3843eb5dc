import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RuntimeCache } from '@vercel/functions';
import type { Config } from '../config.ts';
import type { SharedSnapshot } from '../feed/snapshot-cache.ts';
import type { PublicProject } from '../public-project.ts';
import { packProjects, unpackProjects } from './packed-projects.ts';

/** Vercel keeps no item that is larger than 2 MB. */
const MOST_CHARACTERS = 1_900_000;
const LONGEST_MS = 1_000;

/** The result of some work with the cache, or `null` if it fails or takes too long. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  const late = setTimeout(LONGEST_MS, null, { ref: false });
  return Promise.race([work().catch(() => null), late]);
}

async function openCache(): Promise<RuntimeCache> {
  const { getCache } = await import('@vercel/functions');
  return getCache({ namespace: 'assignments', keyHashFunction: (key) => key });
}

/**
 * The last reading in Vercel's Runtime Cache, which the middleware and the functions of a region share. It holds nothing but
 * public assignments. Without it, or if it fails, each process reads the feed itself.
 */
export function runtimeCache({
  feed,
  handOnKey,
}: Pick<Config, 'feed' | 'handOnKey'>): SharedSnapshot<readonly PublicProject[]> {
  // The cache outlives deployments, and another build or feed may have other assignments.
  const key = createHash('sha256')
    .update(JSON.stringify([handOnKey, feed]))
    .digest('hex');
  return {
    read: () =>
      attempt(async () => {
        const value = await (await openCache()).get(key);
        if (typeof value !== 'string') return null;
        const [readAt, text = ''] = value.split(' ');
        return { data: unpackProjects(text), readAt: new Date(Number(readAt)) };
      }),
    write: async ({ data, readAt }) => {
      await attempt(async () => {
        const text = packProjects(data);
        if (text.length > MOST_CHARACTERS) return;
        const options = { name: 'open assignments', ttl: Math.ceil(feed.maxStaleSeconds) };
        await (await openCache()).set(key, `${readAt.getTime()} ${text}`, options);
      });
    },
  };
}
