import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicProject } from '../public-project.ts';
import { createProjectList, type ProjectList } from '../search/project-list.ts';
import { writeReading } from './handed-reading.ts';
import type { ProjectsState } from './projects-cache.ts';
import { replaceCache } from './projects-cache.ts';
import { shownReading } from './shown-reading.ts';

const KEY = 'key-of-the-build';
const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('../config.ts', () => ({ config: () => ({ handOnKey: KEY, feed: { revalidateSeconds: 60 } }) }));

const list = (...ids: string[]): PublicProject[] =>
  ids.map((id) => ({ id, name: id, context: '', location: '', timeline: '', status: '', roles: [] }));
const current = (ageSeconds: number, ...ids: string[]): ProjectsState => ({
  state: 'current',
  snapshot: { data: createProjectList(list(...ids)), readAt: new Date(Date.now() - ageSeconds * 1000) },
});
const none: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 7 };

let reads = 0;

function given(own: ProjectsState, handed: ProjectsState | null) {
  const read = async () => {
    reads += 1;
    return own;
  };
  replaceCache({ get: read, peek: () => own });
  const text = handed && writeReading(handed, null, KEY);
  request.headers = new Headers(text === null ? {} : { 'x-site-reading': text });
}

const hasB = ({ byId }: ProjectList) => byId.has('B');
const shownBy = ({ state, snapshot }: ProjectsState) => ({
  state,
  readAt: snapshot?.readAt,
  all: snapshot?.data.all,
});

describe('shownReading()', () => {
  beforeEach(() => {
    reads = 0;
  });
  afterEach(() => replaceCache());

  it.each<[string, ProjectsState, ProjectsState | null, 'own' | 'handed', number]>([
    ['nothing was handed on', current(0, 'A'), null, 'own', 1],
    ['the handed one is fresh, so that the upstream is not read again', current(0, 'A'), current(5, 'B'), 'handed', 0],
    ['the handed one is older, and the own one has what was asked for', current(0, 'B'), current(90, 'B'), 'own', 1],
    ['the own one lacks what the middleware found', current(0, 'A'), current(90, 'B'), 'handed', 1],
    ['the own one could not be read', none, current(90, 'B'), 'handed', 1],
    ['the middleware has found an outage', current(0, 'B'), none, 'handed', 0],
  ])('%s', async (_, own, handed, shown, times) => {
    given(own, handed);
    expect(shownBy(await shownReading(hasB))).toEqual(shownBy(shown === 'own' ? own : (handed ?? own)));
    expect(reads).toBe(times);
  });
});
