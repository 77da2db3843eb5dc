import { describe, expect, it } from 'vitest';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { type Filter, filterProjects } from './filter.ts';
import { fromFeed } from './from-feed.ts';
import { nothingFound } from './nothing-found.ts';

const { projects } = fromFeed(exampleFeed.projects);

describe('nothingFound', () => {
  it.each<readonly [Filter, string]>([
    [{ q: 'kubbernetis' }, 'kubernetes'],
    [{ q: 'postgrezqll' }, 'postgresql'],
    [{ technology: 'teraforn', role: 'engineer' }, 'terraform'],
    [{ location: 'Gotenborgg' }, 'goteborg'],
  ])('%j may mean %s, with the number of assignments that would show', (filter, meant) => {
    expect(filterProjects(projects, filter), 'control').toEqual([]);
    const [correction] = nothingFound(projects, filter).corrections;
    expect(correction?.meant).toBe(meant);
    expect(filterProjects(projects, correction?.filter ?? {})).toHaveLength(correction?.count ?? 0);
    expect(correction?.count).toBeGreaterThan(0);
  });

  it('a word that occurs, or resembles no other, is not corrected', () => {
    expect(nothingFound(projects, { technology: 'COBOL', sector: 'Energy' }).corrections).toEqual([]);
    expect(nothingFound(projects, { q: 'zzzzzzzz' }).corrections).toEqual([]);
  });

  it('the nearest assignments match most of the query', () => {
    const filter = { technology: 'COBOL', sector: 'Energy' };
    const { nearest, isNear } = nothingFound(projects, filter);
    expect(isNear).toBe(true);
    expect(nearest.length).toBeGreaterThan(0);
    for (const { sector, roles } of nearest) {
      expect(sector === 'Energy' || roles.some(({ tech_stack }) => tech_stack?.includes('COBOL'))).toBe(true);
    }
  });

  it('if nothing is near, the first open assignments are shown', () => {
    expect(nothingFound(projects, { q: 'zzzzzzzz' })).toMatchObject({ isNear: false, nearest: projects.slice(0, 3) });
  });
});
