import { beforeEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { realisticAssignments } from '../../e2e/support/realistic-assignments.ts';
import { translateAll } from '../feed/translate.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { getAssignment } from './get-assignment.ts';
import { listOpenAssignments } from './list-open-assignments.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');

let reading: ProjectsState;
vi.mock('../projects/get-projects.ts', () => ({ getProjects: async () => reading }));

const assignment = (id: string, fields: Partial<PublicProject> = {}) =>
  project(id, { location: 'Oslo', roles: [{ title: 'Developer', tech_stack: 'Go' }], ...fields });
const thirty = Array.from({ length: 30 }, (_, index) => assignment(`P${index}`));

function open(...projects: PublicProject[]) {
  reading = {
    state: 'current',
    snapshot: { data: createProjectList(projects), readAt: new Date('2026-11-20T10:00:00Z') },
  };
}

type Listed = {
  assignments: { id: string; context: string }[];
  total: number;
  page: number;
  pages: number;
};
const list = async (args: object = {}) => {
  const { structuredContent, content } = await listOpenAssignments.call(args);
  const [text] = content;
  return { ...(structuredContent as Listed), text: text?.type === 'text' ? text.text : '' };
};
const ids = ({ assignments }: Listed) => assignments.map(({ id }) => id);

beforeEach(() => open(...thirty));

describe('list_open_assignments', () => {
  it.each([
    [{}, 20, 'brief'],
    [{ limit: 30 }, 30, 'brief'],
    [{ limit: 1 }, 1, 'brief'],
    [{ detail: 'full' }, 10, 'full'],
    [{ limit: 25, detail: 'full' }, 25, 'full'],
  ])('results are brief unless asked otherwise: %j', async (args, count, detail) => {
    const { assignments, text } = await list(args);
    expect(assignments).toHaveLength(count);
    const brief = { id: 'P0', name: 'Name P0', role: 'Developer', place: 'Oslo' };
    if (detail === 'brief') expect(assignments[0]).toEqual(brief);
    else expect(assignments[0]).toMatchObject({ id: 'P0', context: expect.any(String), roles: [{ tech_stack: 'Go' }] });
    expect(text.includes('\n- Name P0 | Developer | Oslo | P0\n')).toBe(detail === 'brief');
  });

  it('a brief row is one line: the role that matches, then place, start, last day and id', async () => {
    const roles = [
      { title: 'Tester', tech_stack: 'Cypress' },
      {
        title: 'Developer of payment systems and of what belongs to them',
        tech_stack: 'Go',
        allocation: '80 %',
        languages: 'English',
        price: '95 EUR/h',
      },
    ];
    const texts = {
      name: 'n'.repeat(500),
      location: 'Oslo, remote',
      timeline: 'February 2027',
      apply_by: '2026-12-05',
    };
    open(assignment('A', { ...texts, roles }));
    const { text } = await list({ technology: 'Go' });
    expect(text).toMatch(
      /^- n+… \| Developer of payment systems and .*…, 80 %, English, 95 EUR\/h \+1 role \| Oslo, remote \| start 2027-02 \| apply by 2026-12-05 \| A$/m,
    );
    expect((await list({ technology: 'Cypress' })).text).toContain(' | Tester +1 role | ');
  });

  it('texts of a feed can’t forge the structure of a row, and an id can’t lead a template elsewhere', async () => {
    const name = 'A | start now\n- B > <b>';
    open(assignment('../../mcp', { name }), assignment('a|b'));
    const { text, assignments } = await list({ q: 'developer' });
    expect(text).toContain(
      '\n- A ¦ start now - B › ‹b› | Developer | Oslo | ..%2F..%2Fmcp | https://www.example.com/open-projects/..%2F..%2Fmcp\n',
    );
    expect(text).toContain(' | a%7Cb | ');
    expect(assignments[0]).toMatchObject({
      id: '../../mcp',
      url: 'https://www.example.com/open-projects/..%2F..%2Fmcp',
    });
  });

  it('rows of sixty uneven assignments have at most 55 tokens on average', async () => {
    open(...translateAll([...realisticAssignments(60)]).projects);
    const rows = (await list({ limit: 60 })).text.split('\n').filter((line) => line.startsWith('- '));
    expect(rows).toHaveLength(60);
    // A token has some 3.3 characters in these four languages.
    expect(rows.join('\n').length).toBeLessThan(60 * 55 * 3.3);
  });

  it('pages follow one another without a gap, and say how many there are', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ limit: 12, page })));
    expect(pages.flatMap(ids)).toEqual(thirty.map(({ id }) => id));
    expect(pages.map(({ page, pages: of, total }) => [page, of, total])).toEqual(
      [1, 2, 3].map((page) => [page, 3, 30]),
    );
    expect(pages[0]?.text).toContain('Page 1 of 3.');
    const { isError, content } = await listOpenAssignments.call({ limit: 12, page: 4 });
    expect([isError, content]).toMatchObject([true, [{ text: 'There is no page 4: the last one is 3.' }]]);
  });

  it('a long context is shortened in a full list, and complete in get_assignment', async () => {
    const context = 'long words '.repeat(1000).trim();
    open(assignment('long', { context }));
    const listed = await list({ detail: 'full' });
    expect(listed.assignments[0]?.context.length).toBeLessThan(1100);
    expect(listed.assignments[0]?.context).toMatch(/…$/);
    const { structuredContent } = await getAssignment.call({ id: 'long' });
    expect((structuredContent as Listed).assignments[0]?.context).toBe(context);
  });

  it('on a page that would be too large the last assignments are brief, and none is left out', async () => {
    const roles = Array.from({ length: 150 }, (_, index) => ({ title: `Role ${index}`, tech_stack: 'x'.repeat(80) }));
    open(...thirty.slice(0, 9).map((one) => ({ ...one, roles })));
    const page = await list({ limit: 25, detail: 'full' });
    expect(page.text.length).toBeLessThan(60_000);
    expect(ids(page)).toEqual(thirty.slice(0, 9).map(({ id }) => id));
    expect(page.assignments.map((one) => 'context' in one)).toEqual([true, true, ...Array(7).fill(false)]);
  });

  it('with an empty list it says that nothing is open, and suggests no values; what has no words is no filter', async () => {
    open();
    const { text, ...nothing } = await list({ technology: 'Go', q: '?!' });
    expect(nothing).toEqual(expect.objectContaining({ total: 0, open: 0, filters: { technology: 'Go' } }));
    expect(nothing).not.toHaveProperty('matches_without');
    expect(text).toContain('No assignments are open at the moment');
  });

  it('if nothing matches, it names the fewest filters and words without which some would', async () => {
    const bergen = await list({ technology: 'Go', location: 'SE' });
    expect(bergen).toMatchObject({ matches_without: { filters: ['location'], words: [], total: 30 } });
    expect(bergen.text).toContain('No open assignment matches. Without location, 30 match.');
    expect(bergen.text.length).toBeLessThan(400);
    const two = await list({ technology: 'Go', location: 'SE', remote: 'yes', q: 'developer' });
    expect(two).toMatchObject({ matches_without: { filters: ['location', 'remote'], words: [], total: 30 } });
    expect(await list({ q: 'develper' })).toMatchObject({ total: 30 });
  });

  const words = (count: number) => Array.from({ length: count }, () => 'developer').join(' ');
  it.each([
    ['Go architect', ['Nothing mentions “architect”.']],
    [words(17), ['Only the first 16 words of a text count.']],
    [words(16), undefined],
    ['Go developer', undefined],
  ])('what is to be said about the text “%s” is in the data and in the text: %j', async (q, remarks) => {
    const result = await list({ q });
    expect(result).toMatchObject({ total: 30 });
    expect((result as { remarks?: string[] }).remarks).toEqual(remarks);
    for (const remark of remarks ?? []) expect(result.text).toContain(`\n${remark}\n`);
  });

  it('what the words of a text mean is among the filters, and what does not state it comes last on demand', async () => {
    open(assignment('silent', { location: '' }), assignment('remote', { location: 'Remote' }));
    const found = await list({ q: 'remote developer' });
    expect(found).toMatchObject({ total: 1, filters: { q: 'developer', remote: 'yes,partly' } });
    expect(found.text).toMatch(/^1 of 2 open assignments match \(q = "developer", remote = "yes,partly"\)\./);
    expect(found.text).toContain('1 more may fit: way of working not stated.');
    expect(ids(await list({ q: 'remote developer', unstated: 'yes' }))).toEqual(['remote', 'silent']);
  });
});
