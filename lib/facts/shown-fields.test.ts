import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { shownFields } from './shown-fields.ts';

const fields = (statuses: readonly string[]) => {
  const all = statuses.map((status, at) => project(String(at), { status }));
  return shownFields(all[0] ?? project('0'), createProjectList(all)).map(
    ({ field }) => field,
  );
};

describe('shownFields', () => {
  it.each([
    [['Matching', 'Interviews'], true],
    [['', 'Interviews'], true],
    [['Matching', 'Matching'], false],
    [['Matching'], false],
    [[''], false],
  ])('of a list with the statuses %j says the status: %s', (statuses, says) => {
    expect(fields(statuses).includes('status')).toBe(says);
    expect(fields(statuses), 'control').toContain('sector');
  });

  it('says the status where the other assignments are not known', () => {
    expect(shownFields(project('a', { status: 'Matching' }))).toContainEqual({
      field: 'status',
      value: 'Matching',
    });
  });
});
