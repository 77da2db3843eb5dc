import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicProject } from '@/lib/public-project.ts';

const feed = { url: new URL('https://feed.example/') as URL | null };

vi.mock('@/lib/config.ts', async (original) => ({
  ...(await original<typeof import('@/lib/config.ts')>()),
  config: () => ({ siteName: 'Example Consulting', company: {}, feed, baseUrl: 'https://consulting.example' }),
  absoluteUrl: (path: string) => `https://consulting.example${path}`,
}));

const { jobPosting } = await import('./job-posting.ts');

const WHOLE: PublicProject = {
  ...{ id: 'EX-1', name: 'Payments platform', context: 'One & two\nthree\n\nFour', status: 'open' },
  ...{ location: 'Berlin, Germany', timeline: 'January 2027', posted: '2026-11-03', country: 'DE' },
  roles: [{ title: 'Backend developer' }],
};

type Posting = Record<string, unknown>;
const of = (changes: Partial<PublicProject>) => jobPosting({ ...WHOLE, ...changes }) as Posting | null;

/** The names of Google's rules for job postings that a posting breaks. */
function broken(posting: Posting): string[] {
  const { title, description, datePosted, validThrough, employmentType, baseSalary } = posting;
  const organization = posting.hiringOrganization as Posting;
  const place = (posting.jobLocation as Posting | undefined)?.address as Posting | undefined;
  const { jobLocationType, applicantLocationRequirements: from } = posting;
  const salary = baseSalary as { currency: string; value: Posting } | undefined;
  const rules: Record<string, boolean> = {
    'title is a text': typeof title === 'string' && title !== '',
    'description is HTML with paragraphs, and not the title':
      /<p>|<br>|\n/.test(String(description)) && description !== title,
    'datePosted is ISO 8601': !Number.isNaN(Date.parse(String(datePosted))),
    'hiringOrganization has a name': typeof organization.name === 'string',
    'the place has a country, or the work is remote from one':
      jobLocationType === undefined
        ? /^[A-Z]{2}$/.test(String(place?.addressCountry))
        : jobLocationType === 'TELECOMMUTE' && (from as Posting)?.['@type'] === 'Country' && place === undefined,
    'validThrough is in the future': validThrough === undefined || Date.parse(String(validThrough)) > Date.now(),
    'employmentType is one that exists': employmentType === undefined || employmentType === 'CONTRACTOR',
    'baseSalary has a currency and an amount for a unit of time':
      salary === undefined ||
      (/^[A-Z]{3}$/.test(salary.currency) &&
        /^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/.test(String(salary.value.unitText)) &&
        ('value' in salary.value || ('minValue' in salary.value && 'maxValue' in salary.value))),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  feed.url = new URL('https://feed.example/');
});

describe('an assignment that states enough is a JobPosting by the published rules', () => {
  it.each<[string, Partial<PublicProject>, Posting]>([
    [
      'with a place',
      {},
      {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
        },
      },
    ],
    ['remote from a country', { location: 'Remote within Germany' }, { jobLocationType: 'TELECOMMUTE' }],
    ['until a day', { apply_by: '2026-12-01' }, { validThrough: '2026-12-01T23:59:59-12:00' }],
    ['for a freelancer', { context: 'We look for a freelancer.' }, { employmentType: 'CONTRACTOR' }],
    [
      'with a rate',
      { roles: [{ title: 'T', price: '95–110 EUR per hour' }] },
      {
        baseSalary: {
          ...{ '@type': 'MonetaryAmount', currency: 'EUR' },
          value: { '@type': 'QuantitativeValue', minValue: 95, maxValue: 110, unitText: 'HOUR' },
        },
      },
    ],
    ['with several roles, by its name', { roles: [{ title: 'A' }, { title: 'B' }] }, { title: 'Payments platform' }],
    ['as its author wrote it', { posting: '<h3>a</h3><p>b</p>' }, { description: '<h3>a</h3><p>b</p>' }],
  ])('%s', (_title, changes, expected) => {
    const posting = of(changes) as Posting;
    expect(posting).toMatchObject({ '@type': 'JobPosting', ...expected });
    expect(broken(posting)).toEqual([]);
  });

  it('says nothing that the assignment does not state', () => {
    expect(Object.keys(of({}) as Posting)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:validThrough|employmentType|baseSalary|dateModified)$/)]),
    );
    expect(of({})).toMatchObject({
      title: 'Backend developer',
      description: '<p>One &#38; two<br>three</p><p>Four</p>',
      hiringOrganization: { name: 'Example Consulting', sameAs: 'https://consulting.example/' },
    });
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
