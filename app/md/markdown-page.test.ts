import fc from 'fast-check';
import type { Heading, List, Nodes, Paragraph, Root, Table, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { assignmentPath } from '@/lib/addresses.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import type { PublicProject } from '@/lib/public-project.ts';
import { pages } from '@/lib/site.ts';
import { showProjects } from '../../e2e/support/hold-projects.ts';
import { markdownPage } from './markdown-page.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const READ_AT = new Date('2026-11-21T08:00:00.000Z');

const show = (...projects: PublicProject[]) => showProjects(projects, READ_AT);

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

async function treeOf(project: PublicProject): Promise<Root> {
  show(project);
  return parser.parse((await markdownPage(assignmentPath(project.id))).text);
}

function textOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if (node.type === 'listItem') return `${node.children.map(textOf).join('\n')}\n`;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The words of a text without the marks of its lists, which become lists in markdown. */
const unmarked = (text: string) =>
  text
    .replace(/^ *- (?:\d+\. )?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

// GFM §6.9 autolinks bare addresses, and remark does so even if they are escaped. Such a link shows its target.
const isBareAddress = (node: Nodes) =>
  node.type === 'link' && ['', 'http://', 'mailto:'].some((scheme) => decodeURI(node.url) === scheme + textOf(node));

/** The structure of a tree without its text: which kinds of nodes are where. */
function skeleton(node: Nodes): unknown {
  if (isBareAddress(node)) return 'text';
  if (!('children' in node)) return node.type;
  // Adjacent text nodes count as one.
  const kinds = node.children.map(skeleton);
  return [node.type, ...kinds.filter((kind, at) => kind !== 'text' || kinds[at - 1] !== 'text')];
}

// What begins an item stays, because it is structure.
const harmless = (text: string) => text.replace(/^( *(?:- (?:\d+\. )?)?)[^\n]+/gm, '$1word');

/** An assignment of the same shape in which every text is one harmless word. */
function harmlessTwin({ roles, context, ...lines }: PublicProject): PublicProject {
  const words = <T extends object>(value: T) =>
    Object.fromEntries(Object.entries(value).map(([name, text]) => [name, harmless(text)])) as T;
  return { ...words(lines), context: harmless(context), roles: roles.map(words) };
}

function factsOf(tree: Root) {
  const blocks = tree.children;
  const nodes = <T extends Nodes>(type: T['type']) => blocks.filter((node) => node.type === type) as unknown as T[];
  const headings = blocks.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  // The name of the assignment may be the same, but it is not of this depth.
  const isAbout = (node: Nodes | undefined) =>
    node?.type === 'heading' && node.depth === 2 && textOf(node) === 'About the assignment';
  const about = headings.find((at) => isAbout(blocks[at])) ?? 0;
  const after = headings.find((at) => at > about);
  const context = blocks.slice(about + 1, after) as Paragraph[];
  return {
    front: parseYaml(nodes<Yaml>('yaml')[0]?.value ?? ''),
    name: textOf(nodes<Heading>('heading').find(({ depth }) => depth === 1) ?? { type: 'break' }),
    facts: nodes<List>('list')[0]?.children.map((item) => textOf(item).trim()),
    context: unmarked(context.map(textOf).join('\n')),
    roles: nodes<Table>('table')[0]
      ?.children.slice(1)
      .map(({ children }) => children.map(textOf)),
  };
}

const stated = (text: string | undefined) => text || 'not stated';

function expectedFacts({ id, name, sector, context, location, timeline, status, roles }: PublicProject) {
  return {
    front: expect.objectContaining({ title: name, list_read_at: READ_AT.toISOString() }),
    name,
    facts: [
      `Location: ${stated(location)}`,
      `Timeline: ${stated(timeline)}`,
      `Sector: ${stated(sector)}`,
      `Status: ${stated(status)}`,
      `Assignment: ${id}`,
    ],
    context: unmarked(context || 'not stated'),
    roles:
      roles.length === 0
        ? undefined
        : roles.map(({ title, tech_stack, languages, allocation, price }) => [
            title,
            ...[tech_stack, languages, allocation, price].map(stated),
          ]),
  };
}

/** What means something in markdown, HTML or YAML, and characters that a parser may trip over. */
const TRICKS = [
  ...'# ## 1. 1) - + * > | \\| \\ \\\\ --- === = ~~~ ``` ` `` [^1] ** __ _ ~~ ~ $ : " \' { } . ! @ ( ) [ ] < > & ;'.split(
    ' ',
  ),
  ...'[x](javascript:alert(1)) ![x](y) <b> </p> <!-- --> <script> <?php &amp; &#35; a B 0 ä 🚲 漢字'.split(' '),
  ...'https://else.example/a_b_ www.else.example http:// me@else.example mailto:me@else.example'.split(' '),
  ...'xmpp:a@b.example ftp://else.example <https://else.example>'.split(' '),
  ...['---\ntitle: forged\n---', '[x]: https://else.example', '[^1]: note', '[ ] ', '[x] ', '<!-- -->'],
  ...['\n', '\n\n', '\r\n', '\u2028', '\t', '    ', ' ', '  \n', '# ', '- ', '1. ', '> ', '| '],
  ...['\u202e', '\u200b', '\u0000', '\u00a0', '\ufeff', '\ud800'],
];

const hostile = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...TRICKS), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.nat({ max: 0xffff }), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 30 }) },
);

const optional = fc.option(hostile, { nil: undefined });

const feedItem = fc.record({
  id: hostile,
  name: hostile,
  sector: optional,
  context: hostile,
  location: hostile,
  timeline: hostile,
  status: hostile,
  roles: fc.array(
    fc.record({ title: hostile, tech_stack: optional, languages: optional, allocation: optional, price: optional }),
    { maxLength: 2 },
  ),
});

describe('the markdown of an assignment', () => {
  it('states the facts of the feed, and has the same structure for any strings as for harmless ones', async () => {
    await fc.assert(
      fc.asyncProperty(feedItem, async (item) => {
        const [project] = translateAll([item]).projects;
        fc.pre(project !== undefined);
        const tree = await treeOf(project);
        expect(factsOf(tree)).toEqual(expectedFacts(project));
        expect(skeleton(tree)).toEqual(skeleton(await treeOf(harmlessTwin(project))));
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('the text of a posting', () => {
  const html =
    '<p>You will</p><ul><li>build services<ul><li>in Kotlin</li><li>in Go<ol><li>first</li><li>then</li></ol></li></ul></li>' +
    '<li>run them</li></ul><h2>## Forged</h2><p>[x](https://evil.example)</p>';
  const lines =
    'You will\n• build services\n  * in Kotlin\n  * in Go\n    - 1. first\n    - 2. then\n• run them\n\n## Forged';

  const textIn = async (context: string) => {
    show(...translateAll([{ id: 'A', name: 'One', context }]).projects);
    return /## About the assignment\n\n([\s\S]*?)\n\n## /.exec((await markdownPage('/open-projects/A')).text)?.[1];
  };

  const list =
    'You will\n\n- build services\n\n  - in Kotlin\n\n  - in Go\n\n    1. first\n    2. then\n\n- run them\n\n\\## Forged';

  it('has its paragraphs and lists, and nothing else of it is structure', async () => {
    expect(await textIn(html)).toBe(`${list}\n\n\\[x]\\(https\\://evil.example)`);
    expect(await textIn(lines)).toBe(list);
    expect(await textIn('1. May\n+ a\n-b\n*c*')).toBe('1\\. May\\\n\\+ a\\\n-b\\\n\\*c\\*');
  });
});

describe('the markdown of the list', () => {
  async function treeOfList(projects: PublicProject[]): Promise<Root> {
    show(...projects);
    return parser.parse((await markdownPage(pages.openProjects.path)).text);
  }

  it('has exactly the assignments of the feed, whatever its strings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(feedItem, { minLength: 4, maxLength: 6 }), async (items) => {
        const projects = [...translateAll(items).projects];
        fc.pre(projects.length > 0);
        const tree = await treeOfList(projects);
        const headings = tree.children.filter((node) => node.type === 'heading').map(textOf);
        const first = headings.indexOf(projects[0]?.name ?? '');
        expect(headings.slice(first, first + projects.length)).toEqual(projects.map(({ name }) => name));
        expect(skeleton(tree)).toEqual(skeleton(await treeOfList(projects.map(harmlessTwin))));
      }),
      { numRuns: 3 },
    );
  }, 60_000);
});

describe('a page as markdown', () => {
  const [project] = translateAll([
    { id: 'A-1', name: 'One', context: 'c', location: 'l', timeline: 't', status: 's', roles: [{ title: 'r' }] },
  ]).projects;

  it('starts with front matter, one H1 and a link to the index, and ends with a short list of links', async () => {
    const { children } = await treeOf(project as PublicProject);
    expect(children.slice(0, 3).map(({ type }) => type)).toEqual(['yaml', 'heading', 'blockquote']);
    expect(children.filter((node) => node.type === 'heading' && node.depth === 1)).toHaveLength(1);
    expect(textOf(children[2] as Nodes)).toContain('https://consulting.example/llms.txt');
    expect(children.slice(-2).map(({ type }) => type)).toEqual(['heading', 'list']);
  });

  it('has front matter with title, description, canonical address and the time its data was read', async () => {
    const [front] = (await treeOf(project as PublicProject)).children as [Yaml];
    expect(parseYaml(front.value)).toEqual({
      title: 'One',
      description: 'l. c',
      canonical_url: 'https://consulting.example/open-projects/A-1',
      list_read_at: READ_AT.toISOString(),
    });
  });

  it('has no date if it shows no data, and no canonical address if there is no page', async () => {
    const { status, text } = await markdownPage('/x');
    const [front] = parser.parse(text).children as [Yaml];
    expect(status).toBe(404);
    expect(Object.keys(parseYaml(front.value))).toEqual(['title', 'description']);
  });
});
