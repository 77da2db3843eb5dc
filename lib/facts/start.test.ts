import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { apiProject } from '../public-project/public-project.ts';
import { detailsOf } from './details-of.ts';
import { factsOf } from './project-facts.ts';
import { monthOf, readStart } from './start.ts';

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
    ['not immediately, from March 2027', '2027-03'],
    ['Projektende März 2027', null],
    ['go-live in June 2027', null],
    ['early 2027', null],
    ['H2 2027', '2027-07'],
    ['H1 2027', '2027-01'],
    ['12 months from March', '2027-03'],
    ['KW12/2027', null],
    ['vecka 12 2027', null],
    ['spring 2027', null],
    ['Frühjahr 2027', null],
    ['våren 2027', null],
    ['Q2/2027', '2027-04'],
    ['2. Quartal 2027', '2027-04'],
    ['1er trimestre 2027', '2027-01'],
    ['kvartal 1 2027', '2027-01'],
    ['March 1, 2027', '2027-03'],
    ['1st of March 2027', '2027-03'],
    ['1. März 2027', '2027-03'],
    ['Jan ’27', '2027-01'],
    ['01.02.2027', '2027-02'],
    ['01.02.27', '2027-02'],
    ['01/02/2027', null],
    ['à partir du 01/02/2027', '2027-02'],
    ['15/02/2027', '2027-02'],
    ['02/15/2027', '2027-02'],
    ['bis 31.12.2027, ab 01.02.2027', '2027-02'],
    ['until December 2027, start February 2027', '2027-02'],
    ['Interviews in December, start January 2027', '2027-01'],
    ['not before March 2027', '2027-03'],
    ['nicht vor März 2027', '2027-03'],
    ['earliest March 2027', '2027-03'],
    ['frühestens ab März 2027', '2027-03'],
    ['Start Mitte Januar 2027', '2027-01'],
    ['mid-January 2027, 6 months', '2027-01'],
    ['Start: sofort, 6 Monate', 'now'],
    ['ab sofort oder nach Absprache', 'now'],
    ['immediately, for 12 months', 'now'],
    ['zum nächstmöglichen Zeitpunkt', 'now'],
    ['snarast, 12 månader', 'now'],
    ['omgående', 'now'],
    ['dès que possible – 6 mois', 'now'],
    ['démarrage immédiat', 'now'],
    ['so schnell wie möglich', 'now'],
    ['6 Monate', null],
    ['nach Absprache', null],
    ['t.o.m. juni 2027', null],
    ['12 months', null],
    ['long-term', null],
    ['Ende 2026', null],
    ['Januar bis Juni 2027', '2027-01'],
    ['jan–jun 2027', '2027-01'],
    ['December 2026 – May 2027', '2026-12'],
    ['from December to May 2027', '2026-12'],
    ['början av januari 2027', '2027-01'],
    ['Februari', '2027-02'],
    ['Oktober', null],
    ['start 2027-02-01, end 2027-12-31', '2027-02'],
    ['2027-02 – 2027-12', '2027-02'],
    ['4. Januar 2027', '2027-01'],
    ['Projektstart: 04.01.2027, Laufzeit 12 Monate', '2027-01'],
    ['du 4 janvier au 30 juin 2027', '2027-01'],
    ['may 2027', '2027-05'],
    ['may be extended', null],
    ['ab Mai', '2027-05'],
    ['Start 7 januari', '2027-01'],
  ])('“%s”, posted in November 2026, starts %s', (timeline, start) => {
    expect(readStart(timeline, POSTED)?.value ?? null).toBe(start);
  });

  it.each([
    ['from March', null],
    ['from March 2027', '2027-03'],
  ])('“%s” without a day of posting starts %s', (timeline, start) => {
    expect(readStart(timeline)?.value ?? null).toBe(start);
  });

  it('“01/02/2027” is in February where the texts are in a language that writes the day first', () => {
    expect(readStart('01/02/2027', POSTED, 'fr')?.value).toBe('2027-02');
    expect(readStart('01/02/2027', POSTED, 'en')).toBeNull();
  });

  it.each<[string, string | null]>([
    ['apply by 15 December 2026; start February 2027', '2027-02'],
    ['Bewerbungsfrist: 15.12.2026, Start 01.02.2027', '2027-02'],
    ['Sista ansökningsdag 2026-12-15, start januari 2027', '2027-01'],
    ['candidature avant le 15 décembre 2026', null],
    ['Bewerbungsfrist: 15.12.2026', null],
    ['Start 15 December 2026', '2026-12'],
  ])('“%s”, with or without a last day to apply, starts %s', (timeline, start) => {
    expect(readStart(timeline)?.value ?? null).toBe(start);
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
    const texts = project('a', { location: 'Berlin', timeline: 'from March 2027' });
    expect(factsOf(texts)).toMatchObject({
      countries: { value: ['DE'], words: 'Berlin' },
      start: { value: '2027-03', words: 'March 2027' },
      applyBy: null,
    });
    const stated = { ...texts, country: 'AT', start: 'now', apply_by: '2026-12-15' };
    expect(factsOf(stated)).toMatchObject({
      countries: { value: ['AT'] },
      start: { value: 'now' },
      applyBy: { value: '2026-12-15' },
    });
    expect(factsOf({ ...texts, country: 'DE, AT,XX' }).countries?.value).toEqual(['DE', 'AT']);
    expect(factsOf({ ...texts, country: 'constructor' }).countries?.value).toEqual(['DE']);
    expect(Object.keys(apiProject(stated))).toEqual(Object.keys(apiProject(texts)));
    const values = detailsOf(stated).map(({ label, value }) => `${label}: ${value}`);
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
