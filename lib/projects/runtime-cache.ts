import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RuntimeCache } from '@vercel/functions';
import type { Config } from '../config.ts';
import type { Snapshot } from '../feed/snapshot-cache.ts';
import type { PublicProject } from '../public-project.ts';
import type { ProjectList } from '../search/project-list.ts';

/** Vercel keeps no item that is larger than 2 MB. */
const MOST_ITEM_CHARACTERS = 1_900_000;
const CACHE_TIMEOUT_MS = 1_000;

/** The result of some work with the cache, or `null` if it fails or takes too long. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  const late = setTimeout(CACHE_TIMEOUT_MS, null, { ref: false });
  return Promise.race([work().catch(() => null), late]);
}

async function openCache(): Promise<RuntimeCache> {
  const { getCache } = await import('@vercel/functions');
  return getCache({ namespace: 'assignments', keyHashFunction: (key) => key });
}

/** The key of the id that a process leaves for the others. */
const LAST_PROCESS = 'last-process';
const id = randomUUID();
let hasMetAnother = false;

/**
 * Whether other processes have the same cache: this one has found the id of another in it. Outside Vercel, the package keeps
 * items in the memory of each process and doesn't say so.
 */
export async function isSharedCache(): Promise<boolean> {
  if (hasMetAnother) return true;
  await attempt(async () => {
    const cache = await openCache();
    const last = await cache.get(LAST_PROCESS);
    if (typeof last === 'string' && last !== id) hasMetAnother = true;
    await cache.set(LAST_PROCESS, id, { name: 'last process' });
  });
  return hasMetAnother;
}

const MOST_BYTES = 100_000_000;

const packed = ({ all }: ProjectList): string => deflateRawSync(JSON.stringify(all)).toString('base64url');

/** The assignments of the list that {@link packed} was given. Throws if the text has another origin. */
const unpacked = (text: string): readonly PublicProject[] =>
  JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES }).toString());

/**
 * The lists in Vercel's Runtime Cache, which the middleware and the functions of a region share: the last one, and each
 * earlier one by its time for as long as it may be shown. It holds nothing but public assignments, of which `listOf` makes
 * a list. Without it, or if it fails, each process reads the feed itself.
 */
export function runtimeCache(
  { feed, deployment }: Pick<Config, 'feed' | 'deployment'>,
  listOf: (projects: readonly PublicProject[]) => ProjectList | Promise<ProjectList>,
) {
  // The cache outlives deployments, and another one or another feed may have other assignments.
  const key = createHash('sha256')
    .update(JSON.stringify([deployment, feed]))
    .digest('hex');
  const keyOf = (readAt: Date) => `${key}-${readAt.getTime()}`;
  return {
    read: (at?: Date) =>
      attempt(async () => {
        const cache = await openCache();
        const [value] = await Promise.all([cache.get(at === undefined ? key : keyOf(at)), isSharedCache()]);
        if (typeof value !== 'string') return null;
        const [readAt, text = ''] = value.split(' ');
        return { data: await listOf(unpacked(text)), readAt: new Date(Number(readAt)) };
      }),
    write: async ({ data, readAt }: Snapshot<ProjectList>) => {
      const isWritten = await attempt(async () => {
        const text = packed(data);
        if (text.length > MOST_ITEM_CHARACTERS) return false;
        const options = { name: 'open assignments', ttl: Math.ceil(feed.maxStaleSeconds) };
        const cache = await openCache();
        const value = `${readAt.getTime()} ${text}`;
        await Promise.all([keyOf(readAt), key].map((name) => cache.set(name, value, options)));
        // The package reports no failure.
        return (await cache.get(keyOf(readAt))) === value;
      });
      return isWritten === true;
    },
  };
}
