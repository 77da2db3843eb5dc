import { afterEach, describe, expect, it } from 'vitest';
import { holdProjects } from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { assignmentPath } from '../addresses.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { createProjectList } from '../search/project-list.ts';
import { isUnknownAssignment, listVersion, outageAt } from './list-state.ts';

const none: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 7 };
const data = createProjectList([project('A 1')], null, new Date(1));
const current: ProjectsState = { state: 'current', snapshot: { data, readAt: new Date(2) } };
const expired: ProjectsState = { ...current, state: 'expired', retryAfterSeconds: 9 };

afterEach(() => holdProjects(none));

describe('isUnknownAssignment()', () => {
  it.each([
    [assignmentPath('invented'), true],
    [`${assignmentPath('invented')}.md`, true],
    [assignmentPath('A 1'), false],
    [`${assignmentPath('A 1')}.md`, false],
    ['/open-projects', false],
    ['/invented', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    holdProjects(current);
    expect(isUnknownAssignment(path)).toBe(expected);
  });

  it('before the first reading no assignment is unknown', () => {
    holdProjects(none);
    expect(isUnknownAssignment(assignmentPath('invented'))).toBe(false);
  });
});

describe('outageAt()', () => {
  it.each<[string, ProjectsState, string, ReturnType<typeof outageAt>]>([
    ['current', current, '/open-projects/A%201', null],
    ['expired', expired, '/open-projects/A%201', { status: 200, retryAfterSeconds: 9 }],
    ['never read', none, '/open-projects', { status: 200, retryAfterSeconds: 7 }],
    ['never read', none, '/open-projects/any', { status: 503, retryAfterSeconds: 7 }],
    ['never read', none, '/open-projects/any.md', { status: 503, retryAfterSeconds: 7 }],
    ['never read', none, '/services', null],
  ])('with a list that is %s', (_, state, path, expected) => {
    holdProjects(state);
    expect(outageAt(path), path).toEqual(expected);
  });
});

it('the version changes with the list and with its state, and not with each reading', () => {
  const versionOf = (state: ProjectsState) => {
    holdProjects(state);
    return listVersion();
  };
  const before = versionOf(current);
  expect(versionOf({ state: 'current', snapshot: { data, readAt: new Date(3) } })).toBe(before);
  const other = createProjectList([project('B')], data, new Date(3));
  expect(versionOf({ state: 'current', snapshot: { data: other, readAt: new Date(3) } })).not.toBe(before);
  expect(new Set([before, versionOf(expired), versionOf(none)]).size).toBe(3);
});
