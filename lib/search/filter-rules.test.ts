import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList, NO_PROJECTS } from '../projects/project-list.ts';
import type { Filter } from './filter.ts';
import { filterProjects, remarksOn, unstatedProjects } from './filter-projects.ts';
import { filterText, readValue } from './filter-rules.ts';
import { withoutFilter } from './meant-filters.ts';

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
    [{ speaks: 'en' }, ['anywhere', 'berlin', 'wien'], []],
    [{ speaks: 'sv,en' }, ['anywhere', 'berlin', 'umea', 'wien'], []],
    [{ speaks: 'fr' }, ['anywhere'], []],
    [{ start_after: '2027-02' }, ['umea'], ['anywhere', 'wien']],
    [{ start_before: '2027-02' }, ['berlin'], ['anywhere', 'wien']],
    [{ start_after: '2027-01', start_before: '2027-01' }, ['berlin'], ['anywhere', 'wien']],
    [{ remote: 'hybrid' }, ['umea'], ['wien']],
    [{ remote: 'yes,partly' }, ['anywhere', 'berlin', 'umea'], ['wien']],
    [{ remote: 'not-stated' }, ['wien'], []],
    [{ q: 'Germany' }, ['berlin'], []],
    [{ q: 'starts in January 2027' }, ['berlin'], ['anywhere', 'wien']],
    [{ q: 'from February 2027' }, ['umea'], ['anywhere', 'wien']],
    [{ q: 'no Swedish needed' }, ['anywhere', 'berlin', 'wien'], []],
    [{ q: 'English is enough' }, ['anywhere', 'berlin', 'wien'], []],
    [{ q: 'full-time developer' }, ['umea'], ['wien']],
  ])('%j finds %j, and %j do not state it', (filter, matching, unstated) => {
    expect(ids(filterProjects(list, filter))).toEqual(matching);
    expect(ids(unstatedProjects(list, filter))).toEqual(unstated);
  });

  it.each<[keyof Filter, string, string | null]>([
    ['remote', 'hybrid', 'partly'],
    ['remote', 'moon', null],
    ['country', 'Schweden', 'SE'],
    ['country', 'Atlantis', null],
    ['speaks', 'Swedish, en', 'en,sv'],
    ['speaks', 'xx', null],
    ['speaks', '-Swedish', '-sv'],
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
    expect(ids(filterProjects(versions, { technology: 'Java 8' }))).toEqual(['old']);
    expect(ids(filterProjects(versions, { technology: 'Java' })), 'control').toEqual(['new', 'old']);
    expect(filterProjects(versions, { q: 'Java 8' })[0]?.id).toBe('old');
    expect(
      filterProjects(createProjectList([project('go', roles('Go')), project('java', roles('Java'))]), {
        q: 'I don’t want java',
      }).map(({ id }) => id),
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

  it('values are shown in words', () => {
    expect(filterText('remote', 'partly,yes')).toBe('Remote: Partly remote or Fully remote');
    expect(filterText('country', 'DE')).toBe('Country: Germany');
    expect(filterText('start_after', '2027-01')).toBe('Starts from: January 2027');
    expect(filterText('speaks', 'en,sv')).toBe('I speak: English and Swedish');
    expect(filterText('speaks', '-sv')).toBe('I speak: any but Swedish');
  });

  it('a sentence says which filters it means, and which conditions it does not apply', () => {
    expect(remarksOn(list, { q: 'part-time remote developer' })).toMatchObject({
      understood: { remote: 'yes,partly', part_time: 'yes' },
      notApplied: [],
    });
    expect(remarksOn(list, { q: 'developer before March 2027' }).notApplied).toEqual(['before March 2027']);
    expect(remarksOn(list, { q: 'remote developer', remote: 'no' }).understood).toEqual({});
    expect(remarksOn(list, { q: 'develpoer' }).corrected).toEqual(['developer']);
    expect(remarksOn(list, { q: 'developer' }).corrected, 'control').toEqual([]);
    expect(remarksOn(NO_PROJECTS, {}).notApplied, 'control').toEqual([]);
  });
});
