import { describe, expect, it } from 'vitest';
import { placesIn } from './places.ts';

describe('placesIn', () => {
  it.each([
    ['Hamburg, Germany, two days a week on site', ['Hamburg', 'Germany']],
    ['Lyon, France, or remote', ['Lyon', 'France']],
    ['Remote within Europe', ['Europe']],
    ['UK (on site 3 days)', ['UK']],
    ['Berlin hybrid', ['Berlin']],
    ['Vollständig remote', []],
    ['Paris / télétravail partiel', ['Paris']],
    ['Remote: nein, Köln', ['Köln']],
    ['75001 Paris, 2 jours de télétravail par semaine', ['Paris']],
    ['Homeoffice möglich, D-38640 Goslar', ['Goslar']],
    ['東京', ['東京']],
    ['Chicago, IL, US', ['Chicago', 'US']],
    ['Remote, US time zones', []],
    ['EU or UK', ['EU', 'UK']],
    ['Remote (UK only)', ['UK']],
    ['Hannover + Homeoffice', ['Hannover']],
    ['Virtual, flexibel', []],
    ['Tuesday and Thursday in the office, Leeds', ['Leeds']],
    ['Montags und Dienstags vor Ort', []],
    ['Mardin', ['Mardin']],
    ['', []],
    ['Frankfurt/Main', ['Frankfurt/Main']],
    ['Trinidad and Tobago', ['Trinidad and Tobago']],
    ['Köln und Bonn', ['Köln', 'Bonn']],
    ['travel to Sweden, based in Berlin', ['Berlin']],
    ['Halle (Saale)', ['Halle (Saale)']],
    ['Frankfurt (Oder) or Berlin', ['Frankfurt (Oder)', 'Berlin']],
    ['Berlin (Mitte)', ['Berlin', 'Mitte']],
    ['london or remote', ['london']],
    ['Umeå samt distans', ['Umeå']],
  ])('“%s” has the places %j', (location, places) => {
    expect(placesIn(location)).toEqual(places);
  });
});
