import { markdownPath, pages } from '../lib/routes/pages.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

// What is found, counted and suggested: lib/search. What the tool says of it:
// lib/mcp/list-open-assignments.test.ts.

test('matches are marked on the page, markdown has them as plain text, and of many roles those that match are shown first', async ({
  request,
}) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const found = await textAt(`${list}?q=kubern`);
  const marks = found.match(/<mark>.*?<\/mark>/g);
  expect(new Set(marks)).toEqual(new Set(['<mark>Kubernetes</mark>']));
  const markdown = await textAt(`${markdownPath(list)}?q=kubern`);
  expect(markdown).toContain('| Platform engineer: Kubernetes');
  expect(markdown).not.toMatch(/_Kubernetes_|<mark>/);
  expect(await textAt(list), 'control').not.toContain('<mark>');
  const [role] = /<b>.*?<\/b>/.exec(await textAt(`${list}?role=site`)) ?? [];
  expect(role, 'the third of four').toContain('Site reliability engineer');
});
