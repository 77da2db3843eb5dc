import { markdownPath, pages } from '../lib/routes/pages.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

// What is found, counted and suggested: lib/search. What the tool says of it:
// lib/mcp/list-open-assignments.test.ts.

test('matches are marked on the page, and markdown has them as plain text', async ({
  request,
}) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const marks = [
    ...(await textAt(`${list}?q=kubern`)).matchAll(/<mark>(.*?)<\/mark>/g),
  ].map(([, text]) => text);
  expect(new Set(marks)).toEqual(new Set(['Kubernetes']));
  const markdown = await textAt(`${markdownPath(list)}?q=kubern`);
  expect(markdown).toContain('| Platform engineer: Kubernetes');
  expect(markdown).not.toMatch(/_Kubernetes_|<mark>/);
  expect(await textAt(list), 'control').not.toContain('<mark>');
});

test('of an assignment with many roles, those that match are shown first', async ({
  page,
}) => {
  const first = page
    .getByRole('article')
    .filter({ hasText: '1 more role' })
    .getByRole('listitem')
    .first();
  await page.goto(list);
  await expect(first).toContainText('Data engineer');
  await page.goto(`${list}?role=site+reliability`);
  await expect(first).toContainText('Site reliability engineer');
});
