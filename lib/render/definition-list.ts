import type { Element, ElementContent } from 'hast';
import type { List, ListItem, Paragraph } from 'mdast';
import type { Options } from 'rehype-remark';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

function term(state: State, node: Element): ListItem {
  const words = state.all(node) as Paragraph['children'];
  const strong = { type: 'strong' as const, children: [...words, { type: 'text' as const, value: ':' }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [strong] }] };
}

function describe(item: ListItem, state: State, node: Element) {
  const [paragraph, ...others] = item.children;
  if (paragraph?.type !== 'paragraph') return;
  const [first, ...rest] = state.toFlow(state.all(node));
  const separator = { type: 'text' as const, value: paragraph.children.length > 1 ? ', ' : ' ' };
  // A single line follows on the term's line; anything longer goes below it.
  if (first?.type === 'paragraph' && others.length === 0) paragraph.children.push(separator, ...first.children);
  else if (first) rest.unshift(first);
  item.children.push(...(rest as ListItem['children']));
}

/** Renders a `<dl>` as a list of "**term:** description", the closest GFM has; several descriptions are separated by commas. */
export function definitionList(state: State, node: Element): List {
  const entries = node.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const items: ListItem[] = [];
  for (const entry of entries) {
    const last = items.at(-1);
    if (isElement(entry, 'dt')) items.push(term(state, entry));
    else if (isElement(entry, 'dd') && last) describe(last, state, entry);
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}
