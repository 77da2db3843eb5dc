import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { Filter } from './filter.ts';
import { filterProjects } from './filter-projects.ts';

const projects = createProjectList([
  project('rail', {
    name: 'Journey planner',
    sector: 'Public transport',
    context: 'Go services answer timetable questions.',
    location: 'Hamburg, Germany, two remote days',
    posted: '2024-11-10',
    language: 'en',
    roles: [
      { title: 'Senior backend developer', tech_stack: 'Go, PostgreSQL' },
      { title: 'Solution architect', tech_stack: 'Azure, C#' },
    ],
  }),
  project('clinic', {
    name: 'Patient booking',
    sector: 'Healthcare',
    location: 'Malmö, on site, no remote work',
    // The day before in UTC.
    posted: '2024-11-03T00:30:00+01:00',
    roles: [{ title: 'Front-end developer', tech_stack: 'TypeScript, React, Node.js' }],
  }),
  project('ads', {
    name: 'Google advertising',
    location: 'Remote',
    roles: [{ title: 'Java developer', tech_stack: 'Java' }],
  }),
]);

const found = (filter: Filter) => filterProjects(projects, filter).map(({ id }) => id);

describe('filterProjects', () => {
  it.each<[Filter, string[]]>([
    [{}, ['rail', 'clinic', 'ads']],
    [{ q: 'go' }, ['rail']],
    [{ q: 'google' }, ['ads']],
    [{ q: 'timetable hamburg' }, ['rail']],
    [{ q: 'rail' }, ['rail']],
    [{ role: 'developer' }, ['rail', 'clinic', 'ads']],
    [{ role: 'DEVELOPER frontend' }, ['clinic']],
    [{ technology: 'c#' }, ['rail']],
    [{ location: 'malmo' }, ['clinic']],
    [{ remote: 'yes' }, ['ads']],
    [{ posted_after: '2024-11-03' }, ['rail', 'clinic']],
    [{ q: '2024' }, ['rail', 'clinic', 'ads']],
    [{ sector: 'transport', location: 'Hamburg', remote: 'partly', q: 'planner' }, ['rail']],
    [{ role: '', q: '  ' }, ['rail', 'clinic', 'ads']],
  ])('%j finds %j, in the feed’s order', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('a way of working is meant in a sentence and a location only', () => {
    const clouds = createProjectList(
      ['Hybrid cloud', 'Cloud'].map((tech_stack) =>
        project(tech_stack, { roles: [{ title: 'Architect', tech_stack }] }),
      ),
    );
    const of = (filter: Filter) => filterProjects(clouds, filter).map(({ id }) => id);
    expect(of({ technology: 'Hybrid cloud' })).toEqual(['Hybrid cloud']);
    expect(of({ technology: 'Cloud' }), 'control').toEqual(['Hybrid cloud', 'Cloud']);
  });

  it('a word counts as much with other names as without', () => {
    const one = createProjectList(['Azure', 'Terraform', 'Helm'].map((name) => project(name, { name })));
    expect(filterProjects(one, { q: 'Azure or Terraform' }).map(({ id }) => id)).toEqual(['Azure', 'Terraform']);
  });

  it('role and technology must both be true of the same role', () => {
    expect(found({ role: 'architect', technology: 'Azure' })).toEqual(['rail']);
    expect(found({ role: 'architect', technology: 'PostgreSQL' })).toEqual([]);
  });
});
