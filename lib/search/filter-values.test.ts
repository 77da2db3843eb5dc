import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { filterText } from '../components/filter-texts.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import type { Filter } from '../filters.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { readValue, setValues, withoutValue } from './filter-values.ts';
import { idsFor, idsOf, remarkOf, searchFor } from './fixtures/search-for.ts';

/** The rows of a text, of which each begins with a filter or its name. */
const cases = <First extends string = string>(text: string) =>
  rowsIn(text) as readonly [First, string, string][];

/** An assignment of one developer. */
const developer = (
  id: string,
  role: object,
  fields: Partial<PublicProject> = {},
) => project(id, { ...fields, roles: [{ title: 'Developer', ...role }] });
const list = createProjectList([
  developer(
    'berlin',
    { allocation: '60 %', languages: 'English', tech_stack: 'Java 21' },
    {
      location: 'Berlin, remote',
      timeline: 'January 2027',
      posted: '2026-11-01',
      updated: '2026-11-05T10:00:00Z',
    },
  ),
  developer(
    'umea',
    { allocation: '100 %', languages: 'Svenska' },
    { location: 'Umeå, hybrid', timeline: 'mars 2027', posted: '2026-11-02' },
  ),
  developer(
    'wien',
    { languages: 'Deutsch oder Englisch', tech_stack: 'Java 8' },
    { location: 'Wien', timeline: 'open' },
  ),
  developer(
    'anywhere',
    { allocation: '50-100 %' },
    { location: 'Remote', timeline: 'six months' },
  ),
]);

describe('filters by facts', () => {
  it.each(
    cases(`
    location=DE → berlin | location=Tyskland → berlin | location=DE,Sverige → berlin umea |
    part_time=yes → anywhere berlin | part_time=no → umea | speaks=en → berlin wien |
    speaks=sv,en → berlin umea wien | speaks=-sv,en → berlin wien | speaks=fr → |
    remote=hybrid → umea | remote=yes,partly → anywhere berlin umea | remote=not-stated → wien |
    start_after=2027-02 → umea | start_before=2027-02 → berlin |
    start_after=2027-01&start_before=2027-01 → berlin | since=2026-11-02 → berlin umea |
    since=2026-11-05 → berlin | since=2026-11-06 → |
    technology=Java 8 → wien | technology=Java → berlin wien |
    q=starts in January 2027 → berlin`),
  )('%s finds “%s”', (query, expected) => {
    const filter = Object.fromEntries(new URLSearchParams(query));
    expect(idsFor(list, filter).sort().join(' ')).toBe(expected);
  });

  const VALUES = cases<keyof Filter>(`
    remote → hybrid → partly | remote → partly,YES,partly → partly,yes | remote → moon → not allowed | speaks → Swedish, en → sv,en |
    speaks → xx → not allowed | speaks → -Swedish → -sv | speaks → -sv,-de → -sv,-de |
    location → Schweden → SE | location → DE; Sverige → DE; SE | location → Østrig, Tyskland, Suède → AT; DE; SE | location → de → de |
    location → Atlantis → Atlantis | location → Munich, Germany → Munich, Germany | location → Munich, DE → Munich, DE |
    location → Lyon, Finland → Lyon; FI | location → Berlin, Munich, Germany, Lyon → Berlin; Munich, Germany; Lyon |
    location → DACH → DE; AT; CH | rate_from → 090 → 90 | rate_from → 90.5 → 90.5 | rate_from → 100 EUR → 100 EUR |
    rate_from → €90 → 90 EUR | rate_from → 900 kr → 900 SEK | rate_from → 1 000 SEK → 1000 SEK |
    rate_from → 1.000,50 SEK/h → 1000.5 SEK | rate_from → 800 EUR per day → 100 EUR | rate_from → much → not allowed |
    rate_from → 100 XYZ → not allowed | rate_from → 100 SGD → 100 SGD | rate_from → 100 zar → 100 ZAR |
    rate_from → Java 100 EUR → not allowed | rate_from → up to 95 EUR → not allowed | since → 2026-11-32 → not allowed | start_after → January 2027 → 2027-01 |
    start_after → 2027-13 → not allowed | part_time → YES → yes | part_time → 80 → not allowed |
    part_time → true → yes | part_time → False → no | remote → 1 → yes |
    technology → Java, Kotlin;Java → Java; Kotlin`);
  const numbers = (length: number, separator: string) =>
    Array.from({ length }, (_, at) => at).join(separator);
  it.each<readonly [keyof Filter, string, string]>([
    ...VALUES,
    ['technology', numbers(15, ','), numbers(15, '; ')],
    ['technology', numbers(16, ';'), 'not allowed'],
    ['technology', 'a,'.repeat(1_000), 'a'],
    ['technology', 'a'.repeat(200), 'a'.repeat(200)],
    ['technology', 'a'.repeat(201), 'not allowed'],
    ['q', 'a'.repeat(4_001), 'not allowed'],
  ])('%s=%s is read as %s', (name, value, read) => {
    expect(readValue(name, value) ?? 'not allowed').toBe(read);
    if (read !== 'not allowed')
      expect(readValue(name, read), 'again').toBe(read);
  });

  it.each(
    cases<keyof Filter>(`
    remote → yes,partly → Remote + Hybrid | remote → no → On site | location → DE,Lyon → Germany + Lyon |
    location → Munich, Germany → Munich, Germany | speaks → en,sv → I speak English + I speak Swedish |
    speaks → -sv → I speak no Swedish | rate_from → 90 EUR → from 90 EUR/h | since → 2026-11-03 → new since 3 November 2026 | start_after → 2027-01 → from January 2027`),
  )('%s=%s is “%s” for people', (name, value, text) => {
    const { filter } = searchFor(list, { filter: { [name]: value } });
    const texts = setValues(filter).map((each) =>
      filterText(each.name, each.value),
    );
    expect(texts.join(' + ')).toBe(text);
  });

  it('of several values each can be removed', () => {
    const filter = { location: 'DE; Munich, DE' };
    const without = setValues(filter).map(
      ({ name, value }) => withoutValue(filter, name, value).location,
    );
    expect(without).toEqual(['Munich, DE', 'DE']);
  });
});

describe('rates', () => {
  const priced = (id: string, location: string, ...prices: string[]) =>
    project(id, {
      location,
      roles: prices.map((price) => ({ title: 'Developer', price })),
    });
  const rates = createProjectList([
    priced('day', 'Berlin', '800 EUR per day'),
    priced('hour', 'Berlin', '90-110 EUR/h', '70 EUR/h'),
    priced('month', 'Berlin', '9000 EUR per month'),
    priced('other', 'Malmö', '900 SEK/h'),
    priced('none', 'Malmö', 'negotiable'),
  ]);

  // A bare number is in the currency of most roles.
  it.each(
    cases(`
    90 → 90 EUR → day hour → 1 in SEK | 101 EUR → 101 EUR → hour → 1 in SEK | 111 → 111 EUR → → 1 in SEK |
    800 SEK → 800 SEK → other → 2 in EUR | 5 CHF → 5 CHF → → 3 in EUR or SEK`),
  )(
    'from %s per hour is read as %s, and are “%s”; of the others, %s',
    (rate_from, ...expected) => {
      const result = searchFor(rates, { filter: { rate_from } });
      const { count, words = [] } = remarkOf(result, 'otherCurrencies') ?? {};
      expect([
        result.filter.rate_from,
        idsOf(result.matching).sort().join(' '),
        `${count} in ${words.join(' or ')}`,
      ]).toEqual(expected);
    },
  );

  const offered = (from: typeof list, filter: Filter = {}) =>
    searchFor(from, { filter })
      .choices('rate_from')
      .map(({ value, count }) => `${value} (${count})`)
      .join(', ');
  it.each([
    [['97 EUR/h'], '95 EUR (1)'],
    [['91 EUR/h', '92 EUR/h', '94 EUR/h'], '90 EUR (1)'],
    [['90 EUR/h', '900 SEK/h'], '90 EUR (1), 900 SEK (1)'],
    [['71 EUR/h', '110 EUR/h'], '70 EUR (1), 110 EUR (1)'],
  ])('of %j are offered as %s', (prices, expected) => {
    expect(offered(createProjectList([priced('a', '', ...prices)]))).toBe(
      expected,
    );
  });

  it.each<[Filter, string]>([
    [{}, '70 EUR (2), 100 EUR (2), 110 EUR (1), 900 SEK (1)'],
    [{ location: 'SE' }, '900 SEK (1)'],
    [
      { rate_from: '83 EUR' },
      '70 EUR (2), 83 EUR (2), 100 EUR (2), 110 EUR (1), 900 SEK (1)',
    ],
  ])(
    'with %j are offered in the currencies of what is listed, with what is set in its place: %s',
    (filter, expected) => {
      expect(offered(rates, filter)).toBe(expected);
    },
  );

  it('order the list in one currency after the other, that of most first, and then what states none', () => {
    const { matching, currencyOf } = searchFor(rates, {
      filter: {},
      sort: 'rate',
    });
    expect(
      matching.map((project) => `${project.id} ${currencyOf(project)}`),
    ).toEqual(['hour EUR', 'day EUR', 'other SEK', 'month null', 'none null']);
  });
});

describe('the order of choices', () => {
  const places = createProjectList([
    developer('a', { tech_stack: 'Java' }, { location: 'Malmö, Sweden' }),
    developer('b', { tech_stack: 'Java, Go' }, { location: 'Berlin, Germany' }),
    developer('c', { tech_stack: 'Go' }, { location: 'Hamburg, Germany' }),
    developer('d', { tech_stack: 'Java' }, { location: 'Hamburg, Germany' }),
    developer('e', {}, { location: 'Atlantis' }),
    developer('f', { tech_stack: 'word '.repeat(50) }),
  ]);
  const values = (name: 'location' | 'technology', filter: Filter = {}) =>
    searchFor(places, { filter })
      .choices(name)
      .map(({ value, isWithin }) => `${isWithin ? '- ' : ''}${value}`);

  it('has places below their country, those of most first, and no text that is too long for a value', () => {
    const all = 'DE, - Hamburg, - Berlin, SE, - Malmö, Atlantis';
    expect(values('location').join(', ')).toBe(all);
    expect(values('technology')).toEqual(['Java', 'Go']);
  });

  it('a place with a country is only found where the country is stated', () => {
    const found = ['Atlantis', 'Atlantis, SE', 'Malmö, SE'].map((location) =>
      idsFor(places, { location }).join(' '),
    );
    expect(found).toEqual(['e', '', 'a']);
  });

  it.each<Filter>([
    { location: 'Berlin' },
    { location: 'SE' },
    { location: 'DE', technology: 'Go' },
    { technology: 'Go' },
  ])('is the same whatever is chosen: %j', (filter) => {
    for (const name of ['location', 'technology'] as const) {
      const left = values(name, filter);
      expect(values(name).filter((value) => left.includes(value))).toEqual(
        left,
      );
      expect(values(name, { ...filter, [name]: undefined })).toEqual(left);
    }
  });
});
