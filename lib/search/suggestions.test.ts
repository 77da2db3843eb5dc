import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { translateAll } from '../feed/translate.ts';
import { createProjectList, type ProjectList } from '../projects/project-list.ts';
import type { Filter } from './filter.ts';
import { search } from './search.ts';

const nothingFound = (list: ProjectList, filter: Filter) => search(list, { filter }).suggestions();
const matching = (list: ProjectList, filter: Filter) => search(list, { filter }).matching;
const projects = createProjectList(translateAll(exampleFeed.projects).projects);

// The count beside each suggestion: lib/search/list-index.test.ts.
describe('suggestions', () => {
  it.each<readonly [Filter, string]>([
    [{ q: 'kubbernetis' }, 'Kubernetes'],
    [{ q: 'postgrezqll' }, 'PostgreSQL'],
    [{ technology: 'teraforn', role: 'engineer' }, 'Terraform'],
    [{ location: 'Gotenborgg' }, 'Göteborg'],
  ])('%j may mean %s', (filter, meant) => {
    expect(matching(projects, filter), 'control').toEqual([]);
    expect(nothingFound(projects, filter).corrections[0]?.meant).toBe(meant);
  });

  it.each<Filter>([{ technology: 'COBOL', sector: 'Energy' }, { q: 'zzzzzzzz' }, { q: 'Scala' }, { q: 'nurse' }])(
    '%j has words that occur, or no misspelling of something: nothing is corrected',
    (filter) => {
      expect(matching(projects, filter), 'control').toEqual([]);
      expect(nothingFound(projects, filter).corrections).toEqual([]);
    },
  );

  it('the nearest assignments match most of the query', () => {
    const filter = { technology: 'COBOL', sector: 'Energy' };
    const { nearest, isNear } = nothingFound(projects, filter);
    expect(isNear).toBe(true);
    expect(nearest.length).toBeGreaterThan(0);
    for (const { sector, roles } of nearest) {
      expect(sector === 'Energy' || roles.some(({ tech_stack }) => tech_stack?.includes('COBOL'))).toBe(true);
    }
  });

  it('names the words that nothing mentions, as typed, and what matches without them', () => {
    const { relaxations, isNear } = nothingFound(projects, { q: 'developer with Fortran' });
    expect(search(projects, { filter: { q: 'developer with Fortran' } }).remarks).toEqual([
      'Nothing mentions “Fortran”.',
    ]);
    expect(relaxations).toMatchObject([{ without: 'q', word: 'Fortran', filter: { q: 'developer' } }]);
    // Half of the assignments are for developers, so that they are not close.
    expect(isNear).toBe(false);
    expect(nothingFound(projects, { q: 'Fortran mainframe' })).toMatchObject({
      isNear: true,
      nearest: [{ id: 'EX-1004' }],
    });
  });

  it.each([
    ['Flutter art smart', 'Flutter smart', 'art'],
    ['Flutter Fortran/Delphi', 'Flutter Fortran', 'Delphi'],
    ['Flutter, machine-learning', 'Flutter', 'machine-learning'],
  ])('“%s” becomes “%s” without “%s”', (q, rest, word) => {
    const names = ['Flutter smart', 'Flutter Fortran', 'Flutter', 'Art, machine learning, Delphi'];
    const all = names.map((name) => project(name, { name }));
    const { relaxations } = nothingFound(createProjectList(all), { q });
    expect(relaxations.find((way) => way.word === word)?.filter).toEqual({ q: rest });
  });

  it('offers the list without a way of working that nothing has', () => {
    const q = 'Flutter på distans';
    expect(matching(projects, { q }), 'control').toEqual([]);
    expect(nothingFound(projects, { q }).relaxations).toContainEqual({
      without: 'q',
      word: 'på distans',
      filter: { q: 'Flutter' },
      count: 1,
    });
  });

  it('if nothing is near, the first open assignments are shown', () => {
    expect(nothingFound(projects, { q: 'zzzzzzzz' })).toMatchObject({
      isNear: false,
      nearest: projects.all.slice(0, 3),
    });
  });
});

describe('relaxations', () => {
  it('each leave out one part, the one with the highest count first', () => {
    const ways = nothingFound(projects, { technology: 'Python', sector: 'Insurance' }).relaxations;
    expect(ways.map(({ without }) => without)).toEqual(['sector', 'technology']);
  });

  it('a part is not offered if removing it shows nothing either', () => {
    const { relaxations } = nothingFound(projects, { q: 'no-such-word', technology: 'Python' });
    expect(relaxations.map(({ without }) => without)).toEqual(['q']);
  });

  it('there are none without a filter', () => {
    expect(nothingFound(projects, {}).relaxations).toEqual([]);
  });
});
