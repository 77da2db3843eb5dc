import { expect, it } from 'vitest';
import { FILTER_NAMES } from '@/lib/filters.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

// A foreign text that is looked up in a plain object finds what every object inherits.
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const named = (name: string, fields: string) => Object.fromEntries(fields.split(' ').map((field) => [field, name]));
const projects = showFeed(
  NAMES.map((name) => ({
    ...named(name, 'id name sector context location timeline status language country'),
    roles: [named(name, 'title tech_stack languages allocation price')],
  })),
);
const list = pages.openProjects.path;

/** What no format may show: the value that a name has in every object, and the error that it led to. */
const INHERITED = /\[native code\]|\[object |function \w+\(|Something went wrong/;

it.each(NAMES)('%s is a word like any other, as a field, parameter and argument, in every format', async (name) => {
  const path = assignmentPath(name);
  const texts = [await pageHtml(path), (await markdownPage(path)).text];
  // Each parameter by itself: lib/listing/list-query.test.ts.
  const args = { ...Object.fromEntries(FILTER_NAMES.map((parameter) => [parameter, name])), sort: name, page: name };
  for (const query of ['', `${new URLSearchParams(args)}`, `${name}=${name}`]) {
    const { atom, json } = await feedsOf(projects, query);
    texts.push(await pageHtml(`${list}?${query}`), (await markdownPage(list, query)).text, atom, json);
  }
  const { structured, content } = await toolResult('get_assignment', { id: name });
  expect(structured).toMatchObject({ assignments: [{ id: name }] });
  for (const given of [args, JSON.parse(`{"${name}":"${name}"}`)])
    texts.push((await toolResult('list_open_assignments', given)).content);
  for (const text of [...texts, content]) expect(text).not.toMatch(INHERITED);
});
