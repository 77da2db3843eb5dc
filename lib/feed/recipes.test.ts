import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FeedFailure } from './feed-request.ts';
import { parseTransformed } from './parse-page.ts';
import { createTransform } from './transform.ts';
import { translateAll } from './translate.ts';

// The examples have dates, which must not be in the future.
beforeAll(() => void vi.setSystemTime('2026-12-01'));
afterAll(() => void vi.useRealTimers());

const FOLDER = 'docs/recipes';

type Recipe = {
  /** Where the system's response format is documented; `examples/` has a response in that format. */
  readonly sources: readonly string[];
  /** The field with the list; `null` if the response itself is the list. */
  readonly list: string | null;
  /** The fields that determine whether an entry is shown at all. */
  readonly decisive: readonly string[];
  readonly id: string;
  readonly shown: readonly object[];
};

const RECIPES: Readonly<Record<string, Recipe>> = {
  greenhouse: {
    sources: [
      'https://developers.greenhouse.io/job-board.html#list-jobs',
      'https://github.com/grnhse/greenhouse-api-docs/blob/master/source/includes/job-board/_jobs.md',
    ],
    list: 'jobs',
    decisive: ['id', 'title', 'internal_job_id'],
    id: 'id',
    shown: [
      {
        id: '4012345001',
        name: 'Senior backend developer, payments',
        sector: 'Engineering',
        context:
          'A bank (an example) moves its card payments & refunds to a new platform.\n\nWhat you do\n\n- Build services in Kotlin\n- Keep latency < 50 ms',
        location: 'Rotterdam, Netherlands (hybrid)',
        timeline: 'Apply by 18 December 2026',
        status: 'Open',
        posted: '2026-11-03T08:00:00-05:00',
        updated: '2026-11-12T09:15:28-05:00',
        language: 'en',
        roles: [{ title: 'Senior backend developer, payments', price: '72,000–88,000 EUR' }],
      },
      {
        id: '4012345003',
        name: 'Platform engineer',
        context: 'Plain words.\n\nEscaped twice.',
        location: 'Leeds; Gdańsk',
        timeline: '',
        status: 'Open',
        updated: '2026-11-01T10:55:28-05:00',
        roles: [{ title: 'Platform engineer' }],
      },
    ],
  },
  lever: {
    sources: ['https://github.com/lever/postings-api/blob/master/README.md#get-a-list-of-job-postings'],
    list: null,
    decisive: ['id', 'text'],
    id: 'id',
    shown: [
      {
        id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
        name: 'Data engineer, rail timetables',
        sector: 'Consulting',
        context:
          'Trains should run on time.\n\nYou build the pipelines of a railway (an example).\n\nWhat you bring\n\n- Python & SQL\n- Airflow\n\nNice to have\n\n- dbt\n\nWe answer within a week.',
        location: 'Oslo; Bergen; hybrid',
        timeline: '',
        status: 'Open',
        posted: '2026-11-09T00:00:00.000Z',
        roles: [
          {
            title: 'Data engineer, rail timetables',
            allocation: 'Full-time',
            price: '750,000–900,000 NOK per year',
          },
        ],
      },
      {
        id: '6bd32457-9f1d-4505-9f8b-4fca3aa88013',
        name: 'Site reliability engineer',
        sector: 'Platform',
        context: 'Words without markup: a < b.',
        location: 'Remote, Europe',
        timeline: '',
        status: 'Open',
        posted: '2026-11-10T00:00:00.000Z',
        roles: [{ title: 'Site reliability engineer', allocation: 'Contract' }],
      },
    ],
  },
  ashby: {
    sources: ['https://developers.ashbyhq.com/docs/public-job-posting-api'],
    list: 'jobs',
    decisive: ['id', 'title', 'isListed'],
    id: 'id',
    shown: [
      {
        id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
        name: 'Frontend engineer, clinics',
        sector: 'Product engineering',
        context: 'About the team\n\nClinics (an example) book visits on the web.\n\n- TypeScript\n- WCAG 2.2',
        location: 'Houston, TX; San Francisco; hybrid',
        timeline: '',
        status: 'Open',
        posted: '2026-11-10T16:21:55.393+00:00',
        roles: [{ title: 'Frontend engineer, clinics', allocation: 'Full-time', price: '81,000–87,000 USD per year' }],
      },
      {
        id: '256aa57c-2552-4884-8de4-d9da1cbb6a9b',
        name: 'Machine learning engineer',
        sector: 'Research',
        context: 'Models for grid operators.',
        location: 'Tallinn; on site',
        timeline: '',
        status: 'Open',
        posted: '2026-11-11T09:00:00.000+00:00',
        roles: [{ title: 'Machine learning engineer', allocation: 'Contract' }],
      },
    ],
  },
  recruitee: {
    sources: ['https://docs.recruitee.com/reference/intro-to-careers-site-api', 'https://docs.recruitee.com/docs/feed'],
    list: 'offers',
    decisive: ['id', 'title', 'status', 'kind'],
    id: 'id',
    shown: [
      {
        id: '1234567',
        name: 'Cloud engineer, water board',
        sector: 'Infrastructure',
        context: 'A water board (an example) moves to the cloud.\n\n- Terraform\n- Azure',
        location: 'Utrecht, Netherlands; Antwerp, Flanders, Belgium; hybrid',
        timeline: 'Apply by 31 December 2026',
        status: 'Open',
        posted: '2026-11-02T08:00:00Z',
        updated: '2026-11-05T08:00:00Z',
        language: 'en',
        roles: [
          {
            title: 'Cloud engineer, water board',
            allocation: 'Full-time permanent, 32–40 hours a week',
            price: '3,800–5,200 EUR per month',
          },
        ],
      },
      {
        id: '1234569',
        name: 'Java developer',
        context: 'Java 21.',
        location: 'Remote job',
        timeline: '',
        status: 'Open',
        posted: '2026-11-03T08:00:00Z',
        roles: [{ title: 'Java developer', allocation: 'Freelance' }],
      },
    ],
  },
  smartrecruiters: {
    sources: [
      'https://dev.smartrecruiters.com/customer-api/posting-api/endpoints/postings/',
      'https://dev.smartrecruiters.com/customer-api/posting-api/objects/posting/',
    ],
    list: 'content',
    decisive: ['id', 'name', 'visibility'],
    id: 'id',
    shown: [
      {
        id: '744000153217222',
        name: 'Mobile developer, ticketing',
        sector: 'Transportation',
        context: 'Department: Apps\nField: Engineering\nExperience: Mid-Senior Level',
        location: 'Berlin, Germany; hybrid',
        timeline: '',
        status: 'Open',
        posted: '2026-11-04T15:22:56.691Z',
        language: 'en',
        roles: [{ title: 'Mobile developer, ticketing', allocation: 'Full-time' }],
      },
      {
        id: '744000153217223',
        name: 'QA engineer',
        sector: 'Quality',
        context: 'Test what matters.\n\n- Playwright\n\nWe advise.',
        location: 'Porto, PT; remote',
        timeline: '',
        status: 'Open',
        posted: '2026-11-05T08:00:00.000Z',
        roles: [{ title: 'QA engineer', allocation: 'Contract' }],
      },
    ],
  },
  teamtailor: {
    sources: ['https://docs.teamtailor.com/#jobs', 'https://jsonapi.org/format/1.0/#document-compound-documents'],
    list: 'data',
    decisive: [
      'id',
      'attributes',
      'attributes.title',
      'attributes.status',
      'attributes.human-status',
      'attributes.internal',
    ],
    id: 'id',
    shown: [
      {
        id: '7199',
        name: 'Integration developer, energy',
        sector: 'Integration',
        context: 'Connect a grid operator (an example).\n\nYou join a team of five.\n\n- Node.js\n- Kafka',
        location: 'Göteborg, Sweden; Malmö; hybrid',
        timeline: 'Apply by 20 December 2026',
        status: 'Open',
        posted: '2026-11-06T09:00:00.000+01:00',
        updated: '2026-11-07T09:00:00.000+01:00',
        language: 'en',
        roles: [
          {
            title: 'Integration developer, energy',
            allocation: 'Full-time',
            price: '52,000–60,000 SEK per month',
          },
        ],
      },
      {
        id: '7200',
        name: 'Rust developer',
        context: 'Rust.',
        location: 'Remote',
        timeline: '',
        status: 'Open',
        posted: '2026-11-08T09:00:00.000+01:00',
        roles: [{ title: 'Rust developer' }],
      },
    ],
  },
  bullhorn: {
    sources: [
      'https://bullhorn.github.io/Public-API/',
      'https://bullhorn.github.io/rest-api-docs/entityref.html#jobboardpost',
      'https://github.com/bullhorn/career-portal/blob/master/src/app/services/search/search.service.ts',
    ],
    list: 'data',
    decisive: ['id', 'title', 'isOpen', 'isDeleted', 'isPublic'],
    id: 'id',
    shown: [
      {
        id: '4711',
        posted: '2026-11-04T10:00:00.000Z',
        updated: '2026-11-05T12:30:00.000Z',
        name: 'Interim platform architect, ferries',
        sector: 'Cloud and platforms',
        context: 'A ferry company (an example) moves its booking to the cloud.\n\n- AWS\n- Terraform & Helm',
        location: 'Bergen, Vestland, Norway; hybrid',
        timeline: '1 February to 23 May 2027',
        status: 'Open',
        roles: [
          {
            title: 'Interim platform architect, ferries',
            tech_stack: 'AWS, Terraform',
            allocation: 'Contract',
            price: '1,150.5 per hour',
          },
        ],
      },
      {
        id: '4712',
        posted: '2026-11-02T10:00:00.000Z',
        name: 'Security analyst',
        sector: 'Security',
        context: 'Keep a utility safe.',
        location: 'Leeds, United Kingdom',
        timeline: '',
        status: 'Open',
        roles: [{ title: 'Security analyst', allocation: 'Direct hire', price: '62,000 per year' }],
      },
    ],
  },
  csv: {
    sources: ['https://www.rfc-editor.org/rfc/rfc4180 (a header line, then records), as converters to JSON write it'],
    list: null,
    decisive: ['Assignment ID', 'Name', 'Status'],
    id: 'Assignment ID',
    shown: [
      {
        id: 'C-17',
        name: 'Customs declarations',
        sector: 'Logistics',
        context: 'A port (an example) renews its customs system.',
        location: 'Gdynia, Poland; hybrid',
        timeline: '1 February to 31 August 2027',
        status: 'Matching',
        posted: '2026-11-09',
        updated: '2026-11-12T09:30:00+01:00',
        language: 'en-GB',
        roles: [
          {
            title: 'Java developer',
            tech_stack: 'Java, Spring',
            languages: 'English, Polish',
            allocation: '100%',
            price: '60 EUR per hour',
          },
          { title: 'Tester', tech_stack: 'Playwright', languages: 'English', allocation: '50%' },
        ],
      },
      {
        id: '18',
        name: 'Tram schedules',
        sector: 'Transport',
        context: 'Short.',
        location: 'Remote',
        timeline: '',
        status: 'Open',
        roles: [{ title: 'Data analyst', tech_stack: 'SQL' }],
      },
    ],
  },
};

const names = Object.keys(RECIPES);
const transforms = new Map(
  names.map((name) => {
    const expression = readFileSync(`${FOLDER}/${name}.jsonata`, 'utf8');
    return [name, createTransform(expression, { maxBytes: 50_000_000 })];
  }),
);

const URL_OF_PAGE = 'https://feed.example/list?country=de&offset=0&limit=100';

async function made(name: string, payload: unknown) {
  const made = await transforms.get(name)?.(JSON.stringify(payload), URL_OF_PAGE);
  if (made === undefined) throw new Error(`no recipe ${name}`);
  const { json } = made;
  return { json, ...parseTransformed(json) };
}

type Json = Readonly<Record<string, unknown>>;
const example = (name: string): Json => JSON.parse(readFileSync(`${FOLDER}/examples/${name}.json`, 'utf8'));
const entriesOf = (name: string): readonly Json[] => {
  const { list } = RECIPES[name] as Recipe;
  return (list === null ? example(name) : example(name)[list]) as readonly Json[];
};
/** The example with different entries. */
const withEntries = (name: string, entries: readonly unknown[]): unknown => {
  const { list } = RECIPES[name] as Recipe;
  return list === null ? entries : { ...example(name), [list]: entries };
};

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
  const { sources, shown, list, id, decisive } = RECIPES[name] as Recipe;

  it('says where the response format is documented', () => {
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  });

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

  it('converts hundreds of entries to as many assignments', async () => {
    const [entry] = entriesOf(name);
    const many = Array.from({ length: 200 }, (_, at) => ({ ...entry, [id]: `entry-${at}` }));
    expect(translateAll((await made(name, withEntries(name, many))).items).projects).toHaveLength(many.length);
  });

  it('shows duplicate entries once', async () => {
    const entries = entriesOf(name);
    const { items } = await made(name, withEntries(name, [...entries, ...entries]));
    expect(translateAll(items).projects).toEqual(shown);
  });

  it('shows an entry in which any field that is not required is missing or wrong', async () => {
    const [entry] = entriesOf(name);
    const variants = [...pathsIn(entry)].flatMap((path) => WRONG.map((to) => ({ path, to })));
    const entries = variants.map(({ path, to }, at) => changed({ ...entry, [id]: `variant-${at}` }, path, to));
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
    const beside = [...pathsIn(payload)].filter(([key]) => key !== undefined && key !== (list ?? key));
    for (const path of beside) {
      for (const to of [undefined, null, 7, 'words', [null], {}]) {
        const { items } = await made(name, changed(payload, path, to));
        expect(translateAll(items).projects, `${path.join('.')} ${JSON.stringify(to)}`).toHaveLength(shown.length);
      }
    }
    const { items } = await made(name, withEntries(name, [null, 'words', 7, [], ...entriesOf(name), {}]));
    const { projects, dropped } = translateAll(items);
    expect(projects).toEqual(shown);
    expect(dropped.length).toBeGreaterThan(0);
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
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonata'));
    expect(files.sort()).toEqual(names.map((name) => `${name}.jsonata`).sort());
    const text = readFileSync(`${FOLDER}/README.md`, 'utf8');
    for (const file of files) expect(text).toContain(file);
  });

  it.each([
    ['teamtailor', {}, 'https://api.teamtailor.example/v1/jobs?page%5Bnumber%5D=2&page%5Bsize%5D=4'],
    ['teamtailor', { links: { next: null } }, undefined],
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

  it('a Bullhorn job was posted when it was last published or else added, and has the time of its last change', async () => {
    const { items } = await made('bullhorn', example('bullhorn'));
    const dates = (items as readonly Json[]).map(({ posted, updated }) => ({ posted, updated }));
    expect(dates).toEqual([
      { posted: '2026-11-04T10:00:00.000Z', updated: '2026-11-05T12:30:00.000Z' },
      { posted: '2026-11-02T10:00:00.000Z', updated: undefined },
    ]);
  });

  it('an Ashby job without an id gets it from its address', async () => {
    const { id: _, ...job } = entriesOf('ashby')[0] as Json;
    const { items } = await made('ashby', { jobs: [job] });
    expect(translateAll(items).projects.map(({ id }) => id)).toEqual(['145ff46b-1441-4773-bcd3-c8c90baa598a']);
  });

  it('a table may spell its columns differently, have no ids, or be inside an object', async () => {
    const rows = [
      {
        project_name: 'Ferries',
        job_title: 'Go developer',
        SKILLS: 'Go',
        remote: 'Yes',
        from: '2027-03',
        until: '2027-05',
      },
      { project_name: 'Ferries', job_title: 'Tester', SKILLS: '', remote: '', from: '', until: '' },
      { project_name: 'Secret', job_title: 'Any', confidential: 'yes' },
    ];
    const { items } = await made('csv', { rows });
    expect(translateAll(items).projects).toEqual([
      {
        id: 'Ferries',
        name: 'Ferries',
        context: '',
        location: 'Remote',
        timeline: 'March to May 2027',
        status: 'Open',
        roles: [{ title: 'Go developer', tech_stack: 'Go' }, { title: 'Tester' }],
      },
    ]);
  });
});
