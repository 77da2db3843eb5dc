import { afterEach, describe, expect, it } from 'vitest';
import { holdProjects } from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { assignmentPath } from '../addresses.ts';
import { createProjectList } from '../search/project-list.ts';
import { isUnknownAssignment } from './start.ts';

const before = { state: 'none', snapshot: null, retryAfterSeconds: 1 } as const;
const projects = createProjectList([project('A 1')]);
const current = { state: 'current', snapshot: { data: projects, readAt: new Date(0) } } as const;

function reading(read: typeof before | typeof current) {
  holdProjects(read);
}

afterEach(() => reading(before));

describe('isUnknownAssignment', () => {
  it.each([
    [assignmentPath('invented'), true],
    [`${assignmentPath('invented')}.md`, true],
    [assignmentPath('A 1'), false],
    [`${assignmentPath('A 1')}.md`, false],
    ['/open-projects', false],
    ['/invented', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    reading(current);
    expect(isUnknownAssignment(path)).toBe(expected);
  });

  it('before the first reading no assignment is unknown', () => {
    reading(before);
    expect(isUnknownAssignment(assignmentPath('invented'))).toBe(false);
  });
});
