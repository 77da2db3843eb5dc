import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import type { Filter } from '../filters.ts';
import { createProjectList, openList } from '../projects/project-list.ts';
import { idsFor, idsOf, searchFor } from './fixtures/search-for.ts';
import { indexOf } from './search-index.ts';

describe('search', () => {
  const list = createProjectList([
    project('old', {
      name: 'Kotlin, Kotlin',
      location: 'Remote',
      posted: '2024-01-01',
    }),
    project('new', {
      context: 'Kotlin',
      location: 'Remote',
      posted: '2024-01-02',
    }),
    project('silent-old', {
      name: 'Kotlin',
      posted: '2024-01-03',
    }),
    project('silent-new', {
      context: 'Kotlin',
      posted: '2024-01-04',
    }),
  ]);

  it.each([
    ['by relevance', undefined, ['old', 'new'], ['silent-old', 'silent-new']],
    ['by date', 'newest', ['new', 'old'], ['silent-new', 'silent-old']],
  ] as const)(
    'what matches, and after it what does not state a fact, comes %s',
    (_order, sort, matching, partly) => {
      const filter = { q: 'remote kotlin' };
      const result = searchFor(list, { filter, sort });
      expect(
        [result.matching, result.partly, result.listed].map(idsOf),
      ).toEqual([matching, partly, [...matching, ...partly]]);
    },
  );

  it.each([
    [{ q: 'kotlin in Sweden' }, ['old', 'new', 'silent-old', 'silent-new']],
    [{ q: 'kotlin', location: 'SE' }, []],
  ])(
    'what does not state a place is no match, but listed unless a filter asks for it: %j',
    (filter, partly) => {
      const result = searchFor(list, { filter });
      expect(result.matching).toEqual([]);
      expect(idsOf(result.partly).toSorted()).toEqual(partly.toSorted());
    },
  );
});

describe('conditions hold for one role', () => {
  const list = createProjectList([
    project('two', {
      name: 'Ledger',
      sector: 'Banking',
      location: 'Oslo',
      context: 'Payments in real time.',
      roles: [
        {
          title: 'Java developer',
          tech_stack: 'Java, Kafka',
          allocation: '100 %',
          languages: 'Swedish',
          price: '90 EUR/h',
        },
        {
          title: 'Designer',
          tech_stack: 'Figma',
          allocation: '50 %',
          languages: 'English',
          price: '60 EUR/h',
        },
      ],
    }),
  ]);

  it.each<[Filter, string]>([
    [{ q: 'java' }, '(Java developer), Designer'],
    [{ q: 'java banking payments oslo ledger' }, '(Java developer), Designer'],
    [{ q: 'java', part_time: 'yes' }, ''],
    [
      { q: 'figma', part_time: 'yes', speaks: 'en' },
      '(Designer), Java developer',
    ],
    [{ q: 'figma', speaks: 'sv' }, ''],
    [{ role: 'developer', technology: 'Figma' }, ''],
    [{ technology: 'Java,Figma' }, 'Java developer, Designer'],
    [{ q: 'java', rate_from: '80' }, '(Java developer), Designer'],
    [{ q: 'designer', rate_from: '80' }, ''],
    [{ q: 'payments', rate_from: '80' }, '(Java developer), Designer'],
    [{ location: 'Oslo' }, 'Java developer, Designer'],
  ])(
    '%j finds “%s”, the roles that match first if only some do',
    (filter, titles) => {
      const { matching, rolesOf } = searchFor(list, { filter });
      const roles = matching
        .flatMap(rolesOf)
        .map(({ role, isMatch }) => (isMatch ? `(${role.title})` : role.title));
      expect(roles.join(', ')).toBe(titles);
    },
  );
});

it('a list of which some is no longer open uses the same index, with rows left out', () => {
  const roles = [{ title: 'Developer', tech_stack: 'Go' }];
  const all = [
    project('a', { roles, apply_by: '2026-11-02' }),
    project('b', { roles }),
    project('c', { roles }),
  ];
  const list = createProjectList(all);
  const open = openList(list, Date.parse('2026-11-10'));
  expect(indexOf(open)).toBe(indexOf(list));
  const { matching, choices } = searchFor(open, { filter: { q: 'go' } });
  expect(idsOf(matching)).toEqual(['b', 'c']);
  expect(choices('technology')[0]?.count).toBe(2);
  expect(idsFor(list, { q: 'go' }), 'control').toEqual(['a', 'b', 'c']);
});

/** The value of a filter, and the locations that it finds. */
const PLACES = rowsIn(`
  York → York, UK |
  New York → New York, US |
  Ireland → Dublin, Ireland |
  Germany → Frankfurt (Oder); Frankfurt am Main; Berlin-Mitte; Berlin |
  Irland,York → York, UK; Dublin, Ireland |
  Northern Ireland → Belfast, Northern Ireland |
  Frankfurt (Oder) → Frankfurt (Oder) |
  Frankfurt am Main → Frankfurt am Main |
  Frankfurt → Frankfurt am Main |
  Berlin → Berlin-Mitte; Berlin |
  Berlin, Germany → Berlin-Mitte; Berlin |
  Berlin; York → York, UK; Berlin-Mitte; Berlin |
  London,York → York, UK; London, UK |
  Neustadt, Austria → Neustadt, Austria |
  Neustadt, Germany → |
  Lyon, Finland →`);

it.each(PLACES)('the place “%s” is “%s”', (location = '', expected) => {
  const locations = [
    'York, UK',
    'New York, US',
    'Dublin, Ireland',
    'Belfast, Northern Ireland',
    'Frankfurt (Oder)',
    'Frankfurt am Main',
    'London, UK',
    'Berlin-Mitte',
    'Berlin',
    'Neustadt, Austria',
  ];
  const list = createProjectList(
    locations.map((location) => project(location, { location })),
  );
  expect(idsFor(list, { location }).join('; ')).toBe(expected);
});
