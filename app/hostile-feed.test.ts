import { Readable } from 'node:stream';
import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Element } from 'hast';
import type { Nodes as MarkdownNodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { parseSitemap } from 'sitemap';
import { unified } from 'unified';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { assignmentPath } from '@/lib/addresses.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { assignmentOutput } from '@/lib/mcp/assignment-output.ts';
import { tools } from '@/lib/mcp/tools.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { ApiProject, apiProject, type PublicProject } from '@/lib/public-project.ts';
import { createProjectList } from '@/lib/search/project-list.ts';
import { pageEntries } from '@/lib/site.ts';
import { atomFeed } from '@/lib/syndication/atom.ts';
import { jsonFeed } from '@/lib/syndication/json-feed.ts';
import { syndicatedList } from '@/lib/syndication/syndicated-list.ts';
import { showProjects } from '../e2e/support/hold-projects.ts';
import { FRAGMENTS, SECRET, TEXTS } from '../e2e/support/hostile-feed.ts';
import { elementsOf, parseHtml, wordsOf } from '../e2e/support/html.ts';
import { inLayout, pageElement } from '../e2e/support/page-html.ts';
import { GET as getApi } from './api/public-projects/route.ts';
import { showMarkdown } from './md/markdown-page.ts';

const request = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-site-page': request.path }) }));

const BASE = 'http://localhost:3000';
const codeUnits = fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }).map((codes) => String.fromCharCode(...codes));

const text = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
        { weight: 1, arbitrary: codeUnits },
        { weight: 2, arbitrary: fc.stringMatching(/^[a-zA-Z0-9 ]{1,6}$/) },
      ),
      { maxLength: 6 },
    ),
    fc.constantFrom('', ' '),
  )
  .map(([parts, separator]) => parts.join(separator));

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const hidden = fc.dictionary(
  text,
  fc.constantFrom<unknown>(SECRET, [SECRET], { name: SECRET, deep: [{ mail: SECRET }] }),
);

const withHidden = <T extends object>(record: fc.Arbitrary<T>) =>
  fc.tuple(hidden, record).map(([more, named]) => ({ client: SECRET, margin: [SECRET], ...more, ...named }));

const role = withHidden(
  fc.record({
    title: text,
    tech_stack: maybe(text),
    languages: maybe(text),
    allocation: maybe(text),
    price: maybe(text),
  }),
);
const item = withHidden(
  fc.record({
    id: fc.oneof({ weight: 4, arbitrary: text }, fc.integer(), fc.double()),
    name: text,
    sector: maybe(text),
    context: text,
    location: text,
    timeline: text,
    status: text,
    roles: fc.array(role, { maxLength: 3 }),
    posted: maybe(fc.oneof(text, fc.constantFrom('2025-11-03', '2025-11-03T23:30:00-05:00'), fc.jsonValue())),
    updated: maybe(fc.oneof(text, fc.constantFrom('2025-11-04', '2025-11-04T08:00:00.123456Z'), fc.jsonValue())),
    language: maybe(fc.oneof(text, fc.constantFrom('en', 'de', 'ar'), fc.jsonValue())),
  }),
);
const feed = fc
  .array(fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: fc.jsonValue() }), { maxLength: 8 })
  // As received over the network.
  .map((items) => JSON.parse(JSON.stringify(items)) as unknown[]);

/** A feed in which every fragment is in every text once. */
const everyFragment = TEXTS.map((words, at) => {
  const facts = { sector: words, context: words, location: words, timeline: words, status: words };
  const dates = { posted: words, updated: words, language: words };
  const skills = { tech_stack: words, languages: words, allocation: words, price: words };
  return { id: `F-${at}`, name: words, ...facts, ...dates, roles: [{ title: words, ...skills }], client: SECRET };
});

let reads = 0;

/** Makes the site show this feed. */
function show(items: readonly unknown[]): readonly PublicProject[] {
  const { projects } = translateAll(items);
  reads += 1;
  showProjects(projects, new Date(reads * 1_000));
  return projects;
}

beforeAll(() => {
  vi.stubEnv('BASE_URL', BASE);
  vi.stubEnv('PROJECTS_FEED_URL', 'https://feed.example.org/feed.json');
});

type Answer = { readonly status: number; readonly headers: string; readonly body: string };

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: JSON.stringify([...response.headers]), body: await response.text() };
}

/** The HTML of a page in its layout; what Next makes of its metadata is tested in a browser. */
async function htmlOf(path: string): Promise<string> {
  request.path = path;
  return inLayout(pageElement(path));
}

async function markdownOf(path: string): Promise<Answer> {
  request.path = path;
  return answerOf(await showMarkdown(new Request(`${BASE}${path}`, { headers: { [innerHeaders.page]: path } })));
}

const parseMarkdown = (markdown: string): Root =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''));

const hasClass = (element: Element, name: string) => [element.properties.className].flat().includes(name);
const folded = (words: string) => words.replace(/\s+/g, ' ').trim();
/** A text without the marks of its lists, which become elements. */
const unmarked = (words: string) => folded(words.replace(/(?<!\S)-(?: \d+\.)?(?!\S)/g, ' '));
const or = (value: string | undefined) => value || 'not stated';

/** What every format must state about an assignment, in a common shape. */
const factsOf = ({ id, name, sector, context, location, timeline, status, roles }: PublicProject) => ({
  name,
  context: unmarked(or(context)),
  facts: [or(location), or(timeline), or(sector), or(status), id],
  roles: roles.map((one) => [one.title, or(one.tech_stack), or(one.languages), or(one.allocation), or(one.price)]),
});

function factsOfHtml(html: string) {
  const elements = elementsOf(parseHtml(html));
  const rows = elements
    .filter(({ tagName }) => tagName === 'table')
    .flatMap((table) => elementsOf(table))
    .filter(({ tagName }) => tagName === 'tr');
  const contexts = elements.filter((element) => hasClass(element, 'context'));
  return {
    name: wordsOf(elements.find(({ tagName }) => tagName === 'h1')),
    context: unmarked(contexts.length === 0 ? 'not stated' : contexts.map(wordsOf).join('\n')),
    facts: elements.filter(({ tagName }) => tagName === 'dd').map(wordsOf),
    roles: rows.slice(1).map((row) =>
      elementsOf(row)
        .filter(({ tagName }) => /^t[hd]$/.test(tagName))
        .map(wordsOf),
    ),
  };
}

const callTool = async (name: string, args: object) => {
  const result = await tools.find((tool) => tool.name === name)?.call(args);
  return { structured: result?.structuredContent, words: JSON.stringify(result) };
};

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/;

const FOREIGN = ['iframe', 'object', 'embed', 'style', 'base', 'template', 'math', 'textarea'];

function isOurs({ tagName, properties, children }: Element): boolean {
  const { type, src, href, action } = properties;
  if (tagName === 'script' && type === 'application/ld+json') JSON.parse(children.map(wordsOf).join(''));
  else if (tagName === 'script' && !/^\/assets\//.test(String(src))) return false;
  const addresses = [href, src, action].filter((address) => address !== undefined);
  return (
    !FOREIGN.includes(tagName) &&
    !Object.keys(properties).some((name) => /^on|^style$|^srcdoc$/i.test(name)) &&
    addresses.every((address) => SAFE_ADDRESS.test(String(address)))
  );
}

/** Checks that a document has only our own elements: no script, event handler, style, frame or address from the feed. */
function expectHarmless(html: string) {
  expect(elementsOf(parseHtml(html)).filter((element) => !isOurs(element))).toEqual([]);
}

/** The same for markdown: no raw HTML, and no links or images except to our own addresses. */
function expectHarmlessMarkdown(markdown: string) {
  const foreignIn = (node: MarkdownNodes): MarkdownNodes[] => [
    ...(node.type === 'html' || node.type === 'footnoteReference' ? [node] : []),
    ...((node.type === 'image' || node.type === 'definition') && node.url.includes('evil.example') ? [node] : []),
    ...('children' in node ? node.children.flatMap(foreignIn) : []),
  ];
  expect(foreignIn(parseMarkdown(markdown))).toEqual([]);
}

const StrictProject = z.strictObject({
  ...ApiProject.shape,
  roles: z.array(z.strictObject(ApiProject.shape.roles.element.shape)),
});

async function check(items: unknown[]) {
  const projects = show(items);
  const texts: string[] = [];

  const api = await answerOf(await getApi(new Request(`${BASE}/api/public-projects`)));
  expect(api.status).toBe(200);
  expect(z.array(StrictProject).parse(JSON.parse(api.body))).toEqual(projects.map(apiProject));
  texts.push(api.body, api.headers);

  for (const { path } of pageEntries.filter(({ live }) => live)) {
    const html = await htmlOf(path);
    const markdown = await markdownOf(path);
    expect(markdown.status, path).toBe(200);
    expectHarmless(html);
    expectHarmlessMarkdown(markdown.body);
    texts.push(html, markdown.body, markdown.headers);
  }

  for (const project of projects) {
    const path = assignmentPath(project.id);
    const html = await htmlOf(path);
    const markdown = await markdownOf(path);
    expect(markdown.status, path).toBe(200);
    expectHarmless(html);
    expectHarmlessMarkdown(markdown.body);
    expect(factsOfHtml(html)).toEqual(factsOf(project));
    const reported = await callTool('get_assignment', { id: project.id });
    expect(reported.structured).toMatchObject({ assignment: assignmentOutput(project) });
    expect(assignmentOutput(project)).toMatchObject(project);
    texts.push(html, markdown.body, markdown.headers, reported.words);
  }

  const list = await callTool('list_open_assignments', { limit: 25 });
  expect(list.structured).toMatchObject({
    total: projects.length,
    assignments: createProjectList(projects).newestFirst.map(assignmentOutput),
  });
  texts.push(list.words, (await callTool('get_service_overview', {})).words);

  const syndicated = await syndicatedList(createProjectList(projects), new URLSearchParams());
  if (syndicated === null) throw new Error('expected the first page');
  const [atom, json] = [atomFeed(syndicated), jsonFeed(syndicated)];
  const entries = parseAtomFeed(atom).entries ?? [];
  // Feeds are sorted by date.
  const names = projects.map(({ name }) => name).sort();
  expect(entries.map(({ title }) => title?.value).sort()).toEqual(names);
  expect((parseJsonFeed(json).items?.map(({ title }) => title) ?? []).sort()).toEqual(names);
  for (const { content } of entries) expectHarmless(content?.value ?? '');
  texts.push(atom, json);

  const xml = sitemapXml(await getProjects());
  const addresses = (await parseSitemap(Readable.from([xml]))).map(({ url }) => url);
  for (const { id } of projects) expect(addresses).toContain(`${BASE}${assignmentPath(id)}`);
  texts.push(xml);
  expect(texts.join('\n')).not.toContain(SECRET);
}

describe('whatever a feed holds', () => {
  // The facts in markdown: app/md/markdown-page.test.ts; in the tools’ text: lib/mcp/assignment-output.test.ts.
  it('every format states the same facts, only public ones and only as text, and no page fails', async () => {
    await fc.assert(fc.asyncProperty(feed, check), { numRuns: 6, endOnFailure: true, examples: [[everyFragment]] });
  }, 120_000);
});
