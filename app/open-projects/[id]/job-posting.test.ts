import { expect, it, vi } from 'vitest';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { jobPosting } from './job-posting.ts';

vi.mock('@/lib/content/company.ts', () => ({
  company: { name: 'Second & Sons <Ltd>' },
}));
vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });

const WHOLE: PublicProject = {
  id: 'EX-1',
  name: 'Payments platform',
  context: 'One & two\nthree\n\nFour',
  status: 'open',
  location: 'Berlin, Germany',
  timeline: 'January 2027',
  posted: '2026-11-03',
  stated: { countries: ['DE'] },
  roles: [{ title: 'Backend developer' }],
};

/**
 * What is said of an assignment that states no more than Google requires, by
 * its published rules for job postings.
 */
const REQUIRED = {
  '@type': 'JobPosting',
  title: 'Backend developer',
  description: '<p>One &amp; two<br>three</p><p>Four</p>',
  identifier: {
    '@type': 'PropertyValue',
    name: 'Example Consulting',
    value: 'EX-1',
  },
  url: 'https://consulting.example/open-projects/EX-1',
  datePosted: '2026-11-03',
  hiringOrganization: {
    '@type': 'Organization',
    '@id': 'https://consulting.example/#organization',
    name: 'Second & Sons <Ltd>',
    sameAs: 'https://consulting.example/',
  },
  jobLocation: {
    '@type': 'Place',
    address: expect.objectContaining({
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    }),
  },
  directApply: false,
};
const remote = {
  jobLocation: undefined,
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
};
const salaryOf = (amount: object) => {
  const value = { '@type': 'QuantitativeValue', ...amount };
  return {
    baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value },
  };
};
const priced = (price: string) => ({
  roles: [{ title: 'Backend developer', price }],
});

it.each<[changes: Partial<PublicProject>, expected: object | null]>([
  [{}, {}],
  [{ location: 'Remote within Germany' }, remote],
  [{ apply_by: '2026-12-01' }, { validThrough: '2026-12-01T23:59:59-12:00' }],
  [{ updated: '2026-11-05' }, { dateModified: '2026-11-05' }],
  [
    priced('95 EUR per hour'),
    salaryOf({ minValue: 95, maxValue: 95, unitText: 'HOUR' }),
  ],
  [
    priced('95–110 EUR per day'),
    salaryOf({ minValue: 95, maxValue: 110, unitText: 'DAY' }),
  ],
  [{ roles: [{ title: 'A' }, { title: 'B' }] }, { title: 'Payments platform' }],
  [{ posting: '<h3>a</h3><p>b</p>' }, { description: '<h3>a</h3><p>b</p>' }],
  [{ posted: undefined }, null],
  [{ stated: {}, location: 'Berlin or Vienna' }, null],
  [{ context: '' }, null],
  [{ apply_by: '2026-11-20' }, null],
])(
  'an assignment with %o is a JobPosting that says just that, or none: %o',
  (changes, expected) => {
    expect(jobPosting({ ...WHOLE, ...changes })).toEqual(
      expected && { ...REQUIRED, ...expected },
    );
  },
);

it('an example is no JobPosting', async () => {
  vi.stubEnv('PROJECTS_FEED_URL', '').resetModules();
  const { jobPosting: ofExamples } = await import('./job-posting.ts');
  expect(ofExamples(WHOLE)).toBeNull();
});
