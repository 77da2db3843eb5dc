import { expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { StatedFacts } from '../public-project/stated-facts.ts';
import { displayFields } from './display-text.ts';

/** What people read in Swedish of an assignment and its one role. */
async function inSwedish(texts: object, stated: StatedFacts, role: object) {
  vi.resetModules();
  vi.stubEnv('SITE_LANGUAGE', 'sv');
  const { displayRole, displayText } = await import('./display-text.ts');
  const assignment = project('a', {
    language: 'no',
    stated,
    roles: [{ title: 'Arkitekt', ...role }],
    ...texts,
  });
  const [first = { title: '' }] = assignment.roles;
  return [
    displayText(assignment, 'location'),
    displayText(assignment, 'timeline'),
    ...displayRole(assignment, first, ['price', 'allocation']),
  ].map(({ text, language }) => `${text} (${language})`);
}

const stated: StatedFacts = {
  places: [{ city: 'Oslo', country: 'NO' }],
  remote: 'no',
  start: '2027-03',
};
const ofRole = {
  pay: [{ from: 1_000, currency: 'NOK', per: 'hour' }],
  allocation: { from: 32, to: 32, unit: 'hours a week' },
};

it('what is composed of values is in the site’s language, and marked so', async () => {
  const texts = {
    location: 'Oslo, Norway; on site',
    timeline: 'From March 2027',
  };
  const role = {
    price: 'From 1,000 NOK per hour',
    allocation: '32 hours a week',
    stated: ofRole,
  };
  expect(await inSwedish(texts, stated, role)).toEqual([
    'Oslo, Norge; på plats (sv)',
    'Från mars 2027 (sv)',
    'Från 1\u00a0000 NOK per timme (sv)',
    '32 timmar i veckan (sv)',
  ]);
});

it('the upstream’s own words stay as they are, with their language', async () => {
  const texts = { location: 'Oslo sentrum', timeline: 'Fra mars' };
  const role = { price: '1000 kr', allocation: 'Heltid', stated: ofRole };
  expect(await inSwedish(texts, stated, role)).toEqual([
    'Oslo sentrum (no)',
    'Fra mars (no)',
    '1000 kr (no)',
    'Heltid (no)',
  ]);
});

const withStatuses = (...statuses: readonly string[]) =>
  statuses.map((status, at) =>
    project(`${at}`, { status, apply_by: at === 0 ? '2026-12-15' : undefined }),
  );

it.each([
  [['Matching', 'Interviews'], true],
  [['Matching', ''], true],
  [['Matching', 'Matching'], false],
  [['Matching'], false],
])(
  'of %j the status is shown unless all have the same',
  (statuses, isShown) => {
    const list = createProjectList(withStatuses(...statuses));
    const fields = list.all.map((each) =>
      displayFields(each, list).map(({ field }) => field),
    );
    for (const shown of fields) {
      expect(shown.includes('status')).toBe(isShown);
      expect(shown, 'control').toContain('location');
    }
    const [first, ...others] = fields;
    expect(first).toContain('apply_by');
    expect(others.flat()).not.toContain('apply_by');
  },
);
