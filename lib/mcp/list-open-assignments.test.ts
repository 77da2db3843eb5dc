import { beforeEach, expect, it, vi } from 'vitest';
import { toolResult } from '../../e2e/support/formats.ts';
import { holdList, showProjects } from '../../e2e/support/hold-projects.ts';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');

const assignment = (id: string, fields: Partial<PublicProject> = {}) =>
  project(id, {
    location: 'Oslo',
    roles: [{ title: 'Developer', tech_stack: 'Go' }],
    ...fields,
  });
const thirty = Array.from({ length: 30 }, (_, index) =>
  assignment(`P${index}`),
);

const open = (...projects: PublicProject[]) =>
  showProjects(projects, new Date('2026-11-20T10:00:00Z'));

const list = (args = {}) => toolResult('list_open_assignments', args);

beforeEach(() => void open(...thirty));

it.each([
  [{}, 0, 20, 1, 2],
  [{ limit: 30 }, 0, 30, 1, 1],
  [{ limit: 12, page: 3 }, 24, 30, 3, 3],
])(
  '%j lists from %i to %i: page %i of %i',
  async (args, from, to, page, pages) => {
    const { ids, structured, text } = await list(args);
    expect(ids).toEqual(thirty.slice(from, to).map(({ id }) => id));
    expect(structured).toMatchObject({ page, pages, total: 30 });
    expect(text.includes(`Page ${page} of ${pages}.`)).toBe(pages > 1);
  },
);

it('a page beyond the last is an error that says where to begin', async () => {
  const text = 'There is no page 4. Begin with page 1.';
  const beyond = await list({ limit: 12, page: 4 });
  expect(beyond).toMatchObject({ isError: true, text });
});

it('a row has what decisions need, as values and in a line, with the role that matches, and nothing that is not stated', async () => {
  const developer = {
    title: 'Developer of payment systems and of what belongs to them',
    tech_stack: 'Go',
    allocation: '80 %',
    price: '800–1,000 EUR per day',
  };
  open(
    assignment('A', {
      name: 'n'.repeat(500),
      location: 'Norway, on site',
      timeline: 'Start March 2027',
      posted: '2026-11-18',
      apply_by: '2026-12-15',
      roles: [{ title: 'Tester', tech_stack: 'Cypress' }, developer],
    }),
  );
  const { assignments, text } = await list({
    technology: 'Go',
    since: '2026-11-01',
  });
  const role = expect.stringMatching(
    '^Developer of .*…, 80 %, 800–1,000 EUR per day .1 role$',
  );
  expect(assignments).toEqual([
    {
      id: 'A',
      name: expect.stringMatching(/^n+…$/),
      role,
      place: 'Norway, on site',
      rate: { from: 800, to: 1000, currency: 'EUR', per: 'day' },
      start: '2027-03',
      apply_by: '2026-12-15',
      changed: '2026-11-18',
    },
  ]);
  expect(text).toContain(
    '1 role | Norway, on site | start: 2027-03 | apply by: 2026-12-15 | changed: 2026-11-18 | A\n',
  );
  expect((await list({ technology: 'Cypress' })).text).toContain('| Tester +1');
  open(assignment('bare', { roles: [] }));
  const bare = { id: 'bare', name: 'Name bare', place: 'Oslo' };
  expect((await list()).assignments).toEqual([bare]);
});

it('texts of a feed can’t forge the structure of a row, and an id can’t lead a template elsewhere', async () => {
  open(
    assignment('../../mcp', { name: 'A | start now\n- B > <b>' }),
    assignment('a|b'),
  );
  const { text, assignments } = await list({ q: 'developer' });
  expect(text).toContain(
    '\n- A ¦ start now - B > <b> | Developer | Oslo | ..%2F..%2Fmcp\n',
  );
  expect(text).toContain('\n- Name a¦b | Developer | Oslo | a%7Cb\n');
  expect(assignments[0]).toMatchObject({ id: '../../mcp' });
});

it('with an empty list it says that nothing is open; what has no words is no filter', async () => {
  open();
  const { text, structured } = await list({ technology: 'Go', q: '?!' });
  expect(structured).toMatchObject({
    total: 0,
    open: 0,
    filters: { technology: 'Go' },
  });
  expect(text).toContain('No assignments are open at the moment');
});

it('after those that meet all come those that meet some, with what each meets, does not state, and what speaks against it', async () => {
  open(
    assignment('silent', { location: '' }),
    assignment('remote', { location: 'Remote' }),
    assignment('oslo', { location: 'Oslo, on site' }),
  );
  const { ids, structured, text } = await list({
    q: 'remote developer, no SAP',
  });
  expect(ids).toEqual(['remote']);
  expect(structured).toMatchObject({
    total: 1,
    partly_total: 2,
    partly: [
      { id: 'silent', meets: ['developer'], not_stated: ['remote'] },
      { id: 'oslo', meets: ['developer'], against: ['remote'] },
    ],
  });
  expect(text).toContain('1 of 3 open assignments match.\n');
  expect(text).toContain('\n2 more match in part or don’t say.\n');
  expect(text).toContain(' | meets: developer | not stated: remote | silent\n');
  expect(text).toContain(' | meets: developer | against: remote | oslo\n');
});

it('what nothing meets lists the others, with what speaks against each; words that occur nowhere list none', async () => {
  open(assignment('oslo', { location: 'Oslo, on site' }));
  const { structured } = await list({ q: 'Cologne' });
  const partly = [{ id: 'oslo', against: ['Cologne'] }];
  expect(structured).toMatchObject({ total: 0, partly_total: 1, partly });
  const unknown = await list({ q: 'zxcv' });
  expect(unknown.structured).toMatchObject({ total: 0, partly_total: 0 });
  expect(unknown.text).toContain('Nothing mentions “zxcv”.');
});

it('what is left is counted: more partial matches than rows, pages, and rates in other currencies', async () => {
  open(...thirty, assignment('remote', { location: 'Remote' }));
  const { text, structured } = await list({ q: 'remote developer' });
  expect(structured).toMatchObject({ total: 1, partly_total: 30, pages: 11 });
  expect(text).toContain('1 of 31 open assignments match.\n');
  expect(text).toContain('\n30 more match in part or don’t say.');
  expect(text).toContain('\nPage 1 of 11.\n');
  const paid = (id: string, price: string) =>
    assignment(id, { roles: [{ title: 'Developer', price }] });
  open(paid('A', '120 EUR/h'), paid('B', '900 SEK/h'), paid('C', '950 SEK/h'));
  expect((await list({ rate_from: '900' })).text).toContain(
    '1 states its rate in EUR.\n2 of 3 open assignments match at 900 SEK an hour or more.\n',
  );
});

const titled = (id: string, title: string, tech_stack: string) =>
  assignment(id, { roles: [{ title, tech_stack }] });

it.each([
  [{ technology: 'Azure' }, ['cloud'], null],
  [
    { technology: 'C++20' },
    ['old'],
    'No role lists exactly “C++20”. These list something close.',
  ],
  [{ technology: 'C++' }, ['old'], null],
  [
    { technology: 'Rust' },
    [],
    'No role lists “Rust” as a technology. 1 has it in the title.',
  ],
  [{ role: 'Azure' }, [], 'No title has “Azure”. 1 lists it as a technology.'],
  [{ q: 'junior' }, [], 'Nothing mentions “junior”.'],
  [{ q: 'Terraform junior' }, ['cloud'], 'Nothing mentions “junior”.'],
  [
    { location: 'Atlantis' },
    [],
    'No place called “Atlantis” is known, so only what names it is found.',
  ],
  [
    { location: 'Bavaria, DE, Oslo' },
    ['cloud', 'ops', 'old', 'new', 'web'],
    null,
  ],
  [{ technology: 'React' }, ['web'], null],
])('%j finds %j, and says “%s”', async (args, found, remark) => {
  open(
    titled('cloud', 'Architect', 'Azure, Terraform'),
    titled('ops', 'Engineer', 'Azure DevOps, React Native'),
    titled('old', 'Engineer', 'C++'),
    titled('new', 'Rust developer', 'Linux'),
    titled('web', 'Developer', 'React 19'),
  );
  const { ids, structured } = await list(args);
  expect(ids).toEqual(found);
  expect(structured).toMatchObject({ total: found.length });
  expect((structured as { remarks?: string[] }).remarks?.[0] ?? null).toBe(
    remark,
  );
});

it('of several technologies the role with most comes first; by start, the earliest', async () => {
  open(
    titled('one', 'A', 'Java'),
    titled('three', 'B', 'Java, Kafka, AWS'),
    titled('two', 'C', 'Kafka; AWS'),
  );
  const java = await list({ technology: 'Java, Kafka, AWS' });
  expect(java.ids).toEqual(['three', 'two', 'one']);
  const starting = (id: string, timeline: string) =>
    assignment(id, { timeline });
  open(
    starting('later', 'Start March 2027'),
    starting('none', ''),
    starting('now', 'Start immediately'),
    starting('soon', 'Start January 2027'),
  );
  const { ids } = await list({ sort: 'start' });
  expect(ids).toEqual(['now', 'soon', 'later', 'none']);
});

it('“since” also tells what was closed since then, as far back as it is known', async () => {
  const first = createProjectList(
    [assignment('A'), assignment('B')],
    null,
    new Date('2026-11-10T08:00:00Z'),
  );
  const data = createProjectList(
    [assignment('A')],
    first,
    new Date('2026-11-19'),
  );
  holdList(data, new Date('2026-11-20'));
  const closed = [{ id: 'B', name: 'Name B', closed: '2026-11-19' }];
  const since = await list({ since: '2026-11-15' });
  expect(since.structured).toMatchObject({ closed });
  expect(since.text).toContain('Closed since then: Name B (B).');
  const earlier = await list({ since: '2026-11-01' });
  const remark = 'What closed is known from 2026-11-10 on.';
  expect(earlier.structured).toMatchObject({ closed, remarks: [remark] });
  expect(earlier.text).toContain(remark);
  expect((await list()).text, 'control').not.toContain('losed');
});
