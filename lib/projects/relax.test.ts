import { describe, expect, it } from 'vitest';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { filterProjects } from './filter.ts';
import { fromFeed } from './from-feed.ts';
import { relaxations } from './relax.ts';

const { projects } = fromFeed(exampleFeed.projects);

describe('relaxations', () => {
  it('each says how many assignments there are without one part, the most first', () => {
    const filter = { technology: 'Python', sector: 'Insurance' };
    expect(filterProjects(projects, filter)).toEqual([]);
    const ways = relaxations(projects, filter);
    expect(ways.map(({ without }) => without)).toEqual(['sector', 'technology']);
    for (const { filter: rest, count } of ways) expect(filterProjects(projects, rest)).toHaveLength(count);
  });

  it('a part whose removal shows nothing either is not offered', () => {
    expect(relaxations(projects, { q: 'no-such-word', technology: 'Python' }).map(({ without }) => without)).toEqual([
      'q',
    ]);
  });

  it('no filter has nothing to give up', () => {
    expect(relaxations(projects, {})).toEqual([]);
  });
});
