import { expect, it } from 'vitest';
import { FILTER_NAMES } from '@/lib/filters.ts';
import { tools } from '@/lib/mcp/tools.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { pageHtml } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';

// A foreign text that is looked up in a plain object finds what every object inherits.
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const list = pages.openProjects.path;

/** A feed in whose every field one of these names stands. */
const projects = showFeed(
  NAMES.map((name) => ({
    ...Object.fromEntries(
      'id name sector context location timeline status language country'.split(' ').map((field) => [field, name]),
    ),
    roles: [Object.fromEntries('title tech_stack languages allocation price'.split(' ').map((field) => [field, name]))],
  })),
);

/** What no format may show: the value that a name has in every object. */
const INHERITED = /\[native code\]|\[object |function \w+\(/;

it('the names that every object inherits are words like any other, in every field of a feed and every format', async () => {
  expect(projects.all.map(({ id }) => id)).toEqual(NAMES);
  for (const { id } of projects.all) {
    for (const text of [await pageHtml(assignmentPath(id)), (await markdownPage(assignmentPath(id))).text])
      expect(text, id).not.toMatch(INHERITED);
    expect((await toolResult('get_assignment', { id })).structured, id).toMatchObject({ assignments: [{ id }] });
  }
  const { atom, json } = await feedsOf(projects);
  for (const text of [await pageHtml(pages.home.path), atom, json]) expect(text).not.toMatch(INHERITED);
});

it.each(NAMES)('%s is a harmless value, parameter and argument in every format', async (name) => {
  // Each parameter by itself: lib/listing/list-query.test.ts.
  const query = [...FILTER_NAMES, 'sort', 'page', 'unstated', name]
    .map((parameter) => `${parameter}=${name}`)
    .join('&');
  const { atom, json } = await feedsOf(projects, query);
  const [html, markdown] = [await pageHtml(`${list}?${query}`), (await markdownPage(list, query)).text];
  for (const text of [html, markdown, atom, json]) expect(text).not.toMatch(INHERITED);
  const given = JSON.parse(JSON.stringify({ id: name, q: name, location: name, [name]: name }));
  for (const { name: tool } of tools) {
    const { content } = await toolResult(tool, given);
    expect(content, tool).not.toMatch(/Something went wrong|\[native code\]|\[object /);
  }
});
