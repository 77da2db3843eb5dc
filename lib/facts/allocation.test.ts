import { describe, expect, it } from 'vitest';
import { readAllocation } from './allocation.ts';
import { casesIn } from './fixtures/cases.ts';
import { scan } from './scan.ts';

const CASES = casesIn({
  '100 %': `
    100 % | 110 % | Vollzeit (40h) | 100 pour cent | 7 heures/jour | 8h/day | 8 hours a day | 8 hours per day | 8 Stunden täglich |
    8 Std./Tag | 8h par jour | 8 timmar om dagen | 1 FTE | 1.0 FTE (40h) | 20 days per month | 160 h/Monat | 100 %, 80 % remote |
    Full-time, 2 days on site | Vollzeit, davon 2 Tage vor Ort | 100% (remote) | 100 % workload, 20 % travel | 100 % (60 % remote) | 100% (davon 60% remote) |
    Vollzeit, Reiseanteil 30 % | Vollzeit, 30 % Reisetätigkeit | Heltid | Heltid (40 timmar) | Temps plein | 35h/semaine |
    37.5 hours per week | 38,5 Stunden/Woche | 40 Std./Woche | Vollzeit, keine Teilzeit | Full time (no part-time) | Auslastung: 100% |
    omfattning: heltid | 5 days/week | 40 h/week for 6 months | full-time (Mon-Fri) | 100 procent | Vollauslastung | 100 % FTE`,
  '50–80 %': '50-80% | 80-50 % | 50 % to 80 % | at least 50 % to 80 %',
  '80–100 %': `
    80 à 100 % | min. 80 % | 80%+ | mind. 32h/Woche | full-time or 80% | ≥ 80 % | >= 80 % | no less than 80 % | 80 % or more | 80%, max 100% |
    100% (80% möglich) | Pensum 80-100% | Workload: 80–100%`,
  '50–60 %': '50 bis 60 Prozent',
  '60 %': `
    3 days a week | part-time, 24 h/week | 3 dagar i veckan | 3 dagar per vecka`,
  '40–60 %':
    '2–3 Tage/Woche | 0.4-0.6 FTE | 2 à 3 jours par semaine | 2-3 dagar/vecka',
  '80 %':
    'fyra dagar i veckan | 0,8 FTE | 0.8 ETP | 80 % (remote) | 4 jours/semaine | 4 jours par semaine',
  '50 %': `
    20 timmar i veckan | half-time | 4h/day | 4 Stunden pro Tag | 4 hours daily | 0.5 FTE | 10 days/month | Mi-temps | Deltid 50 % |
    Halvtid | 20h/week | 50 % (ca. 20h/Woche) | ca. 50 % | Omfattning 50 % | 2.5 days a week | Half time | 50% FTE`,
  '0–80 %':
    'Teilzeit | Temps partiel | 80 % or less | 80 % oder weniger | nicht über 80 % | 80 % max | less than full time',
  '0–100 %': `full time or part time | Heltid eller deltid | Full-time / part-time | Voll-/Teilzeit | full-or-part-time |
    Hel- eller deltid | hel- och deltid | temps plein ou partiel | Voll- und Teilzeit`,
  '0–60 %': 'up to 60 % | 3 days a week max',
  '60–100 %':
    '60 %, later 100 % | min. 3 Tage/Woche | Start 60 %, ab Mai 100 %',
  '50–100 %': '0.5-1 FTE',
  '40 %': '8 Tage im Monat | to dager i uken',
  '6 %': '10 hours per month',
  '15 %': '3 days a month',
  '0–50 %': 'max. 20 Std./Woche | <50% | weniger als 50 %',
  '51–100 %': '>50 % | mehr als 50 % | more than 50%',
  '81–100 %': 'über 80 % | plus de 80 % | mer än 80 %',
  '90–100 %': 'at least 90 %',
  '61–100 %': 'mer enn 3 dager i uken',
  '60–80 %': '60/80 % | zwischen 60 und 80 % | 60% bis 80% | 60%–80%',
  '20 %': '1 Tag pro Woche',
  '20–40 %': '1-2 days per week',
  nothing: `
     | flexible | 8 h | 2 roles | Full-time equivalent 0.6 | 2 FTE | 20 h/week travel | 80–100 % remote | 100 % remote | 50 % on site |
    2 days per sprint | 2 days every two weeks | 8h | 20 hours total | 30 PT | 120 Stunden gesamt | 200 days per year | nach Absprache |
    Freelance | B2B contract | 4/5 | 6 h/Tag, 4 Tage/Woche | 4h/day, 5 days/week | 3 days | 100 | 3 positions | 24/7 | 24/7 on-call | 150 % | % |
    Teilzeit nicht möglich | part-time: no `,
});

function shareOf(text: string): string {
  const { from, to } = readAllocation(scan(text)).value ?? {};
  return from === undefined
    ? 'nothing'
    : from === to
      ? `${from} %`
      : `${from}–${to} %`;
}

describe('readAllocation', () => {
  it.each(CASES)('“%s” is %s of full time', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });
});
