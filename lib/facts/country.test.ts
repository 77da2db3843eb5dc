import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryName, readCountries } from './country.ts';

describe('readCountries', () => {
  it.each<[string, string[]]>([
    ['München', ['DE']],
    ['Muenchen', ['DE']],
    ['Munich, Germany', ['DE']],
    ['Frankfurt/Main', ['DE']],
    ['Berlin 10115', ['DE']],
    ['remote innerhalb Deutschlands', ['DE']],
    ['Umeå samt distans', ['SE']],
    ['Wien oder Zürich', ['AT', 'CH']],
    ['Paris, Texas, USA', ['US']],
    ['Atlanta, Georgia, USA', ['US']],
    ['Georgia (US)', ['US']],
    ['Tbilisi, Georgia', ['GE']],
    ['La Haye, Pays-Bas', ['NL']],
    ['Remote within EU', []],
    ['', []],
    ['Trinidad and Tobago', ['TT']],
    ['Chicago, IL', []],
    ['Remote (DE)', ['DE']],
    ['travel to Sweden, based in Berlin', ['DE']],
    ['Berlin, gelegentlich Reisen nach Schweden', ['DE']],
  ])('“%s” is in %j', (location, codes) => {
    expect(readCountries(location)?.value ?? []).toEqual(codes);
  });

  it('a country has a code by its name in four languages, and an English name', () => {
    expect(['Germany', 'Deutschland', 'Allemagne', 'Tyskland', 'DE', 'de'].map(countryCodeOf)).toEqual(
      Array(6).fill('DE'),
    );
    expect(countryName('DE')).toBe('Germany');
    expect(countryCodeOf('Atlantis')).toBeNull();
  });
});
