/** A piece of XML that is well-formed by the way it was made. */
export type Xml = { readonly xml: string };

// What XML 1.0 §2.2 has no place for, not even as a reference.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element. Text and attribute values may be anything: they are escaped here and nowhere else. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Xml | string)[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : child.xml));
  return { xml: `<${name}${written.join('')}${inner.length > 0 ? `>${inner.join('')}</${name}>` : '/>'}` };
}

/** A whole document around its root element. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
