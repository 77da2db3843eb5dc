import { expect, it } from 'vitest';
import { payIn, section, workplace } from './postings.ts';

it.each<[values: readonly unknown[], string | undefined]>([
  [[81_000, 87_000, 'USD', '1 YEAR'], '81,000–87,000 USD per year'],
  [['3800.00', '5200.50', 'eur', 'month'], '3,800–5,200.5 EUR per month'],
  [[null, '4500', 'EUR'], 'Up to 4,500 EUR'],
  [[500, 500, 'GBP', 'daily'], '500 GBP per day'],
  [[60, null, 'EUR', 'per-hour-wage'], 'From 60 EUR per hour'],
  [[0, 0, 'USD', 'year'], undefined],
  [['competitive', {}, 'USD'], undefined],
  ...[
    'bi-weekly-salary',
    'semi-month-salary',
    'bi-month-salary',
    'semi-annual',
    '2 WEEK',
    'one-time',
  ].map((period): [unknown[], string] => [
    [900, null, 'CHF', period],
    'From 900 CHF',
  ]),
])('the pay of %j is %s', ([min, max, currency, period], expected) => {
  expect(payIn({ min, max, currency, period })).toBe(expected);
});

it.each([
  'Oslo, Bergen, Oslo | hybrid | Oslo; Bergen; hybrid',
  'Berlin | OnSite | Berlin; on site',
  'Remote | remote | Remote',
  'Berlin | not remote | Berlin; on site',
  // Greenhouse: `location.name` beside `offices`.
  'Hybrid | | Hamburg; hybrid | Hamburg',
  'In-Office | | Hamburg; on site | Hamburg',
  'Distributed; Hybrid | | Hamburg; hybrid | Hamburg',
  '| | Oslo | Oslo',
  'Home Office | | Hamburg; remote | Hamburg',
  'Télétravail | | Lyon; remote | Lyon',
  'Distributed | | Remote',
  'Berlin; Hybrid | | Berlin; Hybrid | Hamburg',
])('the places, the mode, the workplace and the offices are: %s', (row) => {
  const [places = '', mode, expected, offices = ''] = row
    .split('|')
    .map((part) => part.trim());
  expect(workplace(places.split(', '), mode, offices.split(', ')) ?? '').toBe(
    expected,
  );
});

it('an empty part of a place leaves no comma, and parts may be a list', () => {
  expect(workplace(['Berlin, , Germany', ['Oslo', '', 'Norway'], null])).toBe(
    'Berlin, Germany; Oslo, Norway',
  );
});

it.each([
  'CONTACT_PERSON',
  'Contact person',
  'Your contact',
  'Recruiter',
  'Dein Ansprechpartner',
  'Bewerbungsansprechpartnerin',
  'Votre interlocuteur',
  'Rekryterare',
  'Noch Fragen?',
  'Get in touch',
  'Spørgsmål?',
  'Persona di contatto',
])('a section “%s” is left out, but not one about other things', (heading) => {
  expect(section(heading, '<p>Jo Doe</p>')).toBeUndefined();
  expect(section('Tasks', '<p>x</p>', heading)).toBeUndefined();
  for (const other of ['Contact centre', 'Contract', 'Tasks'])
    expect(section(other, 'x')).toContain(other);
});
