import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { project } from '../../../e2e/support/project.ts';
import { readConfig } from '../../config/config.ts';
import { FORMATS } from '../../config/environment.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { FeedFailure } from '../feed-content.ts';
import { createPace } from '../pace.ts';
import { type Body, parseBody } from '../parse-body.ts';
import { translateAll } from '../translate.ts';
import type { Source } from './postings.ts';
import { type Format, formatOf, namedFormat, sources } from './sources.ts';
import type { Table } from './table.ts';

// The examples have dates, which must not be in the future.
beforeAll(() => void vi.setSystemTime('2026-12-01'));
afterAll(() => void vi.useRealTimers());

const FOLDER = 'lib/feed/sources/fixtures';

/** An example of a system’s answer: its list, and the fields that determine whether an entry is shown, first its id. */
type Case = { readonly source?: Format; readonly list: string | null; readonly decisive: string };

// Each with where the system's response format is documented.
const CASES: Readonly<Record<string, Case>> = {
  // https://developers.greenhouse.io/job-board.html#list-jobs
  greenhouse: { list: 'jobs', decisive: 'id title internal_job_id' },
  // https://github.com/lever/postings-api/blob/master/README.md#get-a-list-of-job-postings
  lever: { list: null, decisive: 'id text' },
  // https://developers.ashbyhq.com/docs/public-job-posting-api
  ashby: { list: 'jobs', decisive: 'id title isListed' },
  // https://docs.recruitee.com/reference/intro-to-careers-site-api
  recruitee: { list: 'offers', decisive: 'id title status kind' },
  // https://dev.smartrecruiters.com/customer-api/posting-api/objects/posting/
  smartrecruiters: { list: 'content', decisive: 'id name visibility' },
  // https://docs.teamtailor.com/#jobs, https://jsonapi.org/format/1.0/#document-compound-documents
  teamtailor: {
    list: 'data',
    decisive: 'id attributes attributes.title attributes.status attributes.human-status attributes.internal',
  },
  // https://bullhorn.github.io/Public-API/, https://bullhorn.github.io/rest-api-docs/entityref.html#jobboardpost
  bullhorn: { list: 'data', decisive: 'id title isOpen isDeleted isPublic' },
  // https://www.rfc-editor.org/rfc/rfc4180
  table: { list: null, decisive: 'Assignment_ID Name Status' },
  // https://airtable.com/developers/web/api/list-records
  airtable: { source: 'table', list: 'records', decisive: 'fields.ID fields fields.Project fields.Published' },
  // https://developer.personio.de/docs/retrieving-open-job-positions
  personio: { list: 'workzag-jobs.position', decisive: 'id name' },
  // https://help.workable.com/hc/en-us/articles/115012771647
  workable: { list: 'jobs', decisive: 'shortcode title' },
};

const names = Object.keys(CASES);
const sourceOf = (name: string) => sources[CASES[name]?.source ?? (name as Format)];

const URL_OF_PAGE = 'https://feed.example/list?country=de&offset=0&limit=100';
const SETTINGS = { url: URL_OF_PAGE, columns: [], statuses: null };

function made(name: string, payload: unknown) {
  const { read, next } = sourceOf(name);
  const items = [...read(payload, SETTINGS)].filter((item) => item !== null);
  return { json: JSON.stringify(items), items, next: next?.(payload, URL_OF_PAGE) ?? undefined };
}

type Json = Readonly<Record<string, unknown>>;
const examples = new Map<string, Body>();
beforeAll(async () => {
  for (const file of readdirSync(`${FOLDER}/examples`)) {
    const text = readFileSync(`${FOLDER}/examples/${file}`, 'utf8');
    const body = await parseBody(text, [], createPace(60));
    const value = body.kind === 'table' ? (body.value as Table).rows.map(({ cells }) => cells) : body.value;
    examples.set(file.replace(/\.\w+$/, ''), { ...body, value });
  }
});
const example = (name: string) => structuredClone(examples.get(name)?.value) as Json;
const pathOf = (name: string) => CASES[name]?.list?.split('.') ?? [];
const entriesOf = (name: string) =>
  pathOf(name).reduce((holder: unknown, key) => (holder as Json)[key], example(name)) as readonly Json[];
/** The example with different entries. */
const withEntries = (name: string, entries: readonly unknown[]): unknown =>
  changed(example(name), pathOf(name), entries);

const WRONG = [undefined, null, '', 'words', -1, true, [], {}, ['a', 'b'], [{ a: [null] }]];

function* pathsIn(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...at, key]);
}

/** A copy with another value at a path, or without it if the value is `undefined`. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = changed(copy[key], rest, to);
  if (inner !== undefined) copy[key] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** What an assignment says, in lines. */
function said({ posting: _, roles, ...facts }: PublicProject) {
  const stated = Object.entries(facts).filter(([name, value]) => value !== '' && name !== 'status');
  const ofRoles = roles.map((role) => `role: ${Object.values(role).join(' | ')}`);
  return [...stated.map(([name, value]) => `${name}: ${value}`), ...ofRoles].join('\n');
}
const saidBy = (items: readonly unknown[]) => translateAll(items).projects.map(said);

describe.each(names)('the source %s', (name) => {
  const { list, decisive } = CASES[name] as Case;
  const decisiveFields = decisive.split(' ').map((field) => field.replace('_ID', ' ID'));
  const [id = ''] = decisiveFields;
  const shown: readonly string[] = JSON.parse(readFileSync(`${FOLDER}/shown.json`, 'utf8'))[name];

  it('converts the system’s response to assignments, without private data', async () => {
    const { json, items } = made(name, example(name));
    expect(saidBy(items)).toEqual(shown);
    expect(translateAll(items)).toMatchObject({ leftOut: [] });
    expect(json).not.toMatch(/private/i);
  });

  it('shows an entry in which any field that is not required is missing or wrong', async () => {
    const [entry] = entriesOf(name);
    const variants = [...pathsIn(entry)].flatMap((path) => WRONG.map((to) => ({ path, to })));
    const entries = variants.map(({ path, to }, at) =>
      changed(changed(entry, id.split('.'), `variant-${at}`), path, to),
    );
    const { json, items } = made(name, withEntries(name, entries));
    const { projects } = translateAll(items);
    const lost = variants.filter((_, at) => !projects.some((one) => one.id === `variant-${at}`));
    const unexpected = lost.filter(({ path }) => path.length > 0 && !decisiveFields.includes(path.join('.')));
    expect(unexpected).toEqual([]);
    expect(variants.length - lost.length, 'control').toBeGreaterThan(100);
    expect(json).not.toMatch(/private/i);
  });

  it('tolerates wrong values beside the list, and wrong entries in it; the list may be empty', async () => {
    const payload = example(name);
    const beside = [...pathsIn(payload)].filter(([key]) => key !== undefined && key !== (pathOf(name)[0] ?? key));
    for (const path of beside) {
      for (const to of [undefined, null, 7, 'words', [null], {}])
        expect(saidBy(made(name, changed(payload, path, to)).items), path.join('.')).toHaveLength(shown.length);
    }
    expect(saidBy(made(name, withEntries(name, [null, 'words', 7, [], ...entriesOf(name), {}])).items)).toEqual(shown);
    expect(made(name, withEntries(name, [])).items).toEqual([]);
  });

  it.each([
    ['an error', { error: 'no such board' }],
    ['a list field that is not a list', list === null ? { message: 'words' } : { [list]: { id: 1 } }],
    ['a text', 'words'],
    ['null', null],
  ])('fails on %s, rather than show an empty list', async (_title, payload) => {
    expect(() => made(name, payload)).toThrow(FeedFailure);
  });
});

describe('a format', () => {
  it.each([
    ['https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true', 'greenhouse'],
    ['https://api.lever.co/v0/postings/example?mode=json', 'lever'],
    ['https://api.eu.lever.co/v0/postings/example?mode=json', 'lever'],
    ['https://api.ashbyhq.com/posting-api/job-board/example', 'ashby'],
    ['https://example.recruitee.com/api/offers/', 'recruitee'],
    ['https://api.smartrecruiters.com/v1/companies/example/postings', 'smartrecruiters'],
    ['https://api.na.teamtailor.com/v1/jobs', 'teamtailor'],
    ['https://apply.workable.com/api/v1/widget/accounts/example?details=true', 'workable'],
    ['https://example.jobs.personio.com/xml', 'personio'],
    ['https://public-rest31.bullhornstaffing.com/rest-services/example/search/JobOrder', 'bullhorn'],
    ['https://docs.google.com/spreadsheets/d/e/example/pub?output=csv', 'table'],
    ['https://api.airtable.com/v0/example/Assignments', 'table'],
    ['https://feed.example/projects', null],
    ['https://boards-api.greenhouse.io.feed.example/', null],
    ['https://notrecruitee.com/api/offers/', null],
    ['https://api-lever.co/', null],
  ])('at %s is %s, whose documentation has this address', (url, name) => {
    const formatAt = (format: string) =>
      namedFormat(readConfig({ PROJECTS_FEED_URL: url, PROJECTS_FEED_FORMAT: format }).feed);
    expect(formatAt('')).toBe(name);
    expect([formatAt('Rss'), formatAt('none')], 'PROJECTS_FEED_FORMAT comes first').toEqual(['rss', 'none']);
  });

  it('is known by what it sends, also where feeds for readers are empty, and documented', () => {
    for (const name of names) expect(formatOf(examples.get(name) as Body)).toBe(CASES[name]?.source ?? name);
    const jsonFormat = (value: unknown) => formatOf({ kind: 'JSON', value });
    const empty = { rss: { rss: { channel: '' } }, atom: { feed: '' }, 'json-feed': { version: 'x', items: [] } };
    for (const [name, body] of Object.entries(empty)) {
      expect(jsonFormat(body)).toBe(name);
      expect(made(name, body).items).toEqual([]);
    }
    expect(jsonFormat([{ id: 1, name: 'N' }])).toBe('none');
    const text = readFileSync('docs/feed.md', 'utf8');
    for (const name of FORMATS) expect(text).toContain(`| \`${name}\` |`);
  });

  it.each([
    ['teamtailor', {}, 'https://api.teamtailor.example/v1/jobs?page%5Bnumber%5D=2&page%5Bsize%5D=4'],
    ['teamtailor', { links: { next: null } }, undefined],
    ['smartrecruiters', {}, undefined],
    ['smartrecruiters', { totalFound: 7 }, 'https://feed.example/list?country=de&offset=2&limit=100'],
    ['smartrecruiters', { totalFound: 7, offset: 5 }, undefined],
    ['smartrecruiters', { totalFound: 7, content: [] }, undefined],
    ['bullhorn', { total: 7 }, 'https://feed.example/list?country=de&offset=0&limit=100&start=2'],
    ['airtable', {}, 'https://feed.example/list?country=de&offset=itrExample%2FrecExample0000003&limit=100'],
  ])('%s: with %j the next page is at %s', (name, more, next) => {
    expect(made(name, { ...example(name), ...more }).next).toBe(next);
  });

  const tier = (minValue: number | null, maxValue: number, currencyCode: string, compensationType = 'Salary') => ({
    components: [{ compensationType, interval: '1 YEAR', currencyCode, minValue, maxValue }],
  });
  const tiers = (...compensationTiers: readonly object[]) => ({ compensation: { compensationTiers } });
  const pay = (type: string, min: string, max: string) => ({
    salaryInformation: { min, max, currencyCode: 'EUR', type },
  });
  const sections = (...headings: readonly string[]) => ({
    jobDescriptions: {
      jobDescription: headings.map((name) => ({ name, value: /^T/.test(name) ? 'x' : 'PRIVATE +49 30' })),
    },
  });
  const lever = (interval: string) => ({ salaryRange: { min: 9, max: 10, currency: 'EUR', interval } });
  const role = (fields: object) => ({ roles: [{ title: 'N', ...fields }] });
  const link = 'https://a.example/1';
  const hiddenPay = {
    shouldDisplayCompensationOnJobPostings: false,
    compensation: { scrapeableCompensationSalarySummary: 'PRIVATE' },
  };
  const onSite = { team: 'T', descriptionPlain: 'a', workplaceType: 'OnSite', location: 'B' };
  const direct = { salary: 62_000, salaryUnit: 'Yearly' };
  /** The answer of a system with one entry. */
  function answer(name: string, fields: object): unknown {
    const entry = { id: 1, shortcode: 1, title: 'N', name: 'N', text: 'N', ...fields };
    if (name === 'rss') return { rss: { channel: { item: entry } } };
    if (name === 'atom') return { feed: { entry } };
    const { list } = CASES[name] ?? { list: 'items' };
    return (list?.split('.') ?? []).reduceRight<unknown>((inner, key) => ({ [key]: inner }), [entry]);
  }
  it.each<readonly [string, object, object]>([
    ['ashby', { id: null, jobUrl: 'https://a.example/b/id-1' }, { id: 'id-1' }],
    [
      'ashby',
      tiers(tier(81_000, 87_000, 'USD'), tier(1, 2, '', 'Equity')),
      role({ price: '81,000–87,000 USD per year' }),
    ],
    [
      'ashby',
      tiers(tier(8, 9, 'USD'), tier(null, 6, 'EUR')),
      role({ price: '8–9 USD per year; Up to 6 EUR per year' }),
    ],
    ['ashby', hiddenPay, { roles: [{ title: 'N' }] }],
    ['ashby', onSite, { sector: 'T', location: 'B; on site', context: 'a' }],
    ['bullhorn', direct, role({ price: '62,000 per year' })],
    ['personio', pay('hourly', '15.50', '20.00'), role({ price: '15.5–20 EUR per hour' })],
    ['personio', pay('monthly', '3000', ''), role({ price: 'From 3,000 EUR per month' })],
    ['personio', pay('yearly', '0.00', '60000.00'), role({ price: 'Up to 60,000 EUR per year' })],
    ['personio', { schedule: 'full-or-part-time' }, role({ allocation: 'Full-or-part-time' })],
    ['personio', sections('CONTACT_PERSON', 'Dein Ansprechpartner', 'Tasks'), { context: 'Tasks\n\nx' }],
    ['greenhouse', { location: { name: 'Remote' }, offices: [{ location: 'Bonn' }] }, { location: 'Bonn; remote' }],
    ['lever', lever('semi-month-salary'), role({ price: '9–10 EUR' })],
    ['lever', lever('bi-month-salary'), role({ price: '9–10 EUR' })],
    ['recruitee', { location: 'Remote job', remote: true }, { location: 'Remote job' }],
    ['recruitee', { close_at: 'December 2026' }, { timeline: '' }],
    ['recruitee', { close_at: '2026-12-31 22:59:59 UTC' }, { apply_by: '2026-12-31' }],
    ['smartrecruiters', { location: { fullLocation: 'Berlin, , Germany' } }, { location: 'Berlin, Germany' }],
    ['smartrecruiters', { location: { city: 'P', region: '', country: 'pt' } }, { location: 'P, PT', country: 'PT' }],
    ['smartrecruiters', { jobAd: { sections: { qualifications: { text: '<p>q</p>' } } } }, { context: 'q' }],
    ['workable', { telecommuting: true }, { location: 'Remote' }],
    ['rss', { guid: { '#text': '7' }, link, author: 'PRIVATE' }, { id: '7', apply_url: link }],
    ['rss', { link, pubDate: 'Tue, 03 Nov 26 08:00 GMT' }, { id: link, posted: '2026-11-03T08:00:00Z' }],
    ['atom', { id: 'urn:1', link: { '@href': link }, author: { name: 'PRIVATE' } }, { id: 'urn:1', apply_url: link }],
    ['json-feed', { id: null, url: link, content_text: 'a' }, { id: link, context: 'a' }],
  ])('%s: %j is %j', (name, fields, expected) => {
    const { projects } = translateAll(made(name, answer(name, fields)).items);
    expect(projects).toMatchObject([expected]);
    expect(JSON.stringify(projects)).not.toMatch(/PRIVATE/);
  });

  it('of one’s own is written as docs/feed.md shows', async () => {
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
    const { projects, leftOut } = translateAll([...ours({ vacancies }, SETTINGS)].filter((item) => item !== null));
    const roles = [{ title: 'Go developer', price: 'From 95 EUR per hour' }];
    const texts = { context: 'x', posting: '<p>x</p>', timeline: 'From March 2027', status: 'Open', roles };
    expect(projects).toEqual([project('7', { name: 'Go developer', ...texts })]);
    expect(leftOut).toEqual([]);
  });
});
