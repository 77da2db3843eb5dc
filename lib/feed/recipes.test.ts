import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { recipeNames } from '../config/recipes.ts';
import { FeedFailure } from './feed-request.ts';
import { parseBody } from './parse-body.ts';
import { parseTransformed } from './parse-page.ts';
import { createTransform } from './transform.ts';
import { translateAll } from './translate.ts';

// The examples have dates, which must not be in the future.
beforeAll(() => void vi.setSystemTime('2026-12-01'));
afterAll(() => void vi.useRealTimers());

const FOLDER = 'docs/recipes';
const PROGRAMS = 'lib/feed/recipes';

/** A recipe: `examples/` has a response of its system, `shown/` what the site shows of it. */
type Recipe = {
  /** The recipe, if it has another name. */
  readonly recipe?: string;
  /** The path of the list; `null` if the response itself is the list. */
  readonly list: string | null;
  /** The fields that determine whether an entry is shown at all, first its id. */
  readonly decisive: readonly string[];
};

// Each with where the system's response format is documented.
const RECIPES: Readonly<Record<string, Recipe>> = {
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
    recipe: 'table',
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

const names = Object.keys(RECIPES);
const transforms = new Map(
  names.map((name) => {
    const expression = readFileSync(`${PROGRAMS}/${RECIPES[name]?.recipe ?? name}.jsonata`, 'utf8');
    return [name, createTransform(expression, 50_000_000)];
  }),
);

const URL_OF_PAGE = 'https://feed.example/list?country=de&offset=0&limit=100';

async function made(name: string, payload: unknown) {
  const made = await transforms.get(name)?.(JSON.parse(JSON.stringify(payload)), URL_OF_PAGE);
  if (made === undefined) throw new Error(`no recipe ${name}`);
  return { json: JSON.stringify(made), ...parseTransformed(made) };
}

type Json = Readonly<Record<string, unknown>>;
const fileOf = (name: string) => readdirSync(`${FOLDER}/examples`).find((file) => file.replace(/\.\w+$/, '') === name);
const example = (name: string) => parseBody(readFileSync(`${FOLDER}/examples/${fileOf(name)}`, 'utf8')).value as Json;
const pathOf = (name: string) => RECIPES[name]?.list?.split('.') ?? [];
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

describe.each(names)('the recipe %s', (name) => {
  const { list, decisive } = RECIPES[name] as Recipe;
  const [id = ''] = decisive;
  const shown: readonly object[] = JSON.parse(readFileSync(`${FOLDER}/shown/${name}.json`, 'utf8'));

  it('converts the system’s response to assignments, without private data', async () => {
    const { json, items } = await made(name, example(name));
    expect(translateAll(items)).toMatchObject({ projects: shown, dropped: [], ignored: [] });
    expect(json).not.toMatch(/private/i);
  });

  it('converts a list of one, and an empty list', async () => {
    const one = await made(name, withEntries(name, entriesOf(name).slice(0, 1)));
    expect(translateAll(one.items).projects).toHaveLength(1);
    expect(one.json).toMatch(/"projects":\[\{.*"roles":\[\{/);
    expect((await made(name, withEntries(name, []))).items).toEqual([]);
  });

  it('shows an entry in which any field that is not required is missing or wrong', async () => {
    const [entry] = entriesOf(name);
    const variants = [...pathsIn(entry)].flatMap((path) => WRONG.map((to) => ({ path, to })));
    const entries = variants.map(({ path, to }, at) =>
      changed(changed(entry, id.split('.'), `variant-${at}`), path, to),
    );
    const { json, items } = await made(name, withEntries(name, entries));
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
        const { items } = await made(name, changed(payload, path, to));
        expect(translateAll(items).projects, `${path.join('.')} ${JSON.stringify(to)}`).toHaveLength(shown.length);
      }
    }
    const { items } = await made(name, withEntries(name, [null, 'words', 7, [], ...entriesOf(name), {}]));
    expect(translateAll(items).projects).toEqual(shown);
  });

  it.each([
    ['an error', { error: 'no such board' }],
    ['another system’s response', { results: [{ id: 1 }] }],
    ['a list field that is not a list', list === null ? { message: 'words' } : { [list]: { id: 1 } }],
    ['a text', 'words'],
    ['null', null],
  ])('fails on %s, rather than show an empty list', async (_title, payload) => {
    await expect(made(name, payload)).rejects.toThrow(FeedFailure);
  });
});

describe('recipes', () => {
  it('each have an example and a section in the document beside them', () => {
    const files = readdirSync(PROGRAMS).filter((file) => file.endsWith('.jsonata'));
    const recipes = new Set(names.map((name) => RECIPES[name]?.recipe ?? name));
    expect(files).toEqual([...recipes].map((name) => `${name}.jsonata`).sort());
    expect(recipeNames).toEqual([...recipes].sort());
    const text = readFileSync(`${FOLDER}/README.md`, 'utf8');
    for (const name of recipes) expect(text).toContain(`| \`${name}\` |`);
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
  ])('%s: with %j the next page is at %s', async (name, more, next) => {
    expect((await made(name, { ...example(name), ...more })).next ?? undefined).toBe(next);
  });

  it('an Ashby job without an id gets it from its address', async () => {
    const { id: _, ...job } = entriesOf('ashby')[0] as Json;
    const { items } = await made('ashby', { jobs: [job] });
    expect(translateAll(items).projects.map(({ id }) => id)).toEqual(['145ff46b-1441-4773-bcd3-c8c90baa598a']);
  });

  it('a table may spell its columns differently, have no ids, or be inside an object', async () => {
    const ferries = { project_name: 'Ferries', remote: '', from: '', until: '' };
    const rows = [
      { ...ferries, job_title: 'Go developer', SKILLS: 'Go', remote: 'Yes', from: '2027-03', until: '2027-05' },
      { ...ferries, job_title: 'Tester', SKILLS: '' },
      { project_name: 'Secret', job_title: 'Any', confidential: 'yes' },
    ];
    const { items } = await made('table', { rows });
    const roles = [{ title: 'Go developer', tech_stack: 'Go' }, { title: 'Tester' }];
    const texts = { name: 'Ferries', location: 'Remote', timeline: 'March to May 2027', status: 'Open' };
    expect(translateAll(items).projects).toEqual([project('Ferries', { ...texts, roles })]);
  });
});
