import { expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { shownFields } from './shown-fields.ts';

const first = project('0', { status: 'Matching' });
const listWith = (...statuses: readonly string[]) =>
  createProjectList([
    first,
    ...statuses.map((status, at) => project(`b${at}`, { status })),
  ]);

it.each([
  [listWith('Interviews'), true],
  [listWith(''), true],
  [listWith('Matching'), false],
  [listWith(), false],
  // Where the other assignments are not known
  [undefined, true],
])('the status is shown unless all have the same (%#)', (list, isShown) => {
  const fields = shownFields(first, list).map(({ field }) => field);
  expect(fields.includes('status')).toBe(isShown);
  expect(fields, 'control').toContain('sector');
});
