import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createProjectList, type ProjectList } from '../search/project-list.ts';
import { getShownProjects } from './get-shown-projects.ts';
import type { ProjectsState } from './projects-cache.ts';
import { replaceCache } from './projects-cache.ts';
import { runtimeCache } from './runtime-cache.ts';

const settings = readConfig({
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'site.example',
  PROJECTS_FEED_URL: 'https://feed.example',
});
const request = vi.hoisted(() => ({ headers: new Headers() }));
const items = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('../config.ts', async (original) => ({ ...(await original<object>()), config: () => settings }));
vi.mock('@vercel/functions', () => ({
  getCache: () => ({
    get: async (key: string) => items.get(key) ?? null,
    set: async (key: string, value: string) => void items.set(key, value),
  }),
}));

const list = (...ids: string[]): ProjectList =>
  createProjectList(
    ids.map((id) => ({ id, name: id, context: '', location: '', timeline: '', status: '', roles: [] })),
  );
const READ_AT = new Date('2026-11-21T08:00:00.000Z');
const current = (...ids: string[]): ProjectsState => ({
  state: 'current',
  snapshot: { data: list(...ids), readAt: new Date('2026-11-21T08:00:30.000Z') },
});
const none: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 7 };

const hasB = ({ byId }: ProjectList) => byId.has('B');
const idsOf = ({ snapshot }: ProjectsState) => snapshot?.data.all.map(({ id }) => id) ?? null;

/** What the middleware says of a request, and what this process has read itself. */
function given(own: ProjectsState, { readAt = READ_AT, isKept = false, status = '' } = {}) {
  replaceCache({ get: async () => own, peek: () => own, refreshing: () => null });
  request.headers = new Headers({
    'x-site-read-at': String(readAt.getTime()),
    'x-site-caching': isKept ? 'public, max-age=0' : 'no-store',
    ...(status && { 'x-site-status': status }),
  });
}

describe('getShownProjects(), on Vercel', () => {
  beforeEach(() => items.clear());
  afterEach(() => replaceCache());

  it('is the list by which the middleware has decided, whatever this process has read', async () => {
    await runtimeCache(settings, createProjectList).write({ data: list('B'), readAt: READ_AT });
    for (const own of [current('A'), none]) {
      given(own, { isKept: true });
      expect(idsOf(await getShownProjects(hasB))).toEqual(['B']);
    }
  });

  const notThere = { readAt: new Date(0) };
  it('is this process’s own if that list is not to be had and the own one has what was requested', async () => {
    given(current('A', 'B'), { ...notThere, isKept: true });
    expect(idsOf(await getShownProjects(hasB))).toEqual(['A', 'B']);
  });

  it.each([
    ['lacks what was requested', current('A')],
    ['could not be read', none],
  ])('is an error if the page may be kept and the own list %s, because nothing keeps an error', async (_, own) => {
    given(own, { ...notThere, isKept: true });
    await expect(getShownProjects(hasB)).rejects.toThrow('is not in the feed any more');
    given(own, notThere);
    expect(await getShownProjects(hasB)).toBe(own);
  });

  it('is nothing if the middleware has found an outage', async () => {
    given(current('B'), { status: '503' });
    expect((await getShownProjects(hasB)).state).toBe('none');
  });
});
