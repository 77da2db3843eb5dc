import { expect, it } from 'vitest';
import { rowsIn } from './fixtures/cases.ts';
import { regionNamed } from './regions.ts';

/** A region, and some of its countries or cities. */
const REGIONS = rowsIn(`
  Bayern → munich nuremberg | Bavaria → munich garching | Skane → malmo lund | öresund → copenhagen malmo | NRW → cologne aachen |
  Norden → DK FI IS NO SE | Skandinavien → DK NO SE | Europa → NO SE GB | benelux → BE LU NL`);

it.each(REGIONS)('%s has %s', (name = '', parts = '') => {
  const { places = [], countries = [] } = regionNamed(name) ?? {};
  const all = [...places, ...countries];
  expect(all).toEqual(expect.arrayContaining(parts.split(' ')));
});

it.each(['Munich', 'Germany', 'EMEA', 'Atlantis', ''])(
  '%j is no region of the table',
  (name) => expect(regionNamed(name)).toBeUndefined(),
);
