import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { FORMATS } from '../../config/environment.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { createNotes, FeedFailure } from '../feed-content.ts';
import { createPace } from '../pace.ts';
import { parseBody } from '../parse-body.ts';
import { collect, translate } from '../translate.ts';
import type { Source, SourceItem } from './source.ts';
import { type Format, formatOf, namedFormat, sources } from './sources.ts';

// The examples have dates, which must not be in the future.
beforeAll(() => void vi.setSystemTime('2026-12-01'));

/**
 * By the name of the example: the format, and the fields that determine whether
 * an entry is shown, first its id.
 */
const CASES: readonly (readonly [
  example: string,
  format: Format,
  decisive: string,
])[] = [
  ['greenhouse.json', 'greenhouse', 'id title internal_job_id'],
  ['lever.json', 'lever', 'id text'],
  ['ashby.json', 'ashby', 'id title isListed'],
  ['recruitee.json', 'recruitee', 'id title status kind'],
  ['smartrecruiters.json', 'smartrecruiters', 'id name visibility'],
  ['bullhorn.json', 'bullhorn', 'id title isOpen isDeleted isPublic'],
  [
    'airtable.json',
    'table',
    'fields.ID fields fields.Project fields.Published',
  ],
  ['personio.xml', 'personio', 'id name'],
  ['workable.json', 'workable', 'shortcode title'],
  ['teamtailor-jobs.json', 'json-feed', 'id title'],
  ['teamtailor-jobs.xml', 'rss', 'guid title'],
  ['successfactors.xml', 'rss', 'guid title'],
  ['wp-job-manager.xml', 'rss', 'guid title'],
];

/** Where the answer of a format has its list. */
const LISTS: Partial<Record<Format, string>> = {
  greenhouse: 'jobs',
  lever: '',
  ashby: 'jobs',
  recruitee: 'offers',
  smartrecruiters: 'content',
  bullhorn: 'data',
  table: 'records',
  personio: 'workzag-jobs.position',
  workable: 'jobs',
  rss: 'rss.channel.item',
  atom: 'feed.entry',
  'json-feed': 'items',
};

const URL_OF_PAGE = 'https://feed.example/list?country=de&offset=0&limit=100';
const SETTINGS = {
  url: URL_OF_PAGE,
  columns: [],
  statuses: null,
  notes: createNotes(),
};
const itemsIn = (format: Format, body: unknown) =>
  [...sources[format].read(body, SETTINGS)].filter(
    (item) => item !== undefined,
  );

type Json = Readonly<Record<string, unknown>>;
const examples = new Map<string, unknown>();
beforeAll(async () => {
  for (const [file] of CASES) {
    const text = readFileSync(
      `lib/feed/sources/fixtures/examples/${file}`,
      'utf8',
    );
    examples.set(file, await parseBody(text, [], createPace(60)));
  }
});
const example = (file: string) => structuredClone(examples.get(file)) as Json;

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'words',
  -1,
  true,
  [],
  {},
  ['a', 'b'],
  [{ a: [null] }],
  { toString: 12 },
];

function* pathsIn(
  value: unknown,
  at: readonly string[] = [],
): Generator<readonly string[]> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* pathsIn(inner, [...at, key]);
}

/**
 * A copy with another value at a path, or without it if the value is
 * `undefined`.
 */
function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  to: unknown,
): unknown {
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = changed(copy[key], rest, to);
  if (inner !== undefined) copy[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** What an assignment says, in lines: its texts, and its values as JSON. */
function said({ posting: _, roles, stated, ...texts }: PublicProject) {
  const lines = Object.entries(texts).filter(
    ([name, value]) => value !== '' && name !== 'status',
  );
  const ofRoles = roles.flatMap(({ stated: values, ...role }) => [
    `role: ${Object.values(role).join(' | ')}`,
    ...(values ? [`  values: ${JSON.stringify(values)}`] : []),
  ]);
  return [
    ...lines.map(([name, value]) => `${name}: ${value}`),
    ...(stated ? [`values: ${JSON.stringify(stated)}`] : []),
    ...ofRoles,
  ].join('\n');
}
const translateItems = (items: readonly SourceItem[]) =>
  collect(
    items.map((item) => translate(item, { language: null, ownMail: '' })),
  );
const saidBy = (items: readonly SourceItem[]) =>
  translateItems(items).projects.map(said);

describe.each(CASES)('the source of %s', (file, format, decisive) => {
  const decisiveFields = decisive.split(' ');
  const [id = ''] = decisiveFields;
  const path = LISTS[format]?.split('.').filter(Boolean) ?? [];
  const entriesOf = () =>
    path.reduce(
      (holder: unknown, key) => (holder as Json)[key],
      example(file),
    ) as readonly Json[];
  const withEntries = (entries: readonly unknown[]) =>
    changed(example(file), path, entries);
  const shown: readonly string[] = JSON.parse(
    readFileSync('lib/feed/sources/fixtures/shown.json', 'utf8'),
  )[file];

  it('converts the system’s response to assignments, without private data', () => {
    expect(formatOf(examples.get(file))).toBe(format);
    const items = itemsIn(format, example(file));
    expect(saidBy(items)).toEqual(shown);
    expect(translateItems(items).leftOut).toEqual([]);
    expect(JSON.stringify(items)).not.toMatch(/private/i);
  });

  it('shows an entry in which any field that is not required is missing or wrong', () => {
    const [entry] = entriesOf();
    const variants = [...pathsIn(entry)].flatMap((at) =>
      WRONG.map((to) => ({ at, to })),
    );
    const entries = variants.map(({ at, to }, index) =>
      changed(changed(entry, id.split('.'), `variant-${index}`), at, to),
    );
    const items = itemsIn(format, withEntries(entries));
    const ids = new Set(translateItems(items).projects.map((one) => one.id));
    const lost = variants.filter((_, index) => !ids.has(`variant-${index}`));
    expect(
      lost.filter(
        ({ at }) => at.length > 0 && !decisiveFields.includes(at.join('.')),
      ),
    ).toEqual([]);
    expect(ids.size, 'control').toBeGreaterThan(60);
    expect(JSON.stringify(items)).not.toMatch(/private/i);
  });

  it('tolerates wrong values beside the list, and wrong entries in it; the list may be empty', () => {
    const payload = example(file);
    const beside = [...pathsIn(payload)].filter(
      ([key]) => key !== undefined && key !== (path[0] ?? key),
    );
    for (const at of beside) {
      for (const to of WRONG)
        expect(
          itemsIn(format, changed(payload, at, to)),
          at.join('.'),
        ).toHaveLength(shown.length);
    }
    expect(
      saidBy(itemsIn(format, withEntries([...WRONG, ...entriesOf()]))),
    ).toEqual(shown);
    expect(itemsIn(format, withEntries([]))).toEqual([]);
  });

  it('fails on an error, a list field that is no list, a text and null', () => {
    const wrong =
      path.length === 0
        ? { message: 'words' }
        : { [path.join('.')]: { id: 1 } };
    for (const body of [{ error: 'no such board' }, wrong, 'words', null])
      expect(() => itemsIn(format, body), JSON.stringify(body)).toThrow(
        FeedFailure,
      );
  });
});

describe('a format', () => {
  it.each([
    'https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true | greenhouse',
    'https://api.lever.co/v0/postings/example?mode=json | lever',
    'https://api.ashbyhq.com/posting-api/job-board/example | ashby',
    'https://example.recruitee.com/api/offers/ | recruitee',
    'https://api.smartrecruiters.com/v1/companies/example/postings | smartrecruiters',
    'https://apply.workable.com/api/v1/widget/accounts/example?details=true | workable',
    'https://example.jobs.personio.com/xml | personio',
    'https://public-rest31.bullhornstaffing.com/rest-services/example/search/JobOrder | bullhorn',
    'https://docs.google.com/spreadsheets/d/e/example/pub?output=csv | table',
    'https://api.airtable.com/v0/example/Assignments | table',
    'https://feed.example/projects | ',
    'https://boards-api.greenhouse.io.feed.example/ | ',
    'https://notrecruitee.com/api/offers/ | ',
    'file:feed.csv | ',
  ])(
    'is known by the host, unless PROJECTS_FEED_FORMAT names another: %s',
    (row) => {
      const [url, name] = row.split(' | ');
      const formatAt = (format: string) =>
        namedFormat(
          readConfig({ PROJECTS_FEED_URL: url, PROJECTS_FEED_FORMAT: format })
            .feed,
        );
      expect([formatAt(''), formatAt('Rss'), formatAt('none')]).toEqual([
        name || null,
        'rss',
        'none',
      ]);
    },
  );

  it.each<[Format, body: unknown]>([
    ['rss', { rss: { channel: '' } }],
    ['atom', { feed: '' }],
    ['json-feed', { version: 'x', items: [] }],
    ['none', []],
  ])('%s is known by %j, which is empty', (name, value) => {
    expect(formatOf(value)).toBe(name);
    expect(itemsIn(name, value)).toEqual([]);
  });

  it.each([...FORMATS])('%s is documented', (name) => {
    expect(readFileSync('docs/feed.md', 'utf8')).toContain(`| \`${name}\` |`);
  });

  it.each<[Format, body: object, next?: string]>([
    ['smartrecruiters', { content: [{}, {}], offset: 0, totalFound: 2 }],
    [
      'smartrecruiters',
      { content: [{}, {}], totalFound: 7 },
      URL_OF_PAGE.replace('offset=0', 'offset=2'),
    ],
    ['smartrecruiters', { content: [], totalFound: 7 }],
    [
      'bullhorn',
      { data: [{}, {}], start: 2, total: 7 },
      `${URL_OF_PAGE}&start=4`,
    ],
    [
      'table',
      { records: [], offset: 'itr/rec' },
      URL_OF_PAGE.replace('offset=0', 'offset=itr%2Frec'),
    ],
    ['table', { records: [] }],
    ['json-feed', { next_url: 'https://a.example/2' }, 'https://a.example/2'],
    ['none', { projects: [] }],
  ])('%s: the next page of %j is at %s', (name, body, next) => {
    expect(sources[name].next?.({ ...body }, URL_OF_PAGE) || undefined).toBe(
      next,
    );
  });

  const tier = (compensationType: string, maxValue: number) => ({
    components: [
      { compensationType, interval: '1 YEAR', currencyCode: 'EUR', maxValue },
    ],
  });
  const compensation = {
    compensationTiers: [
      tier('Salary', 9),
      tier('Equity', 2),
      tier('Salary', 6),
    ],
  };
  const ofContacts = [
    'CONTACT_PERSON',
    'Ihr Kontakt',
    'Recruiter',
    'Persona di contatto',
  ].map((name) => ({ name, value: 'PRIVATE' }));
  const role = (fields: object) => ({ roles: [{ title: 'N', ...fields }] });
  const unpaid = {
    roles: [expect.not.objectContaining({ price: expect.anything() })],
  };
  const link = 'https://feed.example/1';

  it.each<readonly [Format, object, object]>([
    [
      'ashby',
      {
        compensation,
        team: 'T',
        descriptionPlain: 'a',
        workplaceType: 'OnSite',
        location: 'B',
      },
      {
        sector: 'T',
        location: 'B; on site',
        context: 'a',
        ...role({ price: 'Up to 9 EUR per year; Up to 6 EUR per year' }),
      },
    ],
    [
      'ashby',
      { compensation, shouldDisplayCompensationOnJobPostings: false },
      unpaid,
    ],
    [
      'bullhorn',
      { salary: 62_000, salaryUnit: 'Yearly' },
      role({ price: '62,000 per year' }),
    ],
    [
      'personio',
      {
        salaryInformation: {
          min: '15.50',
          currencyCode: 'EUR',
          type: 'hourly',
        },
        jobDescriptions: {
          jobDescription: [
            ...ofContacts,
            { name: 'Tasks', type: 'CONTACT_PERSON', value: 'PRIVATE' },
            { name: 'Tasks', value: 'x' },
          ],
        },
      },
      { context: 'Tasks\n\nx', ...role({ price: 'From 15.5 EUR per hour' }) },
    ],
    ['recruitee', { on_site: true, location: 'B' }, { location: 'B; on site' }],
    [
      'lever',
      {
        country: 'NO',
        categories: { location: 'Oslo', allLocations: ['Oslo'] },
      },
      { stated: { countries: ['NO'] } },
    ],
    [
      'smartrecruiters',
      { location: { fullLocation: '', city: 'P', region: '', country: 'pt' } },
      { location: 'P, Portugal', stated: { countries: ['PT'] } },
    ],
    ['workable', { telecommuting: true }, { location: 'Remote' }],
    [
      'workable',
      { city: 'Oslo', state: 'Oslo', country: 'Norway', locations: [] },
      { location: 'Oslo, Norway', stated: { countries: ['NO'] } },
    ],
    [
      'greenhouse',
      {
        location: { name: '2 Locations' },
        offices: [{ name: 'Oslo' }, { name: 'Bergen' }],
      },
      { location: 'Oslo; Bergen' },
    ],
    [
      'recruitee',
      {
        min_hours: 32,
        max_hours: 36,
        employment_type_code: 'parttime',
        city: 'Oslo',
        country_code: 'NO',
        location: 'x',
      },
      {
        location: 'Oslo, Norway',
        ...role({
          allocation: 'Parttime, 32–36 hours a week',
          stated: { allocation: { from: 32, to: 36, unit: 'hours a week' } },
        }),
      },
    ],
    ['rss', { link }, { id: link }],
    ['atom', { link: { '@href': '/1' } }, { apply_url: link }],
    ['json-feed', { url: '1' }, { apply_url: link }],
    ['atom', { id: 'urn:1', author: 'PRIVATE' }, { id: 'urn:1' }],
    [
      'json-feed',
      { _jobposting: { baseSalary: { value: 'Competitive' } } },
      unpaid,
    ],
    [
      'atom',
      { content: { '@src': link }, summary: 'a\nb' },
      { context: 'a\nb' },
    ],
    [
      'json-feed',
      { id: null, url: link, content_text: 'a' },
      { id: link, context: 'a' },
    ],
  ])('%s: %j is %j', (name, fields, expected) => {
    const entry = {
      id: 1,
      shortcode: 1,
      title: 'N',
      name: 'N',
      text: 'N',
      ...fields,
    };
    const path = LISTS[name]?.split('.').filter(Boolean) ?? [];
    const body = path.reduceRight<unknown>(
      (inner, key) => ({ [key]: inner }),
      name === 'rss' ? entry : [entry],
    );
    const { projects } = translateItems(itemsIn(name, body));
    expect(projects).toMatchObject([expected]);
    expect(JSON.stringify(projects)).not.toMatch(/PRIVATE/);
  });

  it('of one’s own is written as docs/feed.md shows', async () => {
    const [, code = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/feed.md', 'utf8')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'ours-'));
    const file = join(folder, 'ours.ts');
    writeFileSync(
      file,
      code.replaceAll("from './", `from '${import.meta.dirname}/`),
    );
    const { ours } = (await import(/* @vite-ignore */ file)) as {
      ours: Source;
    };
    rmSync(folder, { recursive: true });
    const vacancy = {
      key: 7,
      title: 'Go',
      intro_html: '<p>x</p>',
      site: { city: 'Oslo', country_code: 'NO' },
      starts_on: '2027-03',
      rate: 95,
      public: true,
    };
    const items = [
      ...ours(
        { vacancies: [vacancy, { ...vacancy, key: 8, public: false }] },
        SETTINGS,
      ),
    ];
    expect(saidBy(items.filter((item) => item !== undefined))).toEqual([
      'id: 7\nname: Go\nlocation: Oslo, Norway\ntimeline: From March 2027\ncontext: x\nvalues: {"places":[{"city":"Oslo","country":"NO"}],"countries":["NO"],"start":"2027-03"}\nrole: Go | From 95 EUR per hour\n  values: {"pay":[{"from":95,"currency":"EUR","per":"hour"}]}',
    ]);
  });
});
