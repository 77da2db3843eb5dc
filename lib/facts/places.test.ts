import { describe, expect, it } from 'vitest';
import { casesIn } from './fixtures/cases.ts';
import { placesIn } from './places.ts';

/** Also as Workday, SmartRecruiters, Greenhouse, Ashby and Workable write them. */
const CASES = casesIn(
  {
    'Hamburg; Germany': 'Hamburg, Germany, two days a week on site',
    'Lyon; France': 'Lyon, France, or remote',
    none: `
    Remote within Europe // Vollständig remote // Remote, US time zones // Virtual, flexibel // Montags und Dienstags vor Ort //  //
    Remote – EMEA // CET ± 2 h // DACH // Remote (DACH region) // Anywhere // Worldwide // Multiple locations // 2 Locations // Europe, , OTHER //
    Distributed; Hybrid // In-Office, Headquarters // On-site / Client // Europe-wide; Deutschlandweit // N/A // Hybrid // Remote // Flexible //
    TBD // Bundesweit // office 4 days, home 1 day`,
    UK: 'UK (on site 3 days) // EU or UK // Remote (UK only)',
    Berlin: 'Berlin hybrid // travel to Sweden, based in Berlin // DE-Berlin',
    Paris: 'Paris / télétravail partiel // 75001 Paris, 2 jours de télétravail par semaine',
    Köln: 'Remote: nein, Köln',
    Goslar: 'Homeoffice möglich, D-38640 Goslar',
    東京: '東京',
    'Chicago; US': 'Chicago, IL, US',
    Hannover: 'Hannover + Homeoffice',
    Leeds: 'Tuesday and Thursday in the office, Leeds',
    Mardin: 'Mardin',
    'Frankfurt/Main': 'Frankfurt/Main',
    'Trinidad and Tobago': 'Trinidad and Tobago',
    'Köln; Bonn': 'Köln und Bonn',
    'Halle (Saale)': 'Halle (Saale)',
    'Frankfurt (Oder); Berlin': 'Frankfurt (Oder) or Berlin',
    'Berlin; Mitte': 'Berlin (Mitte)',
    london: 'london or remote',
    Umeå: 'Umeå samt distans',
    'Stockholm; Oslo': 'Nordics (Stockholm, Oslo)',
    Oslo: 'Oslo, NOR',
    'Paris; La Défense': 'Paris - La Défense (FRA)',
    'US; San Francisco': 'US-CA-San Francisco',
    'Germany; Munich': 'Germany-Munich',
    'Berlin-Mitte': 'Berlin-Mitte',
    'United States; New York': 'United States - New York - New York',
    'Munich; Berlin': 'Munich | Berlin',
    USA: 'USA-Remote',
    'San Francisco': 'Remote-Friendly (Travel-Required) | San Francisco, CA',
    Hamburg: 'Distributed Team, Hamburg',
    Nürnberg: 'Einsatzort: Nürnberg, 80 % remote',
    Lyon: 'Lieu : Lyon (69)',
    Stockholm: 'Remote; HQ in Stockholm',
    'Mannheim; Heidelberg': 'Mannheim & Heidelberg',
    'Newcastle upon Tyne': 'Newcastle upon Tyne',
    'Remote Sensing Centre; Leeds': 'Remote Sensing Centre, Leeds',
  },
  '//',
);

describe('placesIn', () => {
  it.each(CASES)('“%s” has the places %s', (location, places) => {
    expect(placesIn(location).join('; ') || 'none').toBe(places);
  });
});
