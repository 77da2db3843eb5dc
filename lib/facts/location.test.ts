import { describe, expect, it } from 'vitest';
import { casesIn } from './fixtures/cases.ts';
import { readPlaces } from './location.ts';

/**
 * Also as recruiting systems write them.
 */
const CASES = casesIn(
  {
    none: `
    Remote within Europe // Vollständig remote // Remote, US time zones // Virtual, flexibel // Montags und Dienstags vor Ort //  //
    Remote – EMEA // CET ± 2 h // DACH // Remote (DACH region) // Anywhere // Worldwide // Multiple locations // 2 Locations // Europe, , OTHER //
    Distributed; Hybrid // In-Office, Headquarters // On-site / Client // Europe-wide // N/A // Hybrid // Remote // Flexible //
    TBD // UK (on site 3 days) // EU or UK // Trinidad and Tobago // Bundesweit // office 4 days, home 1 day // Rest remote // 3 Tage Büro, Rest Homeoffice`,
    Berlin:
      'Berlin hybrid // Berlin (Mitte) // Berlin-Mitte // travel to Sweden, based in Berlin // DE-Berlin',
    Paris:
      'Paris / télétravail partiel // 75001 Paris, 2 jours de télétravail par semaine',
    Köln: 'Remote: nein, Köln',
    Goslar: 'Homeoffice möglich, D-38640 Goslar',
    東京: '東京',
    Chicago: 'Chicago, IL, US',
    Hannover: 'Hannover + Homeoffice',
    Leeds: 'Tuesday and Thursday in the office, Leeds',
    Mardin: 'Mardin',
    'Frankfurt/Main': 'Frankfurt/Main',
    'Köln; Bonn': 'Köln und Bonn',
    'Halle (Saale)': 'Halle (Saale)',
    'Frankfurt (Oder); Berlin': 'Frankfurt (Oder) or Berlin',
    london: 'london',
    Umeå: 'Umeå samt distans',
    'Stockholm; Oslo': 'Nordics (Stockholm, Oslo)',
    Oslo: 'Oslo, NOR',
    'Paris; La Défense': 'Paris - La Défense (FRA)',
    Munich: 'Germany-Munich',
    'New York': 'United States - New York - New York',
    'Munich; Berlin': 'Munich | Berlin',
    'San Francisco':
      'Remote-Friendly (Travel-Required) | San Francisco, CA // US-CA-San Francisco',
    Hamburg:
      'Distributed Team, Hamburg // Hamburg, Germany, two days a week on site',
    Nürnberg: 'Einsatzort: Nürnberg, 80 % remote',
    Lyon: 'Lieu : Lyon (69) // Lyon, France, or remote',
    Stockholm: 'Remote; HQ in Stockholm',
    'Mannheim; Heidelberg': 'Mannheim & Heidelberg',
    Newcastle: 'Newcastle upon Tyne',
    'Remote Sensing Centre; Leeds': 'Remote Sensing Centre, Leeds',
  },
  '//',
);

describe('readPlaces', () => {
  it.each(CASES)('“%s” has the places %s', (location, places) => {
    const texts = readPlaces([{ text: location }]).map(({ text }) => text);
    expect(texts.join('; ') || 'none').toBe(places);
  });

  it('a place has one key for all its names, and is named once', () => {
    const places = readPlaces([
      { text: 'München, Paris, Munich, Boston Spa' },
      { city: 'Muenchen', region: 'Bayern' },
      { region: 'Bayern' },
      { country: 'DE' },
    ]);
    expect(places.map(({ key, text }) => `${key}: ${text}`)).toEqual([
      'munich: München',
      'paris: Paris',
      'boston: Boston',
      'bavaria: Bayern',
    ]);
  });
});
