import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { manyAssignments } from '@/e2e/support/many-assignments.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import { PAGE_SIZE } from '@/lib/projects/paging.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { staticHtml } from '@/lib/render/static-html.ts';
import { createProjectList } from '@/lib/search/project-list.ts';
import { pages } from '@/lib/site.ts';
import { holdProjects } from '../e2e/support/hold-projects.ts';
import { pageModuleAt } from './md/page-modules.ts';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.stubEnv('BASE_URL', 'https://consulting.example');

async function htmlOf(path: string): Promise<string> {
  const page = pageModuleAt(path);
  if (!page) throw new Error(`expected a page at ${path}`);
  const props = { params: Promise.resolve(page.params), searchParams: Promise.resolve({}) };
  return staticHtml(createElement(page.module.default, props));
}

it.each([0, 1, 9, 10, 60])('the home page and the list are correct with %i assignments', async (length) => {
  const data = createProjectList(translateAll(manyAssignments(length)).projects);
  const reading: ProjectsState = { state: 'current', snapshot: { data, readAt: new Date() } };
  holdProjects(reading);
  const expected = length === 1 ? /1 open assignment\b/ : new RegExp(`\\b${length} open assignments`);
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
  expect(textOf(await htmlOf(pages.home.path))).toMatch(expected);
  const list = await htmlOf(pages.openProjects.path);
  expect(textOf(list)).toMatch(expected);
  expect(list.match(/<article/g) ?? []).toHaveLength(Math.min(length, PAGE_SIZE));
  expect(list.match(/<search|role="search"/g) ?? []).toHaveLength(length < 10 ? 0 : 1);
  expect(list.includes('rel="next"') || list.includes('page=2')).toBe(length > PAGE_SIZE);
});
