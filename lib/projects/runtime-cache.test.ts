import { beforeEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { readConfig } from '../config.ts';
import { createProjectList } from '../search/project-list.ts';
import { isSharedCache, runtimeCache } from './runtime-cache.ts';

type Item = { readonly value: unknown; readonly ttl: number | undefined };
const items = new Map<string, Item>();
const working = {
  get: async (key: string): Promise<unknown> => items.get(key)?.value ?? null,
  set: async (key: string, value: unknown, { ttl }: { ttl?: number } = {}) => void items.set(key, { value, ttl }),
};
const platform = vi.hoisted(() => ({ cache: {} as object }));
vi.mock('@vercel/functions', () => ({ getCache: () => platform.cache }));

const name = 'Žluťoučký';
const snapshot = {
  data: [project('A-1', { name }), project('A 2', { name })],
  readAt: new Date('2026-11-21T08:00:00.000Z'),
};

/** The cache as a process of this build with these variables has it, for the assignments of lists. */
function open(env: Readonly<Record<string, string>> = {}) {
  const settings = readConfig({ VERCEL_URL: 'one.example', PROJECTS_FEED_URL: 'https://feed.example/list', ...env });
  const cache = runtimeCache(settings, createProjectList);
  return {
    read: async (at?: Date) => {
      const found = await cache.read(at);
      return found && { ...found, data: found.data.all };
    },
    write: ({ data, readAt }: typeof snapshot) => cache.write({ data: createProjectList(data), readAt }),
  };
}

/** What another process has of the module. */
async function anotherProcess() {
  vi.resetModules();
  return import('./runtime-cache.ts');
}

describe('runtimeCache()', () => {
  beforeEach(() => {
    items.clear();
    platform.cache = working;
  });

  it('gives what another process has written, and keeps it until the staleness limit', async () => {
    expect(await open().write(snapshot)).toBe(true);
    expect([...items.values()].map(({ ttl }) => ttl)).toEqual([600, 600]);
    expect(await open().read()).toEqual(snapshot);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['another deployment', { VERCEL_URL: 'two.example' }],
    ['another feed', { PROJECTS_FEED_URL: 'https://feed.example/other' }],
    ['another token', { PROJECTS_FEED_TOKEN: 'other' }],
    ['another transform', { PROJECTS_FEED_TRANSFORM: '{ "projects": [] }' }],
    ['other statuses', { PROJECTS_FEED_STATUSES: 'open' }],
  ])('%s has an entry of its own', async (_, env) => {
    await open().write(snapshot);
    expect(await open(env).read()).toBeNull();
  });

  it('has no secret in its keys', async () => {
    await open({ PROJECTS_FEED_TOKEN: 'token-8d41' }).write(snapshot);
    expect([...items.keys()].join()).toMatch(/^[0-9a-f]{64}-\d+,[0-9a-f]{64}$/);
  });

  it('does not try to keep a list that is longer than the platform keeps', async () => {
    const long = Array.from({ length: 400 }, (_, at) =>
      project(`N-${at}`, { context: Array.from({ length: 1_000 }, () => Math.random().toString(36)).join(' ') }),
    );
    expect(await open().write({ ...snapshot, data: long })).toBe(false);
    expect(items.size).toBe(0);
  });

  const never = () => new Promise<never>(() => {});
  const failing = async () => {
    throw new Error('unavailable');
  };
  it.each<[string, object]>([
    ['fails', { get: failing, set: failing }],
    ['never answers', { get: never, set: never }],
    ['has something else', { get: async () => 'x', set: async () => {} }],
    ['is not there', {}],
  ])('is as if it were empty when the cache %s', async (_, cache) => {
    platform.cache = cache;
    expect(await open().write(snapshot)).toBe(false);
    expect(await open().read()).toBeNull();
  });

  it('has an earlier list too, by its time', async () => {
    const later = { data: [project('B-1')], readAt: new Date('2026-11-21T08:01:00.000Z') };
    await open().write(snapshot);
    await open().write(later);
    expect(await open().read()).toEqual(later);
    expect(await open().read(snapshot.readAt)).toEqual(snapshot);
    expect(await open().read(new Date(0))).toBeNull();
  });
});

describe('isSharedCache()', () => {
  beforeEach(() => {
    items.clear();
    platform.cache = working;
  });

  it('is true once another process has been there, and stays so', async () => {
    const [one, other] = [await anotherProcess(), await anotherProcess()];
    expect([await one.isSharedCache(), await one.isSharedCache()], 'alone').toEqual([false, false]);
    expect(await other.isSharedCache()).toBe(true);
    expect(await one.isSharedCache()).toBe(true);
    items.clear();
    expect(await one.isSharedCache()).toBe(true);
  });

  it('takes a process that has only read a list for another', async () => {
    const other = await anotherProcess();
    await other.runtimeCache(readConfig({}), createProjectList).read();
    expect(await isSharedCache()).toBe(true);
  });
});
