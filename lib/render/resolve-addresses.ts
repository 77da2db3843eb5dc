import type { Nodes, PhrasingContent, Root } from 'mdast';
import { assignmentIdOf } from '../routes/addresses.ts';
import { markdownPath, pages } from '../routes/pages.ts';

const FOLLOWED = ['http:', 'https:', 'mailto:'];

/**
 * The absolute form of an address; `null` if it is empty, invalid, or neither a
 * page nor a mailbox.
 */
function absolute(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { pathname } = url;
  const isOwn = url.origin === new URL(base).origin;
  const isAssignments =
    pathname === pages.openProjects.path || assignmentIdOf(pathname) !== null;
  // Readers of markdown stay in markdown, but for pages that are for people, such
  // as a form.
  if (isOwn && isAssignments) {
    url.pathname = markdownPath(pathname);
    url.hash = '';
  }
  return FOLLOWED.includes(url.protocol) ? url.href : null;
}

function hasContent(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if ('value' in node) return node.value.trim() !== '';
  return 'children' in node && node.children.some(hasContent);
}

function resolve(node: Nodes, base: string): Nodes[] {
  if (node.type !== 'link' && node.type !== 'image') return [node];
  const url = absolute(node.url, base);
  if (!hasContent(node)) return [];
  if (url !== null) return [{ ...node, url }];
  return node.type === 'link'
    ? node.children
    : [{ type: 'text', value: node.alt ?? '' }];
}

/**
 * Makes every address in the tree absolute, so that the text works wherever it is
 * pasted. Links to the list and to assignments lead to their markdown. Links
 * without text are dropped; those to neither a page nor a mailbox become text.
 */
export function resolveAddresses(tree: Root, base: string): Root {
  const visit = (parent: Nodes) => {
    if (!('children' in parent)) return;
    for (const child of parent.children) visit(child);
    parent.children = parent.children.flatMap((child) =>
      resolve(child, base),
    ) as PhrasingContent[];
  };
  visit(tree);
  return tree;
}
