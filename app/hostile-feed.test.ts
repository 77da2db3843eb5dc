import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Element } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { shownPages } from '@/lib/content/pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import {
  apiProject,
  type PublicProject,
} from '@/lib/public-project/public-project.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { anyItem } from '../e2e/support/any-item.ts';
import { feedsOf } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { hostileItem, SECRET, TEXTS } from '../e2e/support/hostile-feed.ts';
import { elementsOf, parseHtml, wordsOf } from '../e2e/support/html.ts';
import { nodesOf, parseMarkdown, textOf } from '../e2e/support/markdown.ts';
import { htmlAt } from '../e2e/support/page-html.ts';
import { GET as getApi } from './api/public-projects/route.ts';
import { showMarkdown } from './md/markdown-page.ts';

const BASE = 'https://consulting.example';

/**
 * A feed in which every fragment is in every text once; of its last item, dates
 * and language are no part of the JSON API.
 */
const everyFragment = [
  ...TEXTS.map((words, at) => ({
    ...hostileItem(`F-${at}`, at),
    posted: words,
    updated: words,
    language: words,
  })),
  {
    id: 'dated',
    name: 'Dated',
    posted: '2025-11-03',
    updated: '2025-11-04',
    language: 'de',
  },
];

/**
 * All that a response says: its status, and its header fields with its text.
 */
const answerOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return {
    headers: JSON.stringify([...response.headers]),
    body: await response.text(),
  };
};

// A telephone number is the firm's own.
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:\+\d+$|\/(?!\/)|#)/;
const FOREIGN = /^(?:iframe|object|embed|style|base|template|math)$/;

function isForeign({ tagName, properties, children }: Element): boolean {
  const { type, src, href, action } = properties;
  if (tagName === 'script' && type === 'application/ld+json')
    JSON.parse(children.map(wordsOf).join(''));
  else if (tagName === 'script' && !/^\/assets\//.test(String(src)))
    return true;
  return (
    FOREIGN.test(tagName) ||
    (tagName === 'textarea' && properties.id !== 'profile') ||
    Object.keys(properties).some((name) => /^on|^style$/i.test(name)) ||
    [href, src, action].some(
      (address) => address !== undefined && !SAFE_ADDRESS.test(String(address)),
    )
  );
}

const isForeignNode = (node: MarkdownNodes) =>
  node.type === 'html' ||
  node.type === 'footnoteReference' ||
  ((node.type === 'image' || node.type === 'definition') &&
    node.url.includes('evil.example'));

/**
 * Expects only our own elements: no script, event handler, style, frame, image
 * or dangerous address from the feed.
 */
function expectHarmless(html: string, markdown = '') {
  expect(elementsOf(parseHtml(html)).filter(isForeign)).toEqual([]);
  expect(nodesOf(parseMarkdown(markdown)).filter(isForeignNode)).toEqual([]);
}

const words = z.string();
const some = words.optional();
const role = z.strictObject({
  title: words,
  tech_stack: some,
  languages: some,
  allocation: some,
  price: some,
});
/** Interface specification §2, and no field more. */
const ApiProject = z.strictObject({
  id: words,
  name: words,
  sector: some,
  context: words,
  location: words,
  timeline: words,
  status: words,
  roles: z.array(role),
});

/** A text without white space and what marks lists and labels. */
const squeezed = (text: string) => text.replace(/[\s\d.:-]+/g, '');

/**
 * What both formats of a page state: each fact after its label, and every text
 * of a role.
 */
function statementsOf(project: PublicProject): readonly string[] {
  const { id, name, sector, location, timeline, roles } = project;
  const { context, posting } = project;
  return [
    name,
    // The text of HTML marks each item of a list; the page keeps its own marks.
    ...(posting === undefined ? [context] : context.split('\n')),
    `Location ${location || 'not stated'}`,
    `Timeline ${timeline || 'not stated'}`,
    `Reference ${id}`,
    sector ? `Sector ${sector}` : '',
    ...roles.flatMap(({ stated: _, ...texts }) =>
      Object.values(texts).map((text = '') => text),
    ),
  ];
}

let reads = 0;

async function check(fed: readonly object[]) {
  reads += 1;
  const list = showFeed(fed, new Date(reads * 1_000));
  const projects = list.all;

  const api = await answerOf(
    await getApi(new Request(`${BASE}/api/public-projects`)),
  );
  expect(z.array(ApiProject).parse(JSON.parse(api.body))).toEqual(
    projects.map(apiProject),
  );
  const texts = [api.body, api.headers];

  const checkPage = async (path: string) => {
    const html = await htmlAt(path);
    const request = new Request(`${BASE}${path}`, {
      headers: { [innerHeaders.page]: path },
    });
    const { headers, body } = await answerOf(await showMarkdown(request));
    expectHarmless(html, body);
    texts.push(html, body, headers);
    return { html, markdown: body };
  };
  for (const { path } of shownPages.filter(({ showsFeed }) => showsFeed))
    await checkPage(path);

  for (const project of projects) {
    const { html, markdown } = await checkPage(assignmentPath(project.id));
    for (const words of [
      wordsOf(parseHtml(html)),
      textOf(parseMarkdown(markdown)),
    ])
      for (const statement of statementsOf(project))
        expect(squeezed(words)).toContain(squeezed(statement));
  }

  const { atom, json } = await feedsOf(list);
  const { entries = [] } = parseAtomFeed(atom);
  const { items = [] } = parseJsonFeed(json);
  const names = list.newestFirst.map(({ name }) => name);
  expect(entries.map(({ title }) => title?.value)).toEqual(names);
  expect(items.map(({ title }) => title)).toEqual(names);
  for (const { content } of entries) expectHarmless(content?.value ?? '');

  expect([...texts, atom, json].join('\n')).not.toContain(SECRET);
}

it('whatever a feed holds, every format states the same facts, only public ones and only as text', async () => {
  const feeds = fc.array<object>(anyItem, { maxLength: 8 });
  await fc.assert(fc.asyncProperty(feeds, check), {
    numRuns: 6,
    endOnFailure: true,
    examples: [[everyFragment]],
  });
}, 120_000);
