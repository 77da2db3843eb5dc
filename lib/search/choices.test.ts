import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { translateAll } from '../feed/translate.ts';
import { createProjectList, NO_PROJECTS, type ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import type { ChoiceName } from './choices.ts';
import type { Filter } from './filter.ts';
import { search } from './search.ts';

const choicesFor = (list: ProjectList, filter: Filter) => search(list, { filter }).choices();
const projects = createProjectList(translateAll(exampleFeed.projects).projects);

// The count of each choice: lib/search/list-index.test.ts.
describe('choices', () => {
  it('the most frequent values come first', () => {
    const counts = choicesFor(projects, {}).technology.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(1);
  });

  it('a value with a count of zero is not offered, but is without the filter that excludes it', () => {
    const values = (filter: Filter, name: ChoiceName) => choicesFor(projects, filter)[name].map(({ value }) => value);
    expect(values({ sector: 'Energy' }, 'technology')).not.toContain('COBOL');
    expect(values({}, 'technology')).toContain('COBOL');
  });

  it('a language that is not enough alone for any role is not offered', () => {
    const list = (languages: string) =>
      createProjectList([project('A', { roles: [{ title: 'Developer', languages }] })]);
    expect(choicesFor(list('English, and Danish or Swedish'), {}).speaks).toEqual([]);
    const either = choicesFor(list('Danish or Swedish'), {}).speaks;
    expect(either, 'control').toEqual([
      { value: 'da', label: 'Danish', count: 1 },
      { value: 'sv', label: 'Swedish', count: 1 },
    ]);
  });

  it('spellings that differ in case or accents are one value: the most frequent one, whatever the other filters are', () => {
    const [first, second] = projects.all as [PublicProject, PublicProject];
    const spelled = createProjectList([
      { ...first, sector: 'Énergie', location: 'Lyon' },
      { ...second, sector: 'ENERGIE', location: 'Oslo' },
    ]);
    expect(choicesFor(spelled, {}).sector).toEqual([{ value: 'ENERGIE', label: 'ENERGIE', count: 2 }]);
    expect(choicesFor(spelled, { location: 'Oslo' }).sector).toEqual([
      { value: 'ENERGIE', label: 'ENERGIE', count: 1 },
    ]);
  });

  it('a filter offers at most sixty values, and in a long list none that only one assignment has', () => {
    const sectors = (length: number, of: number) =>
      Array.from({ length }, (_, at) => project(`${at}`, { sector: `Sector ${at % of}` }));
    expect(choicesFor(createProjectList(sectors(500, 250)), {}).sector).toHaveLength(60);
    expect(choicesFor(createProjectList(sectors(500, 500)), {}).sector).toEqual([]);
    expect(choicesFor(createProjectList(sectors(50, 50)), {}).sector, 'control').toHaveLength(50);
  });

  it('an empty list offers nothing', () => {
    expect(Object.values(choicesFor(NO_PROJECTS, {})).flat()).toEqual([]);
  });
});
