import { expect, it } from 'vitest';
import type { PublicProjectRole } from '@/lib/public-project/public-project.ts';
import { roleOptions } from './role-options.ts';

const role = (title: string, terms = {}): PublicProjectRole => ({
  title,
  ...terms,
});
const backend = (terms = {}) => role('Senior backendutvecklare', terms);

it.each([
  [
    'titles, if they differ (control)',
    [role('Architect', { allocation: '50%' }), role('Tester')],
    ['Architect', 'Tester'],
  ],
  [
    'the allocation, if that differs',
    [backend({ allocation: '50 %' }), backend({ allocation: '100 %' })],
    ['Senior backendutvecklare (50 %)', 'Senior backendutvecklare (100 %)'],
  ],
  [
    'the rate, if only that differs',
    [
      backend({ allocation: '50 %', price: '90 EUR' }),
      backend({ allocation: '50 %', price: '95 EUR' }),
      role('Tester'),
    ],
    [
      'Senior backendutvecklare (90 EUR)',
      'Senior backendutvecklare (95 EUR)',
      'Tester',
    ],
  ],
  [
    'the technologies, where only one states them',
    [backend({ tech_stack: 'Kotlin' }), backend()],
    ['Senior backendutvecklare (Kotlin)', 'Senior backendutvecklare'],
  ],
  [
    'numbers, if nothing differs',
    [role('Tester'), role('Tester')],
    ['Tester (1)', 'Tester (2)'],
  ],
])('roles are told apart by %s', (_what, roles, labels) => {
  expect(roleOptions(roles)).toEqual(labels);
});

it('a label fits the field of a message', () => {
  const long = role('x'.repeat(1_000), { allocation: 'y'.repeat(1_000) });
  const [label = ''] = roleOptions([long, role('x'.repeat(1_000))]);
  expect(label.length).toBeLessThanOrEqual(200);
});
