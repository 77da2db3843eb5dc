import { Parser } from 'htmlparser2';
import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';

const DEEPEST = 50;
const MOST_ELEMENTS = 500_000;
/** How much is parsed before others have the thread. */
const PART = 50_000;

/**
 * An element that begins, as it is being read: its children and attributes by
 * name, its text, and where its content begins.
 */
const openOf = (attributes: Readonly<Record<string, string>>, from: number) => {
  const children = new Map<string, unknown[]>();
  for (const [name, value] of Object.entries(attributes))
    children.set(`@${name}`, [value]);
  return { children, text: '', from };
};

/**
 * The text of an element; or its children, one or a list of several, and
 * attributes (`@name`) by name if it has no text beside them.
 */
function dataOf({ children, text }: ReturnType<typeof openOf>): unknown {
  const own = text.trim();
  const isText =
    own && [...children.keys()].every((name) => name.startsWith('@'));
  if (isText || !children.size) return own;
  const entries = [...children].map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Parses XML to plain data. Only character references and the five entities of
 * XML itself are resolved, whatever others a document type defines. Of an
 * element with `type="xhtml"` (RFC 4287 §3.1.1) the text is its markup. Throws
 * {@link FeedFailure}.
 */
export async function parseXml(xml: string, pace: Pace): Promise<unknown> {
  const root = openOf({}, 0);
  const open = [root];
  const current = () => open.at(-1) ?? root;
  let elements = 0;
  const parser = new Parser(
    {
      ontext(text) {
        current().text += text;
      },
      onopentag(_, attributes) {
        elements += 1;
        if (open.length > DEEPEST || elements > MOST_ELEMENTS)
          throw new FeedFailure('the XML has too many elements');
        open.push(openOf(attributes, parser.endIndex + 1));
      },
      onclosetag(name, isImplied) {
        // The parser closes `<a/>` this way, and what has no end tag.
        if (isImplied && xml[parser.endIndex - 1] !== '/')
          throw new FeedFailure('the XML is not complete');
        const element = open.pop() ?? root;
        const isMarkup = element.children.get('@type')?.[0] === 'xhtml';
        const markup = xml.slice(element.from, parser.startIndex);
        const { children } = current();
        const same = children.get(name) ?? [];
        children.set(name, same);
        same.push(isMarkup ? markup : dataOf(element));
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length; at += PART) {
    parser.write(xml.slice(at, at + PART));
    await pace.step();
  }
  if (open.length > 1 || !elements)
    throw new FeedFailure('the XML is not complete');
  return dataOf(root);
}
