import { describe, expect, it } from 'vitest';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { filterProjects } from './filter.ts';
import { fromFeed } from './from-feed.ts';
import { relaxations } from './relax.ts';

const { projects } = fromFeed(exampleFeed.projects);

describe('relaxations', () => {
  it('each give the number of assignments without one part, the highest first', () => {
    const filter = { technology: 'Python', sector: 'Insurance' };
    expect(filterProjects(projects, filter)).toEqual([]);
    const ways = relaxations(projects, filter);
    expect(ways.map(({ without }) => without)).toEqual(['sector', 'technology']);
    for (const { filter: rest, count } of ways) expect(filterProjects(projects, rest)).toHaveLength(count);
  });

  it('a part is not offered if removing it shows nothing either', () => {
    expect(relaxations(projects, { q: 'no-such-word', technology: 'Python' }).map(({ without }) => without)).toEqual([
      'q',
    ]);
  });

  it('there are none without a filter', () => {
    expect(relaxations(projects, {})).toEqual([]);
  });
});
