import { expect, it } from 'vitest';
import { formatLocation } from '../../content/formats.ts';
import { countriesOf, placeOf, remoteOf, workplaceOf } from './workplace.ts';

it.each([
  'Oslo, Bergen, Oslo | hybrid | Oslo; Bergen; hybrid',
  'Berlin | OnSite | Berlin; on site',
  'Remote | remote | Remote',
  'Berlin | not remote | Berlin; on site',
  'Berlin (hybrid) | hybrid | Berlin (hybrid)',
  // Greenhouse: `location.name` beside `offices`.
  'Hybrid | | Hamburg; hybrid | Hamburg',
  'In-Office | | Hamburg; on site | Hamburg',
  'Distributed; Hybrid | | Hamburg; hybrid | Hamburg',
  '| | Oslo | Oslo',
  'Home Office | | Hamburg; remote | Hamburg',
  'Télétravail | | Lyon; remote | Lyon',
  'Distributed | | Remote',
  'Berlin; Hybrid | | Berlin; hybrid | Hamburg',
  '2 Locations | | Oslo; Bergen | Oslo, Bergen',
  'Multiple locations | remote | Oslo; Bergen; remote | Oslo, Bergen',
  'Mehrere Standorte | | Hamburg | Hamburg',
  // There is nothing better to say.
  '2 Locations | | 2 Locations',
  // Places that are none of these.
  '2 Location Road | | 2 Location Road | Hamburg',
])('the places, the mode, the workplace and the offices are: %s', (row) => {
  const [places = '', mode, expected, offices = ''] = row
    .split('|')
    .map((part) => part.trim());
  const stated = workplaceOf(places.split(', '), offices.split(', '), mode);
  expect(formatLocation(stated)).toBe(expected);
});

it('places are texts or parts, and keep the codes of their countries', () => {
  const bergen = { city: 'Bergen', region: 'Vestland', country: 'NO' };
  const { places } = workplaceOf(
    [{ ...bergen, country: 'Norway' }, 'Oslo; Berlin, , Germany', null],
    [],
    '',
  );
  expect(places).toEqual([
    bergen,
    { text: 'Oslo' },
    { text: 'Berlin, Germany' },
  ]);
  expect(formatLocation({ places: places ?? [] })).toBe(
    'Bergen, Vestland, Norway; Oslo; Berlin, Germany',
  );
});

const [OSLO, BERN, UNKNOWN] = [{ country: 'NO' }, { country: 'CH' }, {}];
it.each([
  [['NO', 'ch', 'NO'], [OSLO], ['NO', 'CH']],
  [undefined, [OSLO, BERN], ['NO', 'CH']],
  // Some are not all.
  [undefined, [OSLO, UNKNOWN], undefined],
  ['NO', [OSLO, UNKNOWN], undefined],
  ['Europe', [], undefined],
])(
  '%j, of the places %j, are the countries %j',
  (country, places, expected) => {
    expect(countriesOf(country, places).countries).toEqual(expected);
  },
);

it.each([
  ['on_site', 'no'],
  ['fully-remote', 'yes'],
  ['none', undefined],
  [true, undefined],
])('the mode %j is %s', (code, expected) => {
  expect(remoteOf(code)).toBe(expected);
});

it.each([
  [{ text: 'Berlin, , Germany' }, { text: 'Berlin, Germany' }],
  [
    { city: 'Oslo', region: '', country: 'no' },
    { city: 'Oslo', country: 'NO' },
  ],
  [
    { city: 'Paris', country: 'France' },
    { city: 'Paris', country: 'FR' },
  ],
  [
    { city: 'A', country: 'Nordics' },
    { city: 'A', region: 'Nordics' },
  ],
  [{ country: 'SE' }, { country: 'SE' }],
  [{ city: ' ', country: null }, {}],
])('the place %j is %j', (fields, expected) => {
  expect(placeOf({ ...fields })).toEqual(expected);
});
