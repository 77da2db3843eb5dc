import { describe, expect, it } from 'vitest';
import { readApplyBy } from './apply-by.ts';

const POSTED = '2026-11-02T08:00:00Z';

describe('readApplyBy', () => {
  it.each<[string, string]>([
    ['apply by 15 December 2026; start February 2027', '2026-12-15'],
    ['Bewerbungsfrist: 5. Dezember 2026', '2026-12-05'],
    ['Bewerbungsfrist 05.12.2026, Start 01.02.2027', '2026-12-05'],
    ['Bewerbungsfrist: 5.12.', '2026-12-05'],
    ['Bewerbungsschluss ist der 5.12.26', '2026-12-05'],
    ['Bitte bewerben Sie sich bis zum 11. Dezember 2026.', '2026-12-11'],
    ['Bewerbungen bitte bis Freitag, den 11. Dezember an uns', '2026-12-11'],
    ['Bewirb dich bis 31.01.2027!', '2027-01-31'],
    ['Einsendeschluss: 11.12.2026, 12:00 Uhr', '2026-12-11'],
    ['Sista ansökningsdag 5/12', '2026-12-05'],
    ['Sista ansökningsdag: 2026-12-15', '2026-12-15'],
    ['Sista ansökningsdatum är den 11 december', '2026-12-11'],
    ['Ansök senast 5 januari', '2027-01-05'],
    ['Ansökan ska vara oss tillhanda senast den 12/12.', '2026-12-12'],
    ['Svar senast fredag 11 december kl. 12.00', '2026-12-11'],
    ['Date limite de candidature : 11/12/2026', '2026-12-11'],
    ['Date limite : 5 décembre', '2026-12-05'],
    ['Date limite de réponse le 1er décembre 2026', '2026-12-01'],
    ['Candidatures avant le 15 décembre', '2026-12-15'],
    ['Postulez avant le 15/12/2026', '2026-12-15'],
    ['Merci d’envoyer votre CV. Réponse attendue pour le 4 décembre 2026', '2026-12-04'],
    ['Deadline for applications: December 5th, 2026', '2026-12-05'],
    ['Application deadline\n5 December 2026', '2026-12-05'],
    ['Applications close on Friday, 4 December 2026 at 17:00', '2026-12-04'],
    ['Applications must reach us by 12/15/2026', '2026-12-15'],
    ['Deadline to apply is the 5th of December', '2026-12-05'],
    ['Please apply no later than Dec 5', '2026-12-05'],
    ['The closing date is 15/12', '2026-12-15'],
    ['Deadline: 15 December 2026', '2026-12-15'],
    ['About us.\n\nDeadline: 15 Dec 2026\nContact: nobody', '2026-12-15'],
    ['Apply by 2026-12-15. Applications close on 15 December 2026.', '2026-12-15'],
    [`${'An application for applications. '.repeat(1500)}Apply by 15 December 2026`, '2026-12-15'],
  ])('“%s” says to apply by %s', (text, day) => {
    expect(readApplyBy(text, POSTED)?.value).toBe(day);
  });

  it.each([
    '',
    'Start 15 December 2026',
    'Apply by 11/3',
    'Apply by 05/12/2026',
    'Apply by email, start 5 December 2026',
    'Apply by sending us your profile. We start on 5 December 2026',
    'The project deadline is 5 December 2026',
    'Tight deadline, go-live 5 December 2026',
    'Date limite du projet : 5 décembre 2026',
    'Bewerbungsfrist: 31.11.2026',
    'Bewerbungsfrist: 5. Oktober',
    'Bewerbungsfrist: laufend',
    'Apply by 5 December 2026 or apply before 12 December 2026',
    'Last day for applications',
    'Sista ansökningsdag: löpande, start 1 februari 2027',
    'Applications are accepted on a rolling basis; interviews from 5 December 2026',
    'Apply by constructor 5 toString 2026',
  ])('“%s” says no certain day', (text) => {
    expect(readApplyBy(text, POSTED)).toBeNull();
  });

  it('a day without a year says nothing where the day of posting is not known', () => {
    expect(readApplyBy('Apply by 15 December')).toBeNull();
    expect(readApplyBy('Apply by 15 December 2026')?.value, 'control').toBe('2026-12-15');
  });

  it('the words of the fact are those of the date', () => {
    expect(readApplyBy('Große Straße: Bewerbungsfrist: 5. März 2027', POSTED)?.words).toBe('5. März 2027');
  });
});
