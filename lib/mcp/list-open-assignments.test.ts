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
  next_cursor?: string;
  available_values?: Record<string, string[]>;
  nearest?: { id: string }[];
  open_now?: { id: string }[];
};
const list = async (args: object = {}) => {
  const { structuredContent, content, isError } = await listOpenAssignments.call(args);
  const [text] = content;
  return { ...(structuredContent as Listed), text: text?.type === 'text' ? text.text : '', isError };
};
const ids = ({ assignments }: Listed) => assignments.map(({ id }) => id);

beforeEach(() => open(...thirty));

describe('list_open_assignments', () => {
  it('more than ten results are brief, ten or fewer are full, unless asked otherwise', async () => {
    const all = await list();
    expect(ids(all)).toHaveLength(30);
    expect(all.assignments[0]).toEqual({
      id: 'P0',
      name: 'Name P0',
      location: 'Oslo',
      roles: [{ title: 'Developer' }],
    });
    expect(all.text).toContain('\n- P0: Name P0 | Oslo | Developer\n');
    expect((await list({ limit: 10 })).assignments[0]).toHaveProperty('context');
    expect((await list({ limit: 10, detail: 'brief' })).assignments[0]).not.toHaveProperty('context');
    const full = await list({ detail: 'full' });
    expect(ids(full)).toHaveLength(10);
    expect(full.assignments[0]).toHaveProperty('context');
    expect(ids(await list({ limit: 25, detail: 'full' }))).toHaveLength(25);
  });

  it('a brief assignment has its way of working, start and date of posting, and at most two roles; its texts are cut', async () => {
    const role = { title: 'Developer of payment systems and of what belongs to them', allocation: '80 %' };
    open(
      assignment('A', {
        name: 'n'.repeat(500),
        location: 'Oslo, remote',
        timeline: 'February 2027',
        posted: '2026-11-20T08:00:00Z',
        roles: [role, role, role, role],
      }),
    );
    const { assignments, text } = await list({ detail: 'brief' });
    expect(assignments[0]).toMatchObject({ remote: 'yes', start: '2027-02', posted: '2026-11-20', more_roles: 2 });
    expect(JSON.stringify(assignments[0]).length).toBeLessThan(450);
    expect(text).toMatch(
      /^- A: n+… \| Oslo, remote; remote \| Developer .*… 80 %, .* 2 more \| start 2027-02 \| posted 2026-11-20$/m,
    );
  });

  it('sixty uneven assignments are few enough tokens to be read at once', async () => {
    open(...translateAll([...realisticAssignments(60)]).projects);
    const { assignments, text } = await list();
    expect(assignments).toHaveLength(60);
    // A token of these texts has three to four characters.
    expect(text.length).toBeLessThan(60 * 190);
    for (const one of assignments) expect(JSON.stringify(one).length, one.id).toBeLessThan(360);
  });

  it('the next page continues after the last assignment shown, even if a new one came before it', async () => {
    const first = await list({ limit: 2 });
    open(assignment('new'), ...thirty);
    expect(ids(await list({ limit: 2, cursor: first.next_cursor }))).toEqual(['P2', 'P3']);
  });

  it('the last page has no cursor', async () => {
    const first = await list({ limit: 25 });
    const second = await list({ cursor: first.next_cursor });
    expect(ids(second)).toHaveLength(5);
    expect(second.next_cursor).toBeUndefined();
  });

  it('long contexts are shortened in a list and complete in get_assignment', async () => {
    const context = 'long words '.repeat(1000).trim();
    open(assignment('long', { context }));
    const listed = await list();
    expect(listed.assignments[0]?.context.length).toBeLessThan(1100);
    expect(listed.assignments[0]?.context).toMatch(/…$/);
    // The text does not repeat all of what the data has.
    expect(listed.text.length).toBeLessThan(1000);
    const { structuredContent } = await getAssignment.call({ id: 'long' });
    expect((structuredContent as Listed).assignments[0]?.context).toBe(context);
  });

  it('a page that would be too large ends earlier, and no assignment is lost', async () => {
    const roles = Array.from({ length: 150 }, (_, index) => ({ title: `Role ${index}`, tech_stack: 'x'.repeat(80) }));
    open(...Array.from({ length: 9 }, (_, index) => assignment(`P${index}`, { roles })));
    const seen: string[] = [];
    let page = await list({ limit: 25, detail: 'full' });
    for (let pages = 0; pages < 10; pages += 1) {
      seen.push(...ids(page));
      expect(page.text.length).toBeLessThan(60_000);
      if (page.next_cursor === undefined) break;
      page = await list({ limit: 25, detail: 'full', cursor: page.next_cursor });
    }
    expect(seen).toEqual(Array.from({ length: 9 }, (_, index) => `P${index}`));
  });

  it('with an empty list it says that nothing is open, and suggests no values', async () => {
    open();
    const { total, text, available_values } = await list({ technology: 'Go' });
    expect(total).toBe(0);
    expect(text).toContain('No assignments are open at the moment');
    expect(available_values).toBeUndefined();
  });

  it('free text that matches nothing is answered with the values of every filter', async () => {
    const { available_values } = await list({ q: 'COBOL' });
    expect(available_values).toMatchObject({ technology: ['Go'], role: ['Developer'], location: ['Oslo'] });
  });

  it('if nothing matches, it returns the closest assignments, and if nothing is close, some that are open now', async () => {
    open(assignment('ledger', { name: 'Ledger' }), ...thirty);
    const close = await list({ q: 'COBOL developer for a ledger' });
    expect(close.nearest?.map(({ id }) => id)).toEqual(['ledger']);
    expect(close.text).toContain('Nothing mentions “COBOL”.');
    expect(close.text).toContain('Closest open assignments:');
    expect(close).not.toHaveProperty('open_now');
    // Every assignment is for a developer, which makes none of them close.
    open(...thirty);
    const nothing = await list({ q: 'COBOL developer' });
    expect(nothing.open_now?.map(({ id }) => id)).toEqual(['P0', 'P1', 'P2']);
    expect(nothing.text).toContain('Open now:');
    expect(nothing.text).not.toContain('Closest');
    expect(nothing).not.toHaveProperty('nearest');
  });

  it('if no assignment has all words of a sentence, the result says that those shown have most', async () => {
    const some = await list({ q: 'Go architect' });
    const remark = 'No assignment has all of these words. Below is what comes closest.';
    expect(some).toMatchObject({ total: 30, remarks: [remark, 'Nothing mentions “architect”.'] });
    expect(some.text).toContain(remark);
    expect(await list({ q: 'Go developer' }), 'control').not.toHaveProperty('remarks');
  });

  it('only the first words of a long text count, and the result says so', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'developer').join(' ');
    const long = await list({ q: words(17) });
    expect(long).toMatchObject({ total: 30, remarks: ['Only the first 16 words of a text count.'] });
    expect(long.text).toContain('Only the first 16 words of a text count.');
    expect(await list({ q: words(16) }), 'control').not.toHaveProperty('remarks');
  });

  it('no line names a filter without values to try', async () => {
    open(assignment('bare', { location: '', roles: [] }));
    const { text, available_values } = await list({ q: 'COBOL', technology: 'COBOL', posted_after: '2026-01-01' });
    expect(available_values).toEqual({ remote: ['not-stated'] });
    expect(text).not.toMatch(/: *$(?!\n-)/m);
    open(...thirty);
    expect((await list({ technology: 'COBOL' })).text, 'control').toContain('- technology: "Go"');
  });
});
