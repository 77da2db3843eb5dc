import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

const feed = { url: new URL('https://feed.example/') as URL | null };

vi.mock('@/lib/config/config.ts', async (original) => ({
  ...(await original<typeof import('@/lib/config/config.ts')>()),
  config: () => ({ siteName: 'Example Consulting', feed, baseUrl: 'https://consulting.example' }),
  absoluteUrl: (path: string) => `https://consulting.example${path}`,
}));

const { jobPosting } = await import('./job-posting.ts');

const WHOLE: PublicProject = {
  ...{ id: 'EX-1', name: 'Payments platform', context: 'One & two\nthree\n\nFour', status: 'open' },
  ...{ location: 'Berlin, Germany', timeline: 'January 2027', posted: '2026-11-03', country: 'DE' },
  roles: [{ title: 'Backend developer' }],
};

const of = (changes: Partial<PublicProject>) => jobPosting({ ...WHOLE, ...changes });

/** What is said of an assignment that states no more than Google requires, by its published rules for job postings. */
const REQUIRED = {
  '@type': 'JobPosting',
  title: 'Backend developer',
  description: '<p>One &#38; two<br>three</p><p>Four</p>',
  identifier: { '@type': 'PropertyValue', name: 'Example Consulting', value: 'EX-1' },
  url: 'https://consulting.example/open-projects/EX-1',
  datePosted: '2026-11-03',
  hiringOrganization: {
    '@type': 'Organization',
    '@id': 'https://consulting.example/#organization',
    name: 'Example Consulting',
    sameAs: 'https://consulting.example/',
  },
  directApply: false,
};
const jobLocation = {
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
};
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
};
const salaryOf = (value: object) => ({
  baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', ...value } },
});
const priced = (...prices: string[]) => ({ roles: prices.map((price) => ({ title: 'Backend developer', price })) });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  feed.url = new URL('https://feed.example/');
});

describe('an assignment that states enough is a JobPosting, which says that and no more', () => {
  it.each<[string, Partial<PublicProject>, object]>([
    ['with a place', {}, {}],
    [
      'with lists',
      { context: 'T:\n- a & b\n  more\n  - 1. c' },
      { description: '<p>T:</p><ul><li>a &#38; b<br>more<ol><li>c</li></ol></li></ul>' },
    ],
    ['remote from a country', { location: 'Remote within Germany' }, { jobLocation: undefined, ...remote }],
    ['until a day', { apply_by: '2026-12-01' }, { validThrough: '2026-12-01T23:59:59-12:00' }],
    ['changed since', { updated: '2026-11-05' }, { dateModified: '2026-11-05' }],
    ['for a freelancer', { name: 'We look for a freelancer' }, { employmentType: 'CONTRACTOR' }],
    ['with a rate', priced('95 EUR per hour'), salaryOf({ value: 95, unitText: 'HOUR' })],
    ['with a range', priced('95–110 EUR per day'), salaryOf({ minValue: 95, maxValue: 110, unitText: 'DAY' })],
    ['with a limit', priced('up to 95 EUR per hour'), salaryOf({ maxValue: 95, unitText: 'HOUR' })],
    ['with several roles, by its name', { roles: [{ title: 'A' }, { title: 'B' }] }, { title: 'Payments platform' }],
    ['as its author wrote it', { posting: '<h3>a</h3><p>b</p>' }, { description: '<h3>a</h3><p>b</p>' }],
  ])('%s', (_title, changes, expected) => {
    expect(of(changes)).toEqual({ ...REQUIRED, jobLocation, ...expected });
  });
});

describe('it is none', () => {
  it.each<[string, Partial<PublicProject>]>([
    ['without a date', { posted: undefined }],
    ['without a country', { country: undefined, location: 'Remote' }],
    ['in several countries', { country: undefined, location: 'Berlin or Vienna' }],
    ['without a text', { context: '' }],
    ['after its last day', { apply_by: '2026-11-20' }],
  ])('%s', (_title, changes) => {
    expect(of(changes)).toBeNull();
  });

  it('while it is an example', () => {
    feed.url = null;
    expect(of({})).toBeNull();
  });
});
