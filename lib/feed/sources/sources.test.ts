import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { project } from '../../../e2e/support/project.ts';
import { FORMATS } from '../../config/environment.ts';
import { FeedFailure } from '../feed-content.ts';
import type { FormatName } from '../feed-formats.ts';
import { createPace } from '../pace.ts';
import { parseBody } from '../parse-body.ts';
import { translateAll } from '../translate.ts';
import type { Source } from './fields.ts';
import { formatOfBody, sources } from './sources.ts';

// The examples have dates, which must not be in the future.
beforeAll(() => void vi.setSystemTime('2026-12-01'));
afterAll(() => void vi.useRealTimers());

const FOLDER = 'lib/feed/sources/fixtures';

/** A source: `examples/` has a response of its system, `shown/` what the site shows of it. */
type Case = {
  /** Its name, if the example has another. */
  readonly source?: FormatName;
  /** The path of the list; `null` if the response itself is the list. */
  readonly list: string | null;
  /** The fields that determine whether an entry is shown at all, first its id. */
  readonly decisive: readonly string[];
};

// Each with where the system's response format is documented.
const CASES: Readonly<Record<string, Case>> = {
  // https://developers.greenhouse.io/job-board.html#list-jobs
  // https://github.com/grnhse/greenhouse-api-docs/blob/master/source/includes/job-board/_jobs.md
  greenhouse: { list: 'jobs', decisive: ['id', 'title', 'internal_job_id'] },
  // https://github.com/lever/postings-api/blob/master/README.md#get-a-list-of-job-postings
  lever: { list: null, decisive: ['id', 'text'] },
  // https://developers.ashbyhq.com/docs/public-job-posting-api
  ashby: { list: 'jobs', decisive: ['id', 'title', 'isListed'] },
  // https://docs.recruitee.com/reference/intro-to-careers-site-api
  // https://docs.recruitee.com/docs/feed
  recruitee: { list: 'offers', decisive: ['id', 'title', 'status', 'kind'] },
  // https://dev.smartrecruiters.com/customer-api/posting-api/endpoints/postings/
  // https://dev.smartrecruiters.com/customer-api/posting-api/objects/posting/
  smartrecruiters: { list: 'content', decisive: ['id', 'name', 'visibility'] },
  // https://docs.teamtailor.com/#jobs
  // https://jsonapi.org/format/1.0/#document-compound-documents
  teamtailor: {
    list: 'data',
    decisive: 'id|attributes|attributes.title|attributes.status|attributes.human-status|attributes.internal'.split('|'),
  },
  // https://bullhorn.github.io/Public-API/
  // https://bullhorn.github.io/rest-api-docs/entityref.html#jobboardpost
  // https://github.com/bullhorn/career-portal/blob/master/src/app/services/search/search.service.ts
  bullhorn: { list: 'data', decisive: ['id', 'title', 'isOpen', 'isDeleted', 'isPublic'] },
  // https://www.rfc-editor.org/rfc/rfc4180 (a header line, then records), as converters to JSON write it
  table: { list: null, decisive: ['Assignment ID', 'Name', 'Status'] },
  // https://airtable.com/developers/web/api/list-records
  airtable: {
    source: 'table',
    list: 'records',
    decisive: ['fields.ID', 'fields', 'fields.Project', 'fields.Published'],
  },
  // https://developer.personio.de/docs/retrieving-open-job-positions
  personio: { list: 'workzag-jobs.position', decisive: ['id', 'name'] },
  // https://help.workable.com/hc/en-us/articles/115012771647
  workable: { list: 'jobs', decisive: ['shortcode', 'title'] },
  // https://www.jsonfeed.org/version/1.1/ with schema.org’s JobPosting; Teamtailor links it from each careers site.
  'teamtailor-jobs': { list: 'items', decisive: ['id', 'title'] },
};

const names = Object.keys(CASES);
const sourceOf = (name: string) => sources[CASES[name]?.source ?? (name as FormatName)];

const URL_OF_PAGE = 'https://feed.example/list?country=de&offset=0&limit=100';
const SETTINGS = { url: URL_OF_PAGE, columns: [], statuses: null, language: null, note: () => {} };

function made(name: string, payload: unknown) {
  const { read, next } = sourceOf(name);
  const items = [...read(payload, SETTINGS)].filter((item) => item !== null);
  return { json: JSON.stringify(items), items, next: next?.(payload, URL_OF_PAGE) ?? undefined };
}

type Json = Readonly<Record<string, unknown>>;
const fileOf = (name: string) => readdirSync(`${FOLDER}/examples`).find((file) => file.replace(/\.\w+$/, '') === name);
const examples = new Map<string, Json>();
beforeAll(async () => {
  for (const name of names) {
    const text = readFileSync(`${FOLDER}/examples/${fileOf(name)}`, 'utf8');
    examples.set(name, (await parseBody(text, [], createPace(60))).value as Json);
  }
});
const example = (name: string) => structuredClone(examples.get(name)) as Json;
const pathOf = (name: string) => CASES[name]?.list?.split('.') ?? [];
const valueAt = (value: unknown, path: readonly string[]) => path.reduce((holder, key) => (holder as Json)[key], value);
const entriesOf = (name: string) => valueAt(example(name), pathOf(name)) as readonly Json[];
/** The example with different entries. */
const withEntries = (name: string, entries: readonly unknown[]): unknown =>
  changed(example(name), pathOf(name), entries);

const WRONG = [undefined, null, '', 'words', -1, true, [], {}, ['a', 'b'], [{ a: [null] }]];

function* pathsIn(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, cached] of Object.entries(value)) yield* pathsIn(cached, [...at, key]);
}

/** A copy with another value at a path, or without it if the value is `undefined`. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  const cached = changed(copy[key], rest, to);
  if (cached !== undefined) copy[key] = cached;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

describe.each(names)('the source %s', (name) => {
  const { list, decisive } = CASES[name] as Case;
  const [id = ''] = decisive;
  const shown: readonly object[] = JSON.parse(readFileSync(`${FOLDER}/shown/${name}.json`, 'utf8'));

  it('converts the system’s response to assignments, without private data', async () => {
    const { json, items } = made(name, example(name));
    expect(translateAll(items)).toMatchObject({ projects: shown, dropped: [], ignored: [] });
    expect(json).not.toMatch(/private/i);
  });

  it('converts a list of one, and an empty list', async () => {
    const one = made(name, withEntries(name, entriesOf(name).slice(0, 1)));
    expect(translateAll(one.items).projects).toHaveLength(1);
    expect(made(name, withEntries(name, [])).items).toEqual([]);
  });

  it('shows an entry in which any field that is not required is missing or wrong', async () => {
    const [entry] = entriesOf(name);
    const variants = [...pathsIn(entry)].flatMap((path) => WRONG.map((to) => ({ path, to })));
    const entries = variants.map(({ path, to }, at) =>
      changed(changed(entry, id.split('.'), `variant-${at}`), path, to),
    );
    const { json, items } = made(name, withEntries(name, entries));
    const { projects } = translateAll(items);
    const lost = variants.filter((_, at) => !projects.some((project) => project.id === `variant-${at}`));
    const unexpected = lost.filter(({ path }) => path.length > 0 && !decisive.includes(path.join('.')));
    expect(unexpected).toEqual([]);
    expect(variants.length - lost.length, 'control').toBeGreaterThan(100);
    expect(json).not.toMatch(/private/i);
  });

  it('tolerates wrong values beside the list, and wrong entries in it', async () => {
    const payload = example(name);
    const beside = [...pathsIn(payload)].filter(([key]) => key !== undefined && key !== (pathOf(name)[0] ?? key));
    for (const path of beside) {
      for (const to of [undefined, null, 7, 'words', [null], {}]) {
        const { items } = made(name, changed(payload, path, to));
        expect(translateAll(items).projects, `${path.join('.')} ${JSON.stringify(to)}`).toHaveLength(shown.length);
      }
    }
    const { items } = made(name, withEntries(name, [null, 'words', 7, [], ...entriesOf(name), {}]));
    expect(translateAll(items).projects).toEqual(shown);
  });

  it.each([
    ['an error', { error: 'no such board' }],
    ['another system’s response', { results: [{ id: 1 }] }],
    ['a list field that is not a list', list === null ? { message: 'words' } : { [list]: { id: 1 } }],
    ['a text', 'words'],
    ['null', null],
  ])('fails on %s, rather than show an empty list', async (_title, payload) => {
    expect(() => made(name, payload)).toThrow(FeedFailure);
  });
});

describe('sources', () => {
  it('are known by what they send, and documented', () => {
    const text = readFileSync('docs/feed.md', 'utf8');
    for (const name of names.filter((one) => one !== 'table'))
      expect(formatOfBody(example(name))).toBe(CASES[name]?.source ?? name);
    for (const name of FORMATS) expect(text).toContain(`| \`${name}\` |`);
    expect(formatOfBody([{ id: 1, name: 'N' }])).toBeNull();
  });

  it.each([
    ['teamtailor', {}, 'https://api.teamtailor.example/v1/jobs?page%5Bnumber%5D=2&page%5Bsize%5D=4'],
    ['teamtailor', { links: { next: null } }, undefined],
    ['teamtailor-jobs', {}, 'https://career.consulting.example/jobs.json?page=2'],
    ['teamtailor-jobs', { next_url: undefined }, undefined],
    ['smartrecruiters', {}, undefined],
    ['smartrecruiters', { totalFound: 7 }, 'https://feed.example/list?country=de&offset=3&limit=100'],
    ['smartrecruiters', { totalFound: 7, offset: 4 }, undefined],
    ['smartrecruiters', { totalFound: 7, content: [] }, undefined],
    ['bullhorn', {}, undefined],
    ['bullhorn', { total: 7 }, 'https://feed.example/list?country=de&offset=0&limit=100&start=3'],
    ['bullhorn', { total: 7, start: 4 }, undefined],
    ['bullhorn', { total: 7, data: [] }, undefined],
  ])('%s: with %j the next page is at %s', (name, more, next) => {
    expect(made(name, { ...example(name), ...more }).next).toBe(next);
  });

  it('an Ashby job without an id gets it from its address', async () => {
    const { id: _, ...job } = entriesOf('ashby')[0] as Json;
    const { items } = made('ashby', { jobs: [job] });
    expect(translateAll(items).projects.map(({ id }) => id)).toEqual(['145ff46b-1441-4773-bcd3-c8c90baa598a']);
  });

  const ofTier = (minValue: number | null, maxValue: number, currencyCode: string) => ({
    title: currencyCode,
    components: [
      { compensationType: 'Salary', interval: '1 YEAR', currencyCode, minValue, maxValue },
      { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 1, maxValue: 2 },
    ],
  });
  const tiers = (...compensationTiers: readonly object[]) => ({
    compensation: { summaryComponents: [], compensationTiers },
  });
  const contact = (name: string) => ({ name, value: '<p>PRIVATE, +49 30 1234</p>' });
  const personio = (position: object) => ({ 'workzag-jobs': { position: { id: 1, name: 'N', ...position } } });
  const pay = (type: string, min: string, max: string) =>
    personio({ salaryInformation: { min, max, currencyCode: 'EUR', type } });
  const job = (more: object) => ({ jobs: [{ id: 1, title: 'N', ...more }] });
  const board = (name: string, ...offices: readonly string[]) =>
    job({ location: { name }, offices: offices.map((location) => ({ location })) });
  const lever = (interval: string) => [
    { id: '1', text: 'N', salaryRange: { min: 900, max: 1000, currency: 'EUR', interval } },
  ];
  const role = (fields: object) => ({ roles: [{ title: 'N', ...fields }] });
  const smart = (fullLocation: string) => ({ content: [{ id: 1, name: 'N', location: { fullLocation } }] });
  it.each<readonly [FormatName, unknown, object]>([
    ['ashby', job(tiers(ofTier(81_000, 87_000, 'USD'))), role({ price: '81,000–87,000 USD per year' })],
    [
      'ashby',
      job(tiers(ofTier(81_000, 87_000, 'USD'), ofTier(null, 60_000, 'EUR'))),
      role({ price: '81,000–87,000 USD per year; Up to 60,000 EUR per year' }),
    ],
    ['personio', pay('hourly', '15.50', '20.00'), role({ price: '15.5–20 EUR per hour' })],
    ['personio', pay('monthly', '3000', ''), role({ price: 'From 3,000 EUR per month' })],
    ['personio', pay('yearly', '0.00', '60000.00'), role({ price: 'Up to 60,000 EUR per year' })],
    [
      'personio',
      personio({ schedule: 'full-or-part-time', employmentType: 'permanent' }),
      role({ allocation: 'Full-time or part-time, permanent' }),
    ],
    [
      'personio',
      personio({
        jobDescriptions: {
          jobDescription: [contact('CONTACT_PERSON'), contact('Dein Ansprechpartner'), { name: 'Tasks', value: 'x' }],
        },
      }),
      { context: 'Tasks\n\nx' },
    ],
    ['greenhouse', board('Remote', 'Hamburg'), { location: 'Hamburg; remote' }],
    ['greenhouse', board('Home Office', 'Hamburg'), { location: 'Hamburg; remote' }],
    ['greenhouse', board('Distributed'), { location: 'Remote' }],
    ['smartrecruiters', smart('Berlin, , Germany'), { location: 'Berlin, Germany' }],
    ['lever', lever('semi-month-salary'), role({ price: '900–1,000 EUR semimonthly' })],
    ['lever', lever('bi-month-salary'), role({ price: '900–1,000 EUR' })],
    [
      'rss',
      { rss: { channel: { item: { title: 'N', guid: { '#text': '7' }, link: 'https://a.example/7' } } } },
      { id: '7', apply_url: 'https://a.example/7' },
    ],
    [
      'rss',
      { rss: { channel: { item: { title: 'N', link: 'https://a.example/7', pubDate: 'Tue, 03 Nov 26 08:00 GMT' } } } },
      { id: 'https://a.example/7', posted: '2026-11-03T08:00:00Z' },
    ],
    [
      'atom',
      {
        feed: {
          entry: { title: 'N', id: 'urn:1', link: { '@href': 'https://a.example/1' }, author: { name: 'PRIVATE' } },
        },
      },
      { id: 'urn:1', apply_url: 'https://a.example/1' },
    ],
    [
      'json-feed',
      { version: 'x', items: [{ url: 'https://a.example/1', title: 'N', content_text: 'a' }] },
      { id: 'https://a.example/1', context: 'a' },
    ],
  ])('%s: %j is %j', (name, body, expected) => {
    const { projects } = translateAll([...sources[name].read(body, SETTINGS)]);
    expect(projects).toMatchObject([expected]);
    expect(JSON.stringify(projects)).not.toMatch(/PRIVATE/);
  });

  it.each(['rss', 'atom', 'json-feed'] as const)('%s may be empty, and is known then too', (name) => {
    const body = { rss: { rss: { channel: '' } }, atom: { feed: '' }, 'json-feed': { version: 'x', items: [] } }[name];
    expect(formatOfBody(body)).toBe(name);
    expect([...sources[name].read(body, SETTINGS)]).toEqual([]);
  });

  it('one of our own is written as docs/feed.md shows', async () => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/feed.md', 'utf8')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'ours-'));
    const file = join(folder, 'ours.ts');
    writeFileSync(file, code.replaceAll("from './", `from '${import.meta.dirname}/`));
    const { ours } = (await import(/* @vite-ignore */ file)) as { ours: Source };
    rmSync(folder, { recursive: true });
    const vacancy = {
      key: 7,
      title: 'Go developer',
      intro_html: '<p>x</p>',
      starts_on: '2027-03',
      rate: 95,
      public: true,
    };
    const vacancies = [vacancy, { ...vacancy, key: 8, public: false }];
    const { projects, ignored } = translateAll([...ours({ vacancies }, SETTINGS)]);
    const roles = [{ title: 'Go developer', price: 'From 95 EUR per hour' }];
    const texts = { context: 'x', posting: '<p>x</p>', timeline: 'From March 2027', status: 'Open', roles };
    expect(projects).toEqual([project('7', { name: 'Go developer', ...texts })]);
    expect(ignored).toEqual([]);
  });
});
