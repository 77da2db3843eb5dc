import { expect, it } from 'vitest';
import { regionNamed } from './regions.ts';

it.each([
  ['Bayern', [], ['munich', 'nuremberg']],
  ['Bavaria', [], ['munich', 'garching']],
  ['Skane', [], ['malmo', 'lund']],
  ['öresund', [], ['copenhagen', 'malmo']],
  ['NRW', [], ['cologne', 'aachen']],
  ['Norden', ['DK', 'FI', 'IS', 'NO', 'SE'], []],
  ['Skandinavien', ['DK', 'NO', 'SE'], []],
  ['Europa', expect.arrayContaining(['NO', 'SE', 'GB']), []],
  ['benelux', ['BE', 'LU', 'NL'], []],
])(
  '%s is the countries %j, or has the places %j',
  (name, countries, places) => {
    const region = regionNamed(name);
    expect(region?.countries).toEqual(countries);
    expect(region?.places).toEqual(expect.arrayContaining(places));
  },
);

it.each(['Munich', 'Germany', 'EMEA', 'Atlantis', ''])(
  '%j is no region of the table',
  (name) => expect(regionNamed(name)).toBeUndefined(),
);
