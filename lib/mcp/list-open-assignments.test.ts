import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectsState } from '../projects/projects-cache.ts';
import type { PublicProject } from '../public-project.ts';
import { createProjectList } from '../search/project-list.ts';
import { getAssignment } from './get-assignment.ts';
import { listOpenAssignments } from './list-open-assignments.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');

let reading: ProjectsState;
vi.mock('../projects/get-projects.ts', () => ({ getProjects: async () => reading }));

const project = (id: string, fields: Partial<PublicProject> = {}): PublicProject => ({
  id,
  name: `Name ${id}`,
  context: 'Context',
  location: 'Oslo',
  timeline: 'Now',
  status: 'Matching',
  roles: [{ title: 'Developer', tech_stack: 'Go' }],
  ...fields,
});

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

beforeEach(() => open(...Array.from({ length: 30 }, (_, index) => project(`P${index}`))));

describe('list_open_assignments', () => {
  it('returns ten unless asked for more, at most twenty-five', async () => {
    expect(ids(await list())).toHaveLength(10);
    expect(ids(await list({ limit: 25 }))).toHaveLength(25);
    await expect(list({ limit: 26 })).rejects.toThrow();
    await expect(list({ limit: 0 })).rejects.toThrow();
  });

  it('goes on after the last one shown, though something new came before it', async () => {
    const first = await list({ limit: 2 });
    open(project('new'), ...Array.from({ length: 30 }, (_, index) => project(`P${index}`)));
    expect(ids(await list({ limit: 2, cursor: first.next_cursor }))).toEqual(['P2', 'P3']);
  });

  it('the last page has no cursor', async () => {
    const first = await list({ limit: 25 });
    const second = await list({ limit: 25, cursor: first.next_cursor });
    expect(ids(second)).toHaveLength(5);
    expect(second.next_cursor).toBeUndefined();
  });

  it('long contexts are cut in a list and whole in get_assignment', async () => {
    const context = 'long words '.repeat(1000).trim();
    open(project('long', { context }));
    const listed = await list();
    expect(listed.assignments[0]?.context.length).toBeLessThan(1100);
    expect(listed.assignments[0]?.context).toMatch(/…$/);
    const { structuredContent } = await getAssignment.call({ id: 'long' });
    expect((structuredContent as { assignment: { context: string } }).assignment.context).toBe(context);
  });

  it('a page that would grow too large ends sooner, and nothing is lost', async () => {
    const roles = Array.from({ length: 150 }, (_, index) => ({ title: `Role ${index}`, tech_stack: 'x'.repeat(80) }));
    open(...Array.from({ length: 9 }, (_, index) => project(`P${index}`, { roles })));
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

  it('of an empty list it says that nothing is open, and proposes no values', async () => {
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
    open(project('ledger', { name: 'Ledger' }), ...Array.from({ length: 30 }, (_, index) => project(`P${index}`)));
    const close = await list({ q: 'COBOL developer for a ledger' });
    expect(close.nearest?.map(({ id }) => id)).toEqual(['ledger']);
    expect(close.text).toContain('Nothing mentions "COBOL".');
    expect(close.text).toContain('Closest open assignments:');
    expect(close).not.toHaveProperty('open_now');
    // Every assignment is for a developer, which makes none of them close.
    open(...Array.from({ length: 30 }, (_, index) => project(`P${index}`)));
    const nothing = await list({ q: 'COBOL developer' });
    expect(nothing.open_now?.map(({ id }) => id)).toEqual(['P0', 'P1', 'P2']);
    expect(nothing.text).toContain('Open now:');
    expect(nothing.text).not.toContain('Closest');
    expect(nothing).not.toHaveProperty('nearest');
  });

  it('of a long text the first words count, which the result says', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'developer').join(' ');
    const long = await list({ q: words(17) });
    expect(long).toMatchObject({ total: 30, only_first_words: 16 });
    expect(long.text).toContain('Only the first 16 words of a text count.');
    expect(await list({ q: words(16) }), 'control').not.toHaveProperty('only_first_words');
  });
});
