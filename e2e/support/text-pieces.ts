import type { Element, Nodes } from 'hast';
import { parseHtml } from './html.ts';

type Inherited = { readonly lang: string; readonly dir: string };

const SPOKEN = ['ariaLabel', 'alt', 'title', 'placeholder'];
/** Attributes that the style sheet and the script show. */
export const SHOWN_LATER = [
  'dataLabel',
  'dataCopied',
  'dataCopy',
  'dataCopyAddress',
  'dataLost',
  'dataAgain',
];

function piecesIn(
  node: Nodes,
  inherited: Inherited,
  more: readonly string[] = [],
): (Inherited & { readonly words: string })[] {
  if (node.type === 'text')
    return node.value.trim() ? [{ words: node.value, ...inherited }] : [];
  if (!('children' in node)) return [];
  const { tagName = '', properties = {} } = node as Partial<Element>;
  if (/^(?:script|style)$/.test(tagName)) return [];
  const { lang = inherited.lang, dir = inherited.dir } = properties;
  const own = { lang: String(lang), dir: String(dir) };
  const inAttributes = [...SPOKEN, ...more].filter((name) => properties[name]);
  return [
    ...inAttributes.map((name) => ({
      words: String(properties[name]),
      ...own,
    })),
    ...node.children.flatMap((child) => piecesIn(child, own, more)),
  ];
}

/**
 * The pieces of text that a document shows or has read aloud, each with the
 * language and direction it is in.
 */
export const piecesOf = (
  html: string,
  inherited: Inherited,
  more?: readonly string[],
) => piecesIn(parseHtml(html), inherited, more);
