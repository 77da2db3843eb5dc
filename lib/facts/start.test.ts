import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { apiProject } from '../public-project.ts';
import { factList } from './fact-list.ts';
import { factsOf } from './project-facts.ts';
import { monthOf, readApplyBy, readStart } from './start.ts';

const POSTED = '2026-11-02';

describe('readStart', () => {
  it.each<[string, string | null]>([
    ['ASAP – 12 months', 'now'],
    ['Dès que possible', 'now'],
    ['Start: 11 January 2027, 6 months', '2027-01'],
    ['ab März 2027', '2027-03'],
    ['De mars à août 2027', '2027-03'],
    ['1er février 2027', '2027-02'],
    ['januari 2027 – juni 2027', '2027-01'],
    ['November to March 2027', '2026-11'],
    ['Q2 2027', '2027-04'],
    ['2027-02-01', '2027-02'],
    ['01.03.2027 - 31.12.2027', '2027-03'],
    ['03/2027', '2027-03'],
    ['from March', '2027-03'],
    ['six months', null],
    ['2027', null],
    ['until March 2027', null],
    ['may start any time', null],
  ])('“%s”, posted in November 2026, starts %s', (timeline, start) => {
    expect(readStart(timeline, POSTED)?.value ?? null).toBe(start);
  });

  it('a month without a year is no start where the day of posting is not known', () => {
    expect(readStart('from March')).toBeNull();
    expect(readStart('from March 2027')?.value, 'control').toBe('2027-03');
  });

  it.each<[string, string | null, string | null]>([
    ['apply by 15 December 2026; start February 2027', '2026-12-15', '2027-02'],
    ['Bewerbungsfrist: 15.12.2026, Start 01.02.2027', '2026-12-15', '2027-02'],
    ['Sista ansökningsdag 2026-12-15, start januari 2027', '2026-12-15', '2027-01'],
    ['candidature avant le 15 décembre 2026', '2026-12-15', null],
    ['Start 15 December 2026', null, '2026-12'],
  ])('“%s” says to apply by %s and starts %s', (timeline, applyBy, start) => {
    expect([readApplyBy(timeline), readStart(timeline)].map((fact) => fact?.value ?? null)).toEqual([applyBy, start]);
  });

  it('a month to filter by is read in words and as a number', () => {
    expect(['January 2027', 'januari 2027', '2027-01', 'soon'].map(monthOf)).toEqual([
      '2027-01',
      '2027-01',
      '2027-01',
      null,
    ]);
  });

  it('what the feed states wins over the texts', () => {
    const texts = project('a', { location: 'Berlin', timeline: 'from March 2027, apply by 1 February 2027' });
    expect(factsOf(texts)).toMatchObject({
      countries: { value: ['DE'], words: 'Berlin' },
      start: { value: '2027-03', words: 'March 2027' },
      applyBy: { value: '2027-02-01', words: 'February 2027' },
    });
    const stated = { ...texts, country: 'AT', start: 'now', apply_by: '2026-12-15' };
    expect(factsOf(stated)).toMatchObject({
      countries: { value: ['AT'] },
      start: { value: 'now' },
      applyBy: { value: '2026-12-15' },
    });
    expect(Object.keys(apiProject(stated))).toEqual(Object.keys(apiProject(texts)));
    const values = factList(stated).map(({ label, value }) => `${label}: ${value}`);
    expect(values).toContain('Apply by: 15 December 2026');
  });

  it('no text of an assignment makes the facts fail', () => {
    const piece = fc.constantFrom(...'a |1|%|-|2027| January| not| or |English|\u0315|,|.|ß|/|days '.split('|'));
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 300 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (any) => {
        const role = { title: any, languages: any, allocation: any };
        expect(factsOf(project('a', { location: any, timeline: any, roles: [role] })).roles).toHaveLength(1);
      }),
    );
  });
});
