import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { Filter } from './filter.ts';
import { readValue } from './filter-rules.ts';
import { search } from './search.ts';
import { withoutFilter } from './sentence.ts';

const role = (allocation?: string, languages?: string) => ({
  title: 'Developer',
  ...(allocation !== undefined && { allocation }),
  ...(languages !== undefined && { languages }),
});
const list = createProjectList([
  project('berlin', {
    location: 'Berlin, remote',
    timeline: 'January 2027',
    posted: '2026-11-01',
    roles: [role('60 %', 'English')],
  }),
  project('umea', {
    location: 'Umeå, hybrid',
    timeline: 'mars 2027',
    posted: '2026-11-02',
    roles: [role('100 %', 'Svenska')],
  }),
  project('wien', { location: 'Wien', timeline: 'open', roles: [role(undefined, 'Deutsch oder Englisch')] }),
  project('anywhere', { location: 'Remote', timeline: 'six months', roles: [role('50-100 %')] }),
]);
const ids = (projects: readonly { id: string }[]) => projects.map(({ id }) => id).sort();

describe('filters by facts', () => {
  it.each<[Filter, string[], string[]]>([
    [{ country: 'DE' }, ['berlin'], ['anywhere']],
    [{ country: 'Tyskland' }, ['berlin'], ['anywhere']],
    [{ part_time: 'yes' }, ['anywhere', 'berlin'], ['wien']],
    [{ part_time: 'no' }, ['umea'], ['wien']],
    [{ speaks: 'en' }, ['berlin', 'wien'], ['anywhere']],
    [{ speaks: 'sv,en' }, ['berlin', 'umea', 'wien'], ['anywhere']],
    [{ speaks: '-sv,en' }, ['berlin', 'wien'], ['anywhere']],
    [{ speaks: 'fr' }, [], ['anywhere']],
    [{ start_after: '2027-02' }, ['umea'], ['anywhere', 'wien']],
    [{ start_before: '2027-02' }, ['berlin'], ['anywhere', 'wien']],
    [{ start_after: '2027-01', start_before: '2027-01' }, ['berlin'], ['anywhere', 'wien']],
    [{ remote: 'hybrid' }, ['umea'], ['wien']],
    [{ remote: 'yes,partly' }, ['anywhere', 'berlin', 'umea'], ['wien']],
    [{ remote: 'not-stated' }, ['wien'], []],
    [{ q: 'Germany' }, ['berlin'], ['anywhere']],
    [{ q: 'Germany or Sweden' }, ['berlin', 'umea'], ['anywhere']],
    [{ country: 'DE,Sverige' }, ['berlin', 'umea'], ['anywhere']],
    [{ q: 'starts in January 2027' }, ['berlin'], ['anywhere', 'wien']],
    [{ q: 'from February 2027' }, ['umea'], ['anywhere', 'wien']],
    [{ q: 'no Swedish needed' }, ['berlin', 'wien'], ['anywhere']],
    [{ q: 'English is enough' }, ['berlin', 'wien'], ['anywhere']],
    [{ q: 'full-time developer' }, ['umea'], ['wien']],
  ])('%j finds %j, and %j do not state it', (filter, matching, unstated) => {
    expect(ids(search(list, { filter: filter }).matching)).toEqual(matching);
    expect(ids(search(list, { filter }).unstated)).toEqual(unstated);
  });

  it.each<[keyof Filter, string, string | null]>([
    ['remote', 'hybrid', 'partly'],
    ['remote', 'moon', null],
    ['country', 'Schweden', 'SE'],
    ['country', 'Atlantis', null],
    ['speaks', 'Swedish, en', 'en,sv'],
    ['speaks', 'xx', null],
    ['speaks', '-Swedish', '-sv'],
    ['speaks', '-sv,en', 'en'],
    ['speaks', '-sv,-de', '-de,-sv'],
    ['country', 'DE; Sverige', 'DE,SE'],
    ['country', 'DE,Atlantis', null],
    ['rate_from', '090', '90'],
    ['rate_from', '90.5', null],
    ['apply_before', '2026-12-32', null],
    ['start_after', 'January 2027', '2027-01'],
    ['start_after', '2027-13', null],
    ['part_time', 'true', 'yes'],
    ['part_time', '80', null],
  ])('%s=%s is read as %s', (name, value, read) => {
    expect(readValue(name, value)).toBe(read);
  });

  it('a version is looked for as typed, not as any version', () => {
    const roles = (tech_stack: string) => ({ roles: [{ title: 'Developer', tech_stack }] });
    const versions = createProjectList([project('new', roles('Java 21')), project('old', roles('Java 8'))]);
    expect(ids(search(versions, { filter: { technology: 'Java 8' } }).matching)).toEqual(['old']);
    expect(ids(search(versions, { filter: { technology: 'Java' } }).matching), 'control').toEqual(['new', 'old']);
    expect(search(versions, { filter: { q: 'Java 8' } }).matching[0]?.id).toBe('old');
    expect(
      search(createProjectList([project('go', roles('Go')), project('java', roles('Java'))]), {
        filter: { q: 'I don’t want java' },
      }).matching.map(({ id }) => id),
    ).toEqual(['go', 'java']);
  });

  it.each([
    ['kotlin, remote', 'remote', 'kotlin'],
    ['part-time kotlin', 'part_time', 'kotlin'],
    ['English is enough, kotlin', 'speaks', 'kotlin'],
    ['no Swedish needed, kotlin', 'speaks', 'kotlin'],
    ['-swedish kotlin', 'speaks', 'kotlin'],
    ['kotlin from January 2027', 'start_after', 'kotlin'],
    ['kotlin', 'remote', 'kotlin'],
  ] as const)('“%s” without its words for %s is “%s”', (q, name, rest) => {
    expect(withoutFilter(q, name)).toBe(rest);
  });

  it.each([
    ['remote', 'yes,partly', 'Remote: Partly remote or Fully remote'],
    ['country', 'DE,SE', 'Country: Germany or Sweden'],
    ['start_after', '2027-01', 'Starts from: January 2027'],
    ['speaks', 'en,sv', 'I speak: English and Swedish'],
    ['speaks', '-sv,-de', 'I speak: any but German and Swedish'],
  ] as const)('%s=%s is shown as “%s”', (name, value, text) => {
    expect(search(list, { filter: { [name]: value } }).applied.map((one) => one.text)).toEqual([text]);
  });

  it.each([
    ['technology', 'Java,Kotlin', { Java: 'Kotlin', Kotlin: 'Java' }],
    ['country', 'DE,SE', { Germany: 'SE', Sweden: 'DE' }],
    ['location', 'Munich, Germany', { 'Munich, Germany': undefined }],
    ['speaks', 'en,sv', { 'English and Swedish': undefined }],
  ] as const)('of the values of %s=%s, any of which matches, each can be removed', (name, value, without) => {
    const values = search(list, { filter: { [name]: value } }).applied[0]?.values ?? [];
    expect(Object.fromEntries(values.map((one) => [one.label, one.without[name]]))).toEqual(without);
  });

  it('a filter that is given is not meant by a text, too', () => {
    const applied = search(list, { filter: { q: 'remote developer', remote: 'no' } }).applied;
    expect(applied.map(({ name, isMeant }) => [name, isMeant])).toEqual([
      ['q', false],
      ['remote', false],
    ]);
  });
});

describe('rates', () => {
  const priced = (id: string, ...prices: string[]) =>
    project(id, { roles: prices.map((price) => ({ title: 'Developer', price })) });
  const rates = createProjectList([
    priced('day', '800 EUR per day'),
    priced('hour', '90-110 EUR/h', '70 EUR/h'),
    priced('month', '9000 EUR per month'),
    priced('other', '900 SEK/h'),
    priced('none', 'negotiable'),
  ]);

  it.each([
    ['90', ['day', 'hour']],
    ['101', ['hour']],
    ['111', []],
  ])('from %s per hour, in the currency of most roles, are %j; others do not state it', (rate_from, expected) => {
    const { matching, unstated, unstatedRemark } = search(rates, { filter: { rate_from } });
    expect(ids(matching)).toEqual(expected);
    expect(ids(unstated)).toEqual(['month', 'none', 'other']);
    expect(unstatedRemark).toBe('3 more may fit: rate not stated.');
  });

  it('come in at most eight steps, and the highest first on demand', () => {
    const choices = search(rates, { filter: {} }).choices().rate_from;
    expect(choices[0]).toEqual({ value: '70', label: '70 EUR', count: 2 });
    expect(choices.length).toBeLessThanOrEqual(8);
    expect(
      search(rates, { filter: {}, sort: 'rate' })
        .matching.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['hour', 'day']);
  });
});
