import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { labelledTexts } from './labelled-texts.ts';

const labels = (statuses: readonly string[]) => {
  const all = statuses.map((status, at) => project(String(at), { status }));
  return labelledTexts(all[0] ?? project('0'), createProjectList(all)).map(
    ({ label }) => label,
  );
};

describe('labelledTexts', () => {
  it.each([
    [['Matching', 'Interviews'], true],
    [['', 'Interviews'], true],
    [['Matching', 'Matching'], false],
    [['Matching'], false],
    [[''], false],
  ])('of a list with the statuses %j says the status: %s', (statuses, says) => {
    expect(labels(statuses).includes('Status')).toBe(says);
    expect(labels(statuses), 'control').toContain('Sector');
  });

  it('says the status where the other assignments are not known', () => {
    expect(labelledTexts(project('a', { status: 'Matching' }))).toContainEqual({
      label: 'Status',
      value: 'Matching',
      field: 'status',
    });
  });
});
