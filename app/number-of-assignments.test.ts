import { expect, it } from 'vitest';
import { manyAssignments } from '@/e2e/support/many-assignments.ts';
import { PAGE_SIZE } from '@/lib/listing/paging.ts';
import { pages } from '@/lib/routes/pages.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';

it.each([0, 1, 9, 10, 60])('the home page and the list are correct with %i assignments', async (length) => {
  showFeed(manyAssignments(length));
  const expected = length === 1 ? /1 open assignment\b/ : new RegExp(`\\b${length} open assignments`);
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
  const home = textOf(await pageHtml(pages.home.path));
  // Nobody shows off that nothing is open.
  if (length === 0) expect(home).not.toMatch(/\b0 /);
  else expect(home).toMatch(expected);
  const list = await pageHtml(pages.openProjects.path);
  expect(textOf(list)).toMatch(expected);
  expect(list.match(/<article/g) ?? []).toHaveLength(Math.min(length, PAGE_SIZE));
  expect(list.match(/<search|role="search"/g) ?? []).toHaveLength(length < 10 ? 0 : 1);
  expect(list.includes('rel="next"') || list.includes('page=2')).toBe(length > PAGE_SIZE);
});
