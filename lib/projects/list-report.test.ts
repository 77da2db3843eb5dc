import { afterEach, expect, it, vi } from 'vitest';
import { holdProjects } from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { listReport } from './list-report.ts';
import { createProjectList } from './project-list.ts';
import type { ProjectsState } from './projects-cache.ts';

const NONE: ProjectsState = {
  state: 'none',
  snapshot: null,
  retryAfterSeconds: 7,
};
afterEach(() => {
  vi.useRealTimers();
  holdProjects(NONE);
});

it('the version changes with the list, its state and the day, and not with each reading', () => {
  const data = createProjectList([project('A 1')], null, new Date(1));
  const other = createProjectList([project('B')], data, new Date(3));
  const versionOf = (
    list: typeof data,
    readAt: number,
    state: 'current' | 'expired' = 'current',
  ) => {
    const snapshot = { data: list, readAt: new Date(readAt) };
    holdProjects({ state, snapshot, retryAfterSeconds: 1 });
    return listReport().version;
  };
  vi.setSystemTime('2026-12-01T23:59:59Z');
  const before = versionOf(data, 2);
  expect(versionOf(data, 3)).toBe(before);
  const others = [versionOf(other, 3), versionOf(data, 2, 'expired')];
  holdProjects(NONE);
  expect(listReport()).toMatchObject({ list: 'none', retryAfterSeconds: 7 });
  // Texts and last days to apply are compared with the day.
  vi.setSystemTime('2026-12-02T00:00:00Z');
  expect(new Set([before, ...others, versionOf(data, 2)]).size).toBe(4);
});
