import type { Nodes } from 'mdast';
import { assignmentIdOf } from '../routes/addresses.ts';
import { markdownPath, pages } from '../routes/pages.ts';

const FOLLOWED = ['http:', 'https:', 'mailto:'];

/**
 * Whether a path is the list's or an assignment's, which are read as markdown.
 */
const isForReading = (path: string): boolean =>
  path === pages.openProjects.path || assignmentIdOf(path) !== null;

/**
 * The absolute form of an address; `null` if it is empty, invalid, or neither a
 * page nor a mailbox.
 */
function absolute(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!FOLLOWED.includes(url.protocol)) return null;
  // Readers of markdown stay in markdown, but for pages that are for people,
  // such as a form.
  const isOwn = url.origin === new URL(base).origin;
  if (isOwn && isForReading(url.pathname)) {
    url.pathname = markdownPath(url.pathname);
    url.hash = '';
  }
  return url.href;
}

function hasContent(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if ('value' in node) return node.value.trim() !== '';
  return 'children' in node && node.children.some(hasContent);
}

/** What takes the place of a node. */
function resolved(node: Nodes, base: string): Nodes[] {
  if (node.type !== 'link' && node.type !== 'image') return [node];
  if (!hasContent(node)) return [];
  const url = absolute(node.url, base);
  if (url !== null) return [{ ...node, url }];
  if (node.type === 'link') return node.children;
  return [{ type: 'text', value: node.alt ?? '' }];
}

/**
 * Makes every address in the tree absolute, so that the text works wherever it
 * is pasted. Links to the list and to assignments lead to their markdown. Links
 * without text are dropped; those to neither a page nor a mailbox become text.
 */
export function resolveAddresses<Tree extends Nodes>(
  tree: Tree,
  base: string,
): Tree {
  if (!('children' in tree)) return tree;
  const children = tree.children
    .map((child) => resolveAddresses(child, base))
    .flatMap((child) => resolved(child, base));
  return { ...tree, children };
}
