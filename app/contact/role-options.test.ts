import { expect, it } from 'vitest';
import { roleOptions } from './role-options.ts';

it.each([
  [
    ['Architect', 'Tester'],
    ['Architect', 'Tester'],
  ],
  [
    ['Tester', 'Architect', 'Tester'],
    ['Tester (1)', 'Architect', 'Tester (3)'],
  ],
  [['x'.repeat(1_000)], [`${'x'.repeat(119)}…`]],
])(
  'roles are offered by their titles, with a number where those are the same, as far as the field of a message has room',
  (titles, options) => {
    expect(roleOptions(titles.map((title) => ({ title })))).toEqual(options);
  },
);
