import type { Element } from 'hast';
import type { Nodes as MarkdownNodes, Root } from 'mdast';
import type { PublicProject } from '../../lib/public-project/public-project.ts';
import { elementsOf, parseHtml, wordsOf } from './html.ts';

/** What a format states about an assignment, in a common shape. */
type Facts = {
  readonly name: string;
  /** On a page, what its only role states; location, timeline, sector, status (not for people if all have the same) and id. */
  readonly facts: readonly string[];
  readonly context: string;
  /** Title, technology, languages, allocation and rate of each role; on a page, of several. */
  readonly roles: readonly (readonly string[])[];
};

const stated = (value: string | undefined) => value || 'not stated';

/** The words of a text without the marks of its lists, which become elements. */
const unmarked = (text: string) =>
  text
    .replace(/(?<!\S)-(?: \d+\.)?(?!\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a format must state about an assignment; where `all` of a list are given, what a page must. */
export const factsOf = (
  { id, name, sector, context, location, timeline, status, roles }: PublicProject,
  all?: readonly PublicProject[],
): Facts => {
  const rows = roles.map((role) => [
    role.title,
    ...[role.tech_stack, role.languages, role.allocation, role.price].map(stated),
  ]);
  const [only = [], ...others] = all === undefined || rows.length > 1 ? [[], ...rows] : rows;
  const isOneStatus = all?.every((other) => other.status === status);
  const shown = [location, timeline, ...(all && !sector ? [] : [sector]), ...(isOneStatus ? [] : [status])];
  return {
    name,
    facts: [...(only[0] === name ? only.slice(1) : only), ...shown.map(stated), id],
    context: unmarked(stated(context)),
    roles: others,
  };
};

const hasClass = (element: Element, name: string) => [element.properties.className].flat().includes(name);

export function factsInHtml(html: string): Facts {
  const elements = elementsOf(parseHtml(html));
  const rows = elements
    .filter((element) => hasClass(element, 'roles'))
    .flatMap((table) => elementsOf(table))
    .filter(({ tagName }) => tagName === 'tr');
  const contexts = elements.filter((element) => hasClass(element, 'context'));
  return {
    name: wordsOf(elements.find(({ tagName }) => tagName === 'h1')),
    facts: elements.filter(({ tagName }) => tagName === 'dd').map(wordsOf),
    context: unmarked(contexts.length === 0 ? 'not stated' : contexts.map(wordsOf).join('\n')),
    roles: rows.slice(1).map((row) =>
      elementsOf(row)
        .filter(({ tagName }) => /^t[hd]$/.test(tagName))
        .map((cell) => wordsOf(cell).trim()),
    ),
  };
}

/** The text of a node of a markdown tree; items of lists and line breaks end lines. */
export function textOf(node: MarkdownNodes): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if (node.type === 'listItem') return `${node.children.map(textOf).join('\n')}\n`;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const LABEL = /^(?:Role|Technology|Languages|Allocation|Rate|Location|Timeline|Sector|Status|Reference): /;

export function factsInMarkdown({ children: blocks }: Root): Facts {
  const headings = blocks.flatMap((node, at) => (node.type === 'heading' ? [{ at, ...node }] : []));
  // The assignment may have the same name, but its heading has another depth.
  const about = headings.find((heading) => heading.depth === 2 && textOf(heading) === 'About the assignment')?.at ?? 0;
  // The posting's own headings are deeper.
  const after = headings.find(({ at, depth }) => at > about && depth <= 2)?.at;
  const title = headings.find(({ depth }) => depth === 1);
  const list = blocks.find((node) => node.type === 'list');
  const table = blocks.find((node) => node.type === 'table');
  const section = blocks.slice(about + 1, after);
  // Everything outside the quotation is the site's own text.
  const quotation = section.find((node) => node.type === 'blockquote')?.children ?? section;
  const lines = list?.children.map((entry) => textOf(entry).trim()) ?? [];
  return {
    name: title === undefined ? 'no heading' : textOf(title),
    facts: lines.map((line) => line.replace(LABEL, '')),
    context: unmarked(quotation.map(textOf).join('\n')),
    roles: (table?.children ?? []).slice(1).map(({ children }) => children.map(textOf)),
  };
}

const ROLE = /- role: (.*)\n {2}- technology: (.*)\n {2}- languages: (.*)\n {2}- allocation: (.*)\n {2}- rate: (.*)\n/;
// Nothing else may be in it, and only the context may have several lines.
const TEXT = new RegExp(
  String.raw`^## (.*)\n- id: (.*)\n- location: (.*)\n- timeline: (.*)\n- sector: (.*)\n- status: (.*)\n` +
    String.raw`(?:- (?:Posted|Last changed) .*\n)?(?:- language: [\w-]+\n)?((?:${ROLE.source.replaceAll('(.*)', '.*')})+|- roles: not stated\n)` +
    String.raw`(?:- the posting, quoted:\n((?: {2}> .*\n)+))?- page: (\S+)(?:\n- to apply, the person opens: (\S+))?$`,
);

/** The facts and addresses in the text of a tool, as a parser that knows its format finds them. */
export function factsInText(text: string): Facts & { readonly addresses: readonly string[] } {
  const found = TEXT.exec(text);
  if (found === null) throw new Error(`expected the text of an assignment, found ${JSON.stringify(text)}`);
  const [, name = '', id = '', location = '', timeline = '', sector = '', status = '', roles = '', context = ''] =
    found;
  return {
    name,
    facts: [location, timeline, sector, status, id],
    context: unmarked(stated(context.replace(/^ {2}> /gm, ''))),
    roles: [...roles.matchAll(new RegExp(ROLE, 'g'))].map(([, ...role]) => role),
    addresses: found.slice(9).filter(Boolean),
  };
}
