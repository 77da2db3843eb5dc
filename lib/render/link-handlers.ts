import type { Link, Nodes } from 'mdast';
import type { Options } from 'rehype-remark';
import { assignmentPath } from '../routes/addresses.ts';
import { markdownPath } from '../routes/pages.ts';

const FOLLOWED = ['http:', 'https:', 'mailto:'];

/**
 * The absolute form of an address; `null` if it is missing, invalid, or neither
 * a page nor a mailbox. The list and assignments are read as markdown; other
 * pages are for people, such as a form.
 */
function absolute(address: unknown, base: string): string | null {
  if (typeof address !== 'string' || address === '') return null;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!FOLLOWED.includes(url.protocol)) return null;
  const isForReading = `${url.pathname}/`.startsWith(assignmentPath(''));
  const { origin } = new URL(base);
  if (isForReading && url.origin === origin) {
    url.pathname = markdownPath(url.pathname);
    url.hash = '';
  }
  return url.href;
}

function hasContent(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasContent);
  if ('value' in node) return node.value.trim() !== '';
  return node.type === 'image';
}

/**
 * Handlers that make every address on the page at `base` absolute, so that the
 * text works wherever it is pasted. Links to the list and to assignments lead
 * to their markdown. Links without text are dropped; those to neither a page
 * nor a mailbox become text.
 */
export function linkHandlers(base: string): Options['handlers'] {
  return {
    a(state, node) {
      const children = state.all(node) as Link['children'];
      if (!children.some(hasContent)) return undefined;
      const url = absolute(node.properties.href, base);
      if (url === null) return children;
      return { type: 'link', url, children };
    },
    img(_state, node) {
      const { src, alt } = node.properties;
      const value = String(alt ?? '');
      const url = absolute(src, base);
      if (url === null) return { type: 'text', value };
      return { type: 'image', url, alt: value };
    },
  };
}
