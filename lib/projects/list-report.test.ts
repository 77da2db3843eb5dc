import { afterEach, expect, it, vi } from 'vitest';
import {
  holdList,
  holdProjects,
  NO_LIST,
} from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { listReport } from './list-report.ts';
import { createProjectList } from './project-list.ts';

afterEach(() => {
  vi.useRealTimers();
  holdProjects(NO_LIST);
});

it('the version changes with the list, its state and the day, and not with each reading', () => {
  const data = createProjectList([project('A 1')], null, new Date(1));
  const other = createProjectList([project('B')], data, new Date(3));
  const versionOf = (list: typeof data, readAt: number, state?: 'expired') => {
    holdList(list, new Date(readAt), state);
    return listReport().version;
  };
  vi.setSystemTime('2026-12-01T23:59:59Z');
  const before = versionOf(data, 2);
  expect(versionOf(data, 3)).toBe(before);
  const others = [versionOf(other, 3), versionOf(data, 2, 'expired')];
  holdProjects(NO_LIST);
  expect(listReport()).toMatchObject({ list: 'none', retryAfterSeconds: 7 });
  // Texts and last days to apply are compared with the day.
  vi.setSystemTime('2026-12-02T00:00:00Z');
  expect(new Set([before, ...others, versionOf(data, 2)]).size).toBe(4);
});
