import { beforeEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import type { PublicProject } from '../public-project.ts';
import { createProjectList } from '../search/project-list.ts';
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
  it('returns ten unless asked for more, at most twenty-five', async () => {
    expect(ids(await list())).toHaveLength(10);
    expect(ids(await list({ limit: 25 }))).toHaveLength(25);
    await expect(list({ limit: 26 })).rejects.toThrow();
    await expect(list({ limit: 0 })).rejects.toThrow();
  });

  it('the next page continues after the last assignment shown, even if a new one came before it', async () => {
    const first = await list({ limit: 2 });
    open(assignment('new'), ...thirty);
    expect(ids(await list({ limit: 2, cursor: first.next_cursor }))).toEqual(['P2', 'P3']);
  });

  it('the last page has no cursor', async () => {
    const first = await list({ limit: 25 });
    const second = await list({ limit: 25, cursor: first.next_cursor });
    expect(ids(second)).toHaveLength(5);
    expect(second.next_cursor).toBeUndefined();
  });

  it('long contexts are shortened in a list and complete in get_assignment', async () => {
    const context = 'long words '.repeat(1000).trim();
    open(assignment('long', { context }));
    const listed = await list();
    expect(listed.assignments[0]?.context.length).toBeLessThan(1100);
    expect(listed.assignments[0]?.context).toMatch(/…$/);
    const { structuredContent } = await getAssignment.call({ id: 'long' });
    expect((structuredContent as { assignment: { context: string } }).assignment.context).toBe(context);
  });

  it('a page that would be too large ends earlier, and no assignment is lost', async () => {
    const roles = Array.from({ length: 150 }, (_, index) => ({ title: `Role ${index}`, tech_stack: 'x'.repeat(80) }));
    open(...Array.from({ length: 9 }, (_, index) => assignment(`P${index}`, { roles })));
    const seen: string[] = [];
    let page = await list({ limit: 25 });
    for (let pages = 0; pages < 10; pages += 1) {
      seen.push(...ids(page));
      expect(page.text.length).toBeLessThan(60_000);
      if (page.next_cursor === undefined) break;
      page = await list({ limit: 25, cursor: page.next_cursor });
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
    expect(close.text).toContain('Nothing mentions "COBOL".');
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
    expect(some).toMatchObject({ total: 30, partial: true });
    expect(some.text).toContain('No assignment has all words of q.');
    expect(await list({ q: 'Go developer' }), 'control').not.toHaveProperty('partial');
  });

  it('only the first words of a long text count, and the result says so', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'developer').join(' ');
    const long = await list({ q: words(17) });
    expect(long).toMatchObject({ total: 30, only_first_words: 16 });
    expect(long.text).toContain('Only the first 16 words of a text count.');
    expect(await list({ q: words(16) }), 'control').not.toHaveProperty('only_first_words');
  });
});
