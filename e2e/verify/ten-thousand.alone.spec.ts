import { PAGE_SIZE } from '../../lib/listing/paging.ts';
import { pages } from '../../lib/routes/pages.ts';
import { callTool } from '../support/call-tool.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { expect, test } from '../support/test.ts';

const list = pages.openProjects.path;

test('no page and no result of a tool grows with ten thousand assignments, and filters and pages work together', async ({
  show,
  page,
  request,
  site,
}) => {
  test.slow();
  // Short texts: how long the site reads them is measured by `npm run bench`.
  await show(manyAssignments(10_000).map((assignment) => ({ ...assignment, context: '', timeline: '' })));
  for (const path of [list, `${list}?technology=Python`, `${list}?q=kafka&page=2`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect((await answer.body()).length, path).toBeLessThan(400_000);
    expect((await answer.text()).match(/<article/g), path).toHaveLength(PAGE_SIZE);
  }
  const result = await callTool(site.url, 'list_open_assignments', { q: 'developer', limit: 25, detail: 'full' });
  expect((result.structuredContent as { assignments: object[] }).assignments).toHaveLength(25);
  expect(JSON.stringify(result).length).toBeLessThan(100_000);
  await page.goto(`${list}?remote=yes`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${list}?remote=yes&page=2`);
  await expect(page.getByRole('combobox', { name: 'Remote' })).toHaveValue('yes');
});
