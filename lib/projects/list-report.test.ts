import { afterEach, expect, it, vi } from 'vitest';
import { holdProjects } from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { listReport } from './list-report.ts';
import { createProjectList } from './project-list.ts';
import type { ProjectsState } from './projects-cache.ts';

const none: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 7 };
const data = createProjectList([project('A 1')], null, new Date(1));
const current: ProjectsState = { state: 'current', snapshot: { data, readAt: new Date(2) } };
const expired: ProjectsState = { ...current, state: 'expired', retryAfterSeconds: 9 };

afterEach(() => holdProjects(none));

it('the version changes with the day, because texts and last days to apply are compared with it', () => {
  holdProjects(current);
  vi.setSystemTime('2026-12-01T23:59:59Z');
  const before = listReport().version;
  vi.setSystemTime('2026-12-02T00:00:00Z');
  expect(listReport().version).not.toBe(before);
  vi.useRealTimers();
});

it('the version changes with the list and with its state, and not with each reading', () => {
  const versionOf = (state: ProjectsState) => {
    holdProjects(state);
    return listReport().version;
  };
  const before = versionOf(current);
  expect(versionOf({ state: 'current', snapshot: { data, readAt: new Date(3) } })).toBe(before);
  const other = createProjectList([project('B')], data, new Date(3));
  expect(versionOf({ state: 'current', snapshot: { data: other, readAt: new Date(3) } })).not.toBe(before);
  expect(new Set([before, versionOf(expired), versionOf(none)]).size).toBe(3);
  expect(listReport()).toMatchObject({ list: 'none', retryAfterSeconds: 7 });
});
