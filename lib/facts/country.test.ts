import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryName } from './country.ts';

describe('countryCodeOf', () => {
  it.each([
    ['Germany', 'DE', 'Germany Deutschland Allemagne Tyskland DE de'],
    ['Turkey', 'TR', 'Turkey Türkiye Turkiye Türkei Turquie Turkiet TR'],
    ['Hong Kong', 'HK', 'Hong_Kong Hongkong HK'],
    [
      'Czech Republic',
      'CZ',
      'Czech_Republic Czechia Tschechien Tjeckien Tchéquie',
    ],
    [
      'Netherlands',
      'NL',
      'Holland Netherlands The_Netherlands Nederland Pays-Bas',
    ],
    [
      'United Kingdom',
      'GB',
      'UK uk England Great_Britain Scotland Storbritannien Großbritannien U.K.',
    ],
    [
      'United States',
      'US',
      'USA US usa U.S. United_States_of_America États-Unis Förenta_staterna',
    ],
    ['Switzerland', 'CH', 'Schweiz Suisse Svizzera Switzerland'],
    ['Sweden', 'SE', 'Sverige Schweden Suède SWEDEN'],
    ['South Korea', 'KR', 'South_Korea Südkorea Korea'],
    ['Macao', 'MO', 'Macao Macau'],
    ['Ivory Coast', 'CI', 'Ivory_Coast Côte_d’Ivoire Elfenbeinküste'],
    ['Georgia', 'GE', 'Georgia Georgien'],
  ])('%s is %s by each of its names: %s', (name, code, names) => {
    expect(
      names.split(' ').map((one) => countryCodeOf(one.replaceAll('_', ' '))),
    ).toEqual(names.split(' ').map(() => code));
    expect(countryName(code)).toBe(name);
  });

  it.each(['Atlantis', '', 'constructor', '__proto__', 'toString', 'EU', 'XX'])(
    '“%s” is none',
    (name) => {
      expect(countryCodeOf(name)).toBeNull();
      expect(countryName(name)).toBe(name);
    },
  );
});
