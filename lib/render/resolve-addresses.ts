import type { Nodes, PhrasingContent, Root } from 'mdast';
import { assignmentIdOf } from '../routes/addresses.ts';
import { markdownPath, pages } from '../routes/pages.ts';

const FOLLOWED = ['http:', 'https:', 'mailto:'];

/**
 * The absolute form of an address, `null` if there is none to follow. An
 * element without an address has an empty one.
 */
function absolute(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin) {
    // Who reads markdown goes on in markdown; what is for the person, such as a
    // form, stays as it is.
    const isListed =
      url.pathname === pages.openProjects.path ||
      assignmentIdOf(url.pathname) !== null;
    if (isListed)
      Object.assign(url, { pathname: markdownPath(url.pathname), hash: '' });
  }
  return FOLLOWED.includes(url.protocol) ? url.href : null;
}

function saysSomething(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if ('value' in node) return node.value.trim() !== '';
  return 'children' in node && node.children.some(saysSomething);
}

function resolve(node: Nodes, base: string): Nodes[] {
  if (node.type !== 'link' && node.type !== 'image') return [node];
  const url = absolute(node.url, base);
  if (!saysSomething(node)) return [];
  if (url !== null) return [{ ...node, url }];
  return node.type === 'link'
    ? node.children
    : [{ type: 'text', value: node.alt ?? '' }];
}

/**
 * Makes every address absolute, so that the text works wherever it is pasted,
 * and those of the list and of assignments markdown. Links without text are
 * dropped, and links to anything but a page or a mailbox are replaced by their
 * text.
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
