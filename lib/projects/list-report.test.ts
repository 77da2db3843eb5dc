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
  const expired: ProjectsState = {
    state: 'expired',
    snapshot: { data, readAt: new Date(2) },
    retryAfterSeconds: 9,
  };
  const versionOf = (state: ProjectsState) => {
    holdProjects(state);
    return listReport().version;
  };
  const current = (list: typeof data, readAt: number) =>
    versionOf({
      state: 'current',
      snapshot: { data: list, readAt: new Date(readAt) },
      retryAfterSeconds: 1,
    });
  vi.setSystemTime('2026-12-01T23:59:59Z');
  const before = current(data, 2);
  expect(current(data, 3)).toBe(before);
  const others = [current(other, 3), versionOf(expired), versionOf(NONE)];
  expect(listReport()).toMatchObject({ list: 'none', retryAfterSeconds: 7 });
  // Texts and last days to apply are compared with the day.
  vi.setSystemTime('2026-12-02T00:00:00Z');
  expect(new Set([before, ...others, current(data, 2)]).size).toBe(5);
});
