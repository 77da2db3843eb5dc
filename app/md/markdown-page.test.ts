import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { t } from '@/lib/content/messages.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import { decoded } from '@/lib/http/request-target.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { anyItem } from '../../e2e/support/any-item.ts';
import {
  holdList,
  showFeed,
  showProjects,
} from '../../e2e/support/hold-projects.ts';
import { parseMarkdown, textOf } from '../../e2e/support/markdown.ts';
import { realisticAssignments } from '../../e2e/support/realistic-assignments.ts';
import { markdownPage } from './markdown-page.ts';

const treeAt = async (path: string): Promise<Root> =>
  parseMarkdown((await markdownPage(path)).text);

async function treeOf(project: PublicProject): Promise<Root> {
  showProjects([project]);
  return treeAt(assignmentPath(project.id));
}

const frontOf = ({ children: [front] }: Root) =>
  front?.type === 'yaml' ? parseYaml(front.value) : null;

const unescapedUrl = (url: string) =>
  url.replace(/(?:%[0-9a-f]{2})+/gi, (part) => decoded(part) ?? part);

// GFM §6.9 autolinks bare addresses, and remark does so even if they are
// escaped. Such a link shows its target.
const isBareAddress = (node: Nodes) =>
  node.type === 'link' &&
  ['', 'http://', 'mailto:'].some((scheme) =>
    [node.url, unescapedUrl(node.url)].includes(scheme + textOf(node)),
  );

/** The structure of a tree without its text: which kinds of nodes are where. */
function skeleton(node: Nodes): unknown {
  if (isBareAddress(node)) return 'text';
  if (!('children' in node)) return node.type;
  // Adjacent text nodes count as one.
  const kinds = node.children.map(skeleton);
  return [
    node.type,
    ...kinds.filter((kind, at) => kind !== 'text' || kinds[at - 1] !== 'text'),
  ];
}

// The mark at the start of a list item is kept, because it is structure.
const harmless = (text: string) =>
  text.replace(/^( *(?:- (?:\d+\. )?)?)[^\n]+/gm, '$1word');

/** An assignment of the same shape in which every text is one harmless word. */
function harmlessTwin({
  roles,
  context,
  posting,
  ...lines
}: PublicProject): PublicProject {
  const words = <T extends object>(value: T) =>
    Object.fromEntries(
      Object.entries(value).map(([name, text]) => [name, harmless(text)]),
    ) as T;
  // The structure that the feed’s HTML may have.
  const formatted = posting === undefined ? {} : { posting };
  const named = words(lines);
  // A page leaves out the title of an only role that repeats the assignment’s
  // name.
  const twins = roles.map((role) => ({
    ...words(role),
    title: role.title === lines.name ? named.name : 'another',
  }));
  return {
    ...named,
    ...formatted,
    context: harmless(context),
    roles: twins,
  };
}

it('the markdown of an assignment has the same structure for any strings as for harmless ones', async () => {
  await fc.assert(
    fc.asyncProperty(anyItem, async (item) => {
      const [project] = translateAll([item]).projects;
      fc.pre(project !== undefined);
      const tree = await treeOf(project);
      expect(frontOf(tree)).toMatchObject({ title: project.name });
      expect(skeleton(tree)).toEqual(
        skeleton(await treeOf(harmlessTwin(project))),
      );
    }),
    { numRuns: 25 },
  );
}, 60_000);

// What its HTML becomes: lib/sanitize/read-posting.test.ts.
it.each([
  [
    '<h1>Your <i>role</i></h1><ol><li>See <a href="https://a.example/x">the plan</a><ul><li>b</li></ul></li></ol>',
    '### Your _role_\n\n1. See [the plan](https://a.example/x) (a.example)\n   - b',
  ],
  [
    '<h2>## Forged</h2><p>[x](https://evil.example)</p>',
    '### ## Forged\n\n\\[x]\\(https\\://evil.example)',
  ],
  ['## Forged\n• a\n  * b', '\\## Forged\n\n- a\n  - b'],
  ['1. May\n+ a\n-b\n*c*', '1\\. May\\\n\\+ a\\\n-b\\\n\\*c\\*'],
])(
  'a posting is quoted below its section with the structure of its HTML, and no other: %s',
  async (context, quoted) => {
    showFeed([{ id: 'A', name: 'One', context }]);
    const { text } = await markdownPage('/open-projects/A');
    const quotation = `> ${quoted.replaceAll('\n', '\n> ')}`.replaceAll(
      '> \n',
      '>\n',
    );
    expect(text).toContain(
      `## ${t('assignment.about')}\n\n${t('assignment.quoted')}\n\n${quotation}\n`,
    );
  },
);

it('a list begins with what it shows of how many, and what was understood and ignored; then lines of facts', async () => {
  showFeed(realisticAssignments(61));
  const { text } = await markdownPage(pages.openProjects.path);
  const [begin = '', rows = ''] = text.split(`${t('list.format')}:`);
  expect(begin).toMatch(/\n\n\*\*61 open assignments\*\*, newest first\.\n\n$/);
  expect(rows).toContain(
    '- [Search that understands spare parts](https://consulting.example/open-projects/R-23.md) | Search engineer: Java, OpenSearch, Python; 80%; English; 700 EUR per day | Zürich, Switzerland, hybrid | May 2027, 10 months | 18 November 2026\n',
  );
  expect(rows).toContain('1 to 50 of 61');
  // About 4,200 tokens here, and 4,500 at an address with a number and a port.
  expect(text.length).toBeLessThan(14_600);
  const filtered = await markdownPage(
    '/open-projects?q=java&remote=yes%2Cpartly',
    'q=java&remote=yes%2Cpartly&foo=1',
  );
  expect(filtered.text, 'no control of the form').not.toContain('Order');
  expect(filtered.text).toMatch(
    /open assignments\*\*.*“java”.*Remote.*Hybrid.*Ignored: foo=1/s,
  );
});

it('front matter is title, description, canonical address, and the time of a reading that is too old', async () => {
  const readAt = new Date('2026-11-21T08:00:00.000Z');
  const front = {
    title: 'One',
    description: 'l. c',
    canonical_url: 'https://consulting.example/open-projects/A-1',
  };
  const data = showFeed(
    [{ id: 'A-1', name: 'One', context: 'c', location: 'l' }],
    readAt,
  );
  const shown = async () => frontOf(await treeAt('/open-projects/A-1'));
  expect(await shown()).toEqual(front);
  holdList(data, readAt, 'expired');
  expect(await shown()).toEqual({
    ...front,
    list_read_at: readAt.toISOString(),
  });
});
