import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import {
  apiProject,
  type PublicProject,
} from '../public-project/public-project.ts';
import { casesIn } from './fixtures/cases.ts';
import { factsOf } from './project-facts.ts';
import { scan } from './scan.ts';
import { readStart } from './start.ts';

const startOf = (timeline: string, posted?: string) => {
  const start = readStart(scan(timeline), posted) ?? 'nothing';
  if (typeof start === 'string') return start;
  return start.from === start.to ? start.from : `${start.from}–${start.to}`;
};

const POSTED = '2026-11-02';
const CASES = casesIn({
  now: `
    ASAP – 12 months | Dès que possible | Start: sofort, 6 Monate | ab sofort oder nach Absprache | immediately, for 12 months |
    zum nächstmöglichen Zeitpunkt | snarast, 12 månader | omgående | dès que possible – 6 mois | démarrage immédiat |
    so schnell wie möglich`,
  '2027-01': `
    Start: 11 January 2027, 6 months | januari 2027 – juni 2027 | Jan ’27 |
    Interviews in December, start January 2027 | Start Mitte Januar 2027 | mid-January 2027, 6 months | Januar bis Juni 2027 |
    jan–jun 2027 | början av januari 2027 | 4. Januar 2027 | Projektstart: 04.01.2027, Laufzeit 12 Monate | du 4 janvier au 30 juin 2027 |
    Start 7 januari | Jan/Feb 2027 | January or February 2027`,
  '2027-03': `
    ab März 2027 | De mars à août 2027 | 01.03.2027 - 31.12.2027 | 03/2027 | from March | not immediately, from March 2027 |
    12 months from March | March 1, 2027 | 1st of March 2027 | 1. März 2027 | not before March 2027 | nicht vor März 2027 |
    earliest March 2027 | frühestens ab März 2027 | Interviews in January. From March`,
  '2027-02': `
    1er février 2027 | 2027-02-01 | 01.02.2027 | 01.02.27 | 15/02/2027 | fr.o.m. februari 2027 | 02/15/2027 |
    bis 31.12.2027, ab 01.02.2027 | until December 2027, start February 2027 | Februari | start 2027-02-01, end 2027-12-31 |
    2027-02 – 2027-12`,
  '2026-11': 'November to March 2027',
  '2027-01–2027-03': `
    Q1 2027 | K1 2027 | 2027 Q1 | T1 2027 | 1. Quartal 2027 | 1er trimestre 2027 | Q1–Q2 2027 | Start: Q1 2027`,
  '2027-04–2027-06': 'Q2 2027 | Q2/2027 | 2. Quartal 2027',
  '2027-01–2027-06': 'H1 2027 | 1. Halbjahr 2027 | Start H1 2027',
  '2027-07–2027-12': 'H2 2027',
  '2027-03–2027-05': `
    spring 2027 | Frühjahr 2027 | våren 2027 | printemps 2027 | in spring 2027 | forår 2027 | Start im Frühling 2027`,
  '2027-06–2027-08': 'summer 2027 | Sommer 2027 | sommeren 2027 | été 2027',
  '2027-09–2027-11': 'autumn 2027 | Herbst 2027 | hösten 2027 | efterår 2027',
  nothing: `
    six months | 2027 | until March 2027 | may start any time | Projektende März 2027 | go-live in June 2027 | early 2027 | KW12/2027 | KW 12/2027 | à partir du 01/02/2027 | winter 2027 | Winter 2026/27 | Java Spring |
    vecka 12 2027 | after the summer 2027 | until summer 2027 | 5. Quartal 2027 | 01/02/2027 | 6 Monate | nach Absprache | t.o.m. juni 2027 | 12 months |
    long-term | Ende 2026 | Oktober | may be extended`,
  '2026-12': 'December 2026 – May 2027 | from December to May 2027',
  '2027-05': 'may 2027 | ab Mai',
});
/** With a year, or none, so that the day of posting makes no difference. */
const UNDATED = casesIn({
  '2027-02':
    'apply by 15 December 2026; start February 2027 | Apply by 1 March 2027. Start 1 February 2027 | Bewerbungsfrist: 15.12.2026, Start 01.02.2027',
  '2027-01': 'Sista ansökningsdag 2026-12-15, start januari 2027',
  nothing:
    'candidature avant le 15 décembre 2026 | Bewerbungsfrist: 15.12.2026 | from March',
  '2026-12': 'Start 15 December 2026',
  '2027-03': 'from March 2027',
});

describe('readStart', () => {
  it.each(CASES)(
    '“%s”, posted in November 2026, starts %s',
    (timeline, start) => {
      expect(startOf(timeline, POSTED)).toBe(start);
    },
  );

  it.each(UNDATED)(
    '“%s” without a day of posting starts %s',
    (timeline, start) => {
      expect(startOf(timeline)).toBe(start);
    },
  );

  it('what the feed states wins over the texts', () => {
    const texts = project('a', {
      location: 'Berlin',
      timeline: 'from March 2027',
    });
    expect(factsOf(texts)).toMatchObject({
      countries: ['DE'],
      start: { from: '2027-03', to: '2027-03' },
    });
    const stated: PublicProject = {
      ...texts,
      stated: { remote: 'yes', countries: ['AT'], start: 'now' },
      apply_by: '2026-12-15',
    };
    expect(factsOf(stated)).toMatchObject({
      remote: 'yes',
      countries: ['AT'],
      start: 'now',
    });
    expect(Object.keys(apiProject(stated))).toEqual(
      Object.keys(apiProject(texts)),
    );
  });

  it('no text of an assignment makes the facts fail', () => {
    const piece = fc.constantFrom(
      ...'a |1|%|-|2027| January| not| or |English|\u0315|,|.|ß|/|days '.split(
        '|',
      ),
    );
    const text = fc
      .array(fc.oneof(piece, fc.string()), { maxLength: 300 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (any) => {
        const role = { title: any, languages: any, allocation: any };
        expect(
          factsOf(project('a', { location: any, timeline: any, roles: [role] }))
            .roles,
        ).toHaveLength(1);
      }),
    );
  });
});
