import { describe, expect, it } from 'vitest';
import { rowsIn } from './fixtures/cases.ts';
import { countryCodeOf, placeNamed } from './places.ts';

/** A country, its code, and other names. */
const COUNTRIES = rowsIn(`
  Germany → DE → Deutschland, Allemagne, Tyskland, DE, de |
  Turkey → TR → Türkiye, Turkiye, Türkei, Turquie, Turkiet, TR |
  Hong Kong → HK → Hongkong, HK |
  Czech Republic → CZ → Czechia, Tschechien, Tjeckien, Tchéquie |
  Netherlands → NL → Holland, The Netherlands, Nederland, Pays-Bas |
  United Kingdom → GB → UK, uk, England, Great Britain, Scotland, Storbritannien, Großbritannien, U.K. |
  United States → US → USA, US, usa, U.S., United States of America, États-Unis, Förenta staterna |
  Switzerland → CH → Schweiz, Suisse, Svizzera |
  Sweden → SE → Sverige, Schweden, Suède, SWEDEN |
  South Korea → KR → Südkorea, Korea |
  Macao → MO → Macau |
  Ivory Coast → CI → Côte d’Ivoire, Elfenbeinküste |
  Congo → CG → CG |
  Georgia → GE → Georgien`);

describe('countryCodeOf', () => {
  it.each(COUNTRIES)(
    '%s is %s, also as %s',
    (name = '', code = '', others = '') => {
      for (const other of [name, ...others.split(', ')])
        expect(countryCodeOf(other), other).toBe(code);
      expect(placeNamed(code).name).toBe(name);
    },
  );

  it.each(['Atlantis', '', 'constructor', '__proto__', 'toString', 'EU', 'XX'])(
    '“%s” is none',
    (name) => {
      expect(countryCodeOf(name)).toBeNull();
      expect(placeNamed(name).name).toBe(name);
    },
  );
});

/** A city, and some of its regions. */
const CITIES = rowsIn(`
  munich → bayern, bavaria | garching → bavaria | malmo → skane, oresund | copenhagen → oresund | aachen → nrw`);

it.each(CITIES)('%s is in %s', (city = '', regions = '') => {
  const keys = regions.split(', ').map((region) => placeNamed(region).key);
  expect(placeNamed(city).regions).toEqual(expect.arrayContaining(keys));
});

/** A market, and some of its countries. */
const MARKETS = rowsIn(`
  norden → DK FI IS NO SE | skandinavien → DK NO SE | europa → NO SE GB | benelux → BE LU NL`);

it.each(MARKETS)('%s has %s', (key = '', codes = '') =>
  expect(placeNamed(key).codes).toEqual(
    expect.arrayContaining(codes.split(' ')),
  ),
);
