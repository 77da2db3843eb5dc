import { beforeEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { realisticAssignments } from '../../e2e/support/realistic-assignments.ts';
import { translateAll } from '../feed/translate.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import type { PublicProject } from '../public-project.ts';
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
  available_values?: Record<string, string[]>;
  nearest?: { id: string }[];
  open_now?: { id: string }[];
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
    [{}, 30, 'brief'],
    [{ limit: 10 }, 10, 'full'],
    [{ limit: 10, detail: 'brief' }, 10, 'brief'],
    [{ detail: 'full' }, 10, 'full'],
    [{ limit: 25, detail: 'full' }, 25, 'full'],
  ])(
    'more than ten results are brief, ten or fewer are full, unless asked otherwise: %j',
    async (args, count, detail) => {
      const { assignments, text } = await list(args);
      expect(assignments).toHaveLength(count);
      const brief = { id: 'P0', name: 'Name P0', location: 'Oslo', role: 'Developer' };
      if (detail === 'brief') expect(assignments[0]).toEqual(brief);
      else
        expect(assignments[0]).toMatchObject({ id: 'P0', context: expect.any(String), roles: [{ tech_stack: 'Go' }] });
      expect(text.includes('\n- P0: Name P0 | Oslo | Developer\n')).toBe(detail === 'brief');
    },
  );

  it('a brief assignment has its way of working, start and date of posting, and at most two roles; its texts are cut', async () => {
    const role = { title: 'Developer of payment systems and of what belongs to them', allocation: '80 %' };
    const texts = { name: 'n'.repeat(500), location: 'Oslo, remote', timeline: 'February 2027' };
    open(assignment('A', { ...texts, posted: '2026-11-20T08:00:00Z', roles: [role, role, role, role] }));
    const { assignments, text } = await list({ detail: 'brief' });
    expect(assignments[0]).toMatchObject({ remote: 'yes', start: '2027-02', posted: '2026-11-20' });
    expect(JSON.stringify(assignments[0]).length).toBeLessThan(450);
    expect(text).toMatch(
      /^- A: n+… \| Oslo, remote \| Developer .*…, 80 %; .*; 2 more \| remote yes \| start 2027-02 \| posted 2026-11-20$/m,
    );
  });

  it('sixty uneven assignments are few enough tokens to be read at once', async () => {
    open(...translateAll([...realisticAssignments(60)]).projects);
    const { assignments, text } = await list();
    expect(assignments).toHaveLength(60);
    // About 6,000 tokens, of which each has three to four characters.
    expect(text.length + JSON.stringify(assignments).length).toBeLessThan(60 * 400);
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

  it('long contexts are shortened in a list, in the text more than in the data, and complete in get_assignment', async () => {
    const context = 'long words '.repeat(1000).trim();
    open(assignment('long', { context }));
    const listed = await list();
    expect(listed.assignments[0]?.context.length).toBeLessThan(1100);
    expect(listed.assignments[0]?.context).toMatch(/…$/);
    expect(listed.text.length).toBeLessThan(1000);
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
    expect(nothing).not.toHaveProperty('available_values');
    expect(text).toContain('No assignments are open at the moment');
  });

  it('if nothing matches, it returns the closest assignments, and if nothing is close, some that are open now', async () => {
    open(assignment('ledger', { name: 'Ledger' }), ...thirty);
    const close = await list({ q: 'COBOL developer for a ledger' });
    expect(close.nearest?.map(({ id }) => id)).toEqual(['ledger']);
    expect(close.text).toMatch(/Nothing mentions “COBOL”\.[\s\S]*\nClosest open assignments:\n- ledger: Ledger/);
    expect(close).not.toHaveProperty('open_now');
    // Every assignment is for a developer, which makes none of them close.
    open(...thirty);
    const nothing = await list({ q: 'COBOL developer' });
    expect(nothing.open_now?.map(({ id }) => id)).toEqual(['P0', 'P1', 'P2']);
    expect(nothing.text).toContain('\nOpen now:\n- P0: ');
    expect(nothing).not.toHaveProperty('nearest');
    expect(nothing.available_values).toMatchObject({ technology: ['Go'], role: ['Developer'], location: ['Oslo'] });
  });

  const words = (count: number) => Array.from({ length: count }, () => 'developer').join(' ');
  it.each([
    [
      'Go architect',
      ['No assignment has all of these words. Below is what comes closest.', 'Nothing mentions “architect”.'],
    ],
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
    expect(found).toMatchObject({ total: 1, filters: { q: 'remote developer', remote: 'yes,partly' } });
    expect(found.text).toMatch(/^1 of 2 open assignments match \(q = "remote developer", remote = "yes,partly"\)\./);
    expect(found.text).toContain('1 more may fit: way of working not stated.');
    expect(ids(await list({ q: 'remote developer', unstated: 'yes' }))).toEqual(['remote', 'silent']);
  });

  it('no line names a filter without values to try', async () => {
    open(assignment('bare', { location: '', roles: [] }));
    const { text, available_values } = await list({ q: 'COBOL', technology: 'COBOL', remote: 'yes' });
    expect(available_values).toEqual({ remote: ['not-stated'] });
    expect(text).not.toMatch(/: *$(?!\n-)/m);
    open(...thirty);
    expect((await list({ technology: 'COBOL' })).text, 'control').toContain('- technology: "Go"');
  });
});
