import { Readable } from 'node:stream';
import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { Element } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import { parseSitemap } from 'sitemap';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { shownPages } from '@/lib/content/shown-pages.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { fullAssignment } from '@/lib/mcp/assignment-output.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { apiProject } from '@/lib/public-project/public-project.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { items, plainItem } from '../e2e/support/any-feed.ts';
import { factsInHtml, factsInMarkdown, factsInText, factsOf } from '../e2e/support/facts.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { SECRET, TEXTS } from '../e2e/support/hostile-feed.ts';
import { elementsOf, parseHtml, wordsOf } from '../e2e/support/html.ts';
import { parseMarkdown } from '../e2e/support/markdown.ts';
import { inLayout, pageElement } from '../e2e/support/page-html.ts';
import { GET as getApi } from './api/public-projects/route.ts';
import { showMarkdown } from './md/markdown-page.ts';

const request = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-site-page': request.path }) }));

const BASE = 'http://localhost:3000';
vi.stubEnv('BASE_URL', BASE);
vi.stubEnv('PROJECTS_FEED_URL', 'https://feed.example.org/feed.json');

/** A feed in which every fragment is in every text once. */
const everyFragment = TEXTS.map((words, at) => {
  const facts = { sector: words, context: words, location: words, timeline: words, status: words };
  const dates = { posted: words, updated: words, language: words };
  const skills = { tech_stack: words, languages: words, allocation: words, price: words };
  return { id: `F-${at}`, name: words, ...facts, ...dates, roles: [{ title: words, ...skills }], client: SECRET };
});

/** Its dates and its language are no part of the JSON API. */
const DATED = { id: 'dated', name: 'Dated', posted: '2025-11-03', updated: '2025-11-04', language: 'de' };

const answerOf = async (response: Response) => ({
  status: response.status,
  headers: JSON.stringify([...response.headers]),
  body: await response.text(),
});

/** The HTML of a page in its layout; what Next makes of its metadata is tested in a browser. */
async function htmlOf(path: string): Promise<string> {
  request.path = path;
  return inLayout(pageElement(path));
}

async function markdownOf(path: string) {
  request.path = path;
  return answerOf(await showMarkdown(new Request(`${BASE}${path}`, { headers: { [innerHeaders.page]: path } })));
}

// A telephone number is the site's own: people in lib/content/about.ts, or the company.
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:\+\d+$|\/(?!\/)|#)/;

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

const words = z.string();
const some = words.optional();
const skills = { tech_stack: some, languages: some, allocation: some, price: some };
const role = z.strictObject({ title: words, ...skills });
const facts = { sector: some, context: words, location: words, timeline: words, status: words };
/** Interface specification §2, and no field more. */
const PublicProject = z.strictObject({ id: words, name: words, ...facts, roles: z.array(role) });

let reads = 0;

async function check(fed: unknown[]) {
  reads += 1;
  const list = showFeed(fed, new Date(reads * 1_000));
  const projects = list.all;
  const texts: string[] = [];

  const api = await answerOf(await getApi(new Request(`${BASE}/api/public-projects`)));
  expect(api.status).toBe(200);
  expect(z.array(PublicProject).parse(JSON.parse(api.body))).toEqual(projects.map(apiProject));
  texts.push(api.body, api.headers);

  const checkPage = async (path: string) => {
    const html = await htmlOf(path);
    const markdown = await markdownOf(path);
    expect(markdown.status, path).toBe(200);
    expectHarmless(html);
    expectHarmlessMarkdown(markdown.body);
    texts.push(html, markdown.body, markdown.headers);
    return { html, markdown: markdown.body };
  };
  for (const { path } of shownPages.filter(({ showsFeed }) => showsFeed)) await checkPage(path);

  const reported = async (...asked: Parameters<typeof toolResult>) => {
    const { structured, content } = await toolResult(...asked);
    texts.push(JSON.stringify(structured), content);
    return structured;
  };
  for (const project of projects) {
    const { html, markdown } = await checkPage(assignmentPath(project.id));
    expect(factsInHtml(html)).toEqual(factsOf(project, projects));
    expect(factsInMarkdown(parseMarkdown(markdown))).toEqual(factsOf(project, projects));
    const { posting: _, ...stated } = project;
    const { assignment } = fullAssignment(project);
    expect(assignment).toMatchObject(stated);
    expect(await reported('get_assignment', { id: project.id })).toMatchObject({ assignments: [assignment] });
  }
  expect(await reported('list_open_assignments', { limit: 25, detail: 'full' })).toMatchObject({
    total: projects.length,
    assignments: list.newestFirst.map((project) => fullAssignment(project).assignment),
  });
  await reported('get_service_overview');

  const { atom, json } = await feedsOf(list);
  const entries = parseAtomFeed(atom).entries ?? [];
  const names = list.newestFirst.map(({ name }) => name);
  expect(entries.map(({ title }) => title?.value)).toEqual(names);
  expect((parseJsonFeed(json).items ?? []).map(({ title }) => title)).toEqual(names);
  for (const { content } of entries) expectHarmless(content?.value ?? '');

  const xml = sitemapXml(await getProjects());
  const addresses = (await parseSitemap(Readable.from([xml]))).map(({ url }) => url);
  for (const { id } of projects) expect(addresses).toContain(`${BASE}${assignmentPath(id)}`);
  expect([...texts, atom, json, xml].join('\n')).not.toContain(SECRET);
}

/** What the lines of a result have in place of marks that could be structure. */
const inLine = (text: string) => text.replaceAll('|', '¦').replaceAll('<', '‹').replaceAll('>', '›');

describe('whatever a feed holds', () => {
  it('every format states the same facts, only public ones and only as text, and no page fails', async () => {
    await fc.assert(fc.asyncProperty(items, check), {
      numRuns: 6,
      endOnFailure: true,
      examples: [[[DATED, ...everyFragment]]],
    });
  }, 120_000);

  it('the tools’ text states the facts and nothing else, so that it can be read back', () => {
    fc.assert(
      fc.property(plainItem, (fed) => {
        const [project] = translateAll([fed]).projects;
        fc.pre(project !== undefined);
        const { assignment, text } = fullAssignment(project);
        const addresses = [assignment.url, assignment.apply_url].filter(Boolean);
        const { name, facts, context, roles } = factsOf(project);
        const [id = '', ...others] = facts.toReversed();
        const lines = { name: inLine(name), roles: roles.map((role) => role.map(inLine)) };
        const stated = [...others.toReversed().map(inLine), /^[\w.~-]+$/.test(id) ? id : encodeURIComponent(id)];
        expect(factsInText(text)).toEqual({ ...lines, facts: stated, context, addresses });
        if (project.context !== '') expect(text).toContain(`\n  > ${project.context.replaceAll('\n', '\n  > ')}\n`);
      }),
    );
  });
});
