import type { Nodes, PhrasingContent, Root } from 'mdast';
import { assignmentIdOf, LIST_QUERY, markdownPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';

const FOLLOWED = ['http:', 'https:', 'mailto:'];

function absolute(address: string, base: string): string | null {
  // An element without an address has an empty one in the tree, which would link to the page itself.
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin) {
    // The way back to a list is for people with a browser.
    if (url.searchParams.has(LIST_QUERY)) url.searchParams.delete(LIST_QUERY);
    // Who reads markdown goes on in markdown; what is for the person, such as a form, stays as it is.
    const isListed = url.pathname === pages.openProjects.path || assignmentIdOf(url.pathname) !== null;
    if (isListed) Object.assign(url, { pathname: markdownPath(url.pathname), hash: '' });
  }
  return FOLLOWED.includes(url.protocol) ? url.href : null;
}

function saysSomething(node: Nodes): boolean {
  if (node.type === 'image') return true;
  if ('value' in node) return node.value.trim() !== '';
  return 'children' in node && node.children.some(saysSomething);
}

function resolve(node: Nodes, base: string): Nodes[] {
  if (node.type === 'link') {
    const url = absolute(node.url, base);
    if (!saysSomething(node)) return [];
    return url === null ? node.children : [{ ...node, url }];
  }
  if (node.type === 'image') {
    const url = absolute(node.url, base);
    return [url === null ? { type: 'text', value: node.alt ?? '' } : { ...node, url }];
  }
  return [node];
}

/**
 * Makes every address absolute, so that the text works wherever it is pasted, and those of the list and of assignments markdown.
 * Links without text are dropped, and links to anything but a page or a mailbox are replaced by their text.
 */
export function resolveAddresses(tree: Root, base: string): Root {
  const visit = (parent: Nodes) => {
    if (!('children' in parent)) return;
    for (const child of parent.children) visit(child);
    parent.children = parent.children.flatMap((child) => resolve(child, base)) as PhrasingContent[];
  };
  visit(tree);
  return tree;
}
