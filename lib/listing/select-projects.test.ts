import { expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { selectProjects } from './select-projects.ts';

const list = createProjectList([
  project('old', { name: 'Kotlin, Kotlin', location: 'Remote', posted: '2024-01-01' }),
  project('new', { context: 'Kotlin', location: 'Remote', posted: '2024-01-02' }),
  project('silent-old', { name: 'Kotlin', location: '', posted: '2024-01-03' }),
  project('silent-new', { context: 'Kotlin', location: '', posted: '2024-01-04' }),
]);
const ids = (projects: readonly { id: string }[]) => projects.map(({ id }) => id);

it.each([
  ['by relevance', undefined, ['old', 'new'], ['silent-old', 'silent-new']],
  ['by date', 'newest', ['new', 'old'], ['silent-new', 'silent-old']],
] as const)(
  'what matches, and on demand after it what does not state a fact, comes %s',
  (_order, sort, matching, unstated) => {
    const filter = { q: 'kotlin', remote: 'yes' };
    const selected = selectProjects(list, filter, sort);
    expect([selected.matching, selected.unstated, selected.listed].map(ids)).toEqual([matching, unstated, matching]);
    expect(ids(selectProjects(list, filter, sort, true).listed)).toEqual([...matching, ...unstated]);
  },
);
