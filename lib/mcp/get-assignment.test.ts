import { expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import type { PublicProject } from '../public-project.ts';
import { createProjectList } from '../search/project-list.ts';
import { getAssignment } from './get-assignment.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');

let open: PublicProject[] = [];
vi.mock('../projects/get-projects.ts', () => ({
  getProjects: async () => ({ state: 'current', snapshot: { data: createProjectList(open), readAt: new Date() } }),
}));

it.each([
  ['that is similar to one', 'ex 1', ['EX-1', 'EX-2'], 'Closest open assignments:\n- "EX-1"', 'Open now'],
  ['that is similar to none', '東京', ['EX-1', 'EX-2'], 'Open now:\n- "EX-1"', 'Closest'],
  ['when none is open', 'EX-1', [], 'No assignments are open', 'Open now'],
])('for an id %s the error says what is open', async (_title, id, ids, contained, absent) => {
  open = ids.map((id) => project(id));
  const { isError, content } = await getAssignment.call({ id });
  expect(isError).toBe(true);
  const [text] = content as { text: string }[];
  expect(text?.text).toContain(contained);
  expect(text?.text).not.toContain(absent);
});
