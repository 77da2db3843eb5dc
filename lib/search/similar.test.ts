import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList, NO_PROJECTS } from '../projects/project-list.ts';
import { closestProjects, similarlyNamed } from './similar.ts';

const projects = createProjectList([
  project('EX-1001', { name: 'Journey planner' }),
  project('EX-1002', { name: 'Patient booking' }),
  project('EX-2042', { name: 'Meter data' }),
  project('website-relaunch', { name: 'A new website' }),
]);

describe('closestProjects', () => {
  it.each([
    ['EX-1002 ', 'EX-1002'],
    ['ex1002', 'EX-1002'],
    ['EX-2041', 'EX-2042'],
    ['website-relaunch-2', 'website-relaunch'],
    ['patient-booking', 'EX-1002'],
  ])('for “%s” the first is %s', (id, expected) => {
    expect(closestProjects(projects, id)[0]?.id).toBe(expected);
  });

  it('gives the first open assignments if nothing is similar', () => {
    expect(similarlyNamed(projects, '東京')).toEqual([]);
    expect(closestProjects(projects, '東京').map(({ id }) => id)).toEqual(['EX-1001', 'EX-1002', 'EX-2042']);
  });

  it('gives nothing for an empty list', () => {
    expect(closestProjects(NO_PROJECTS, 'EX-1')).toEqual([]);
  });
});
