import { Parser } from 'htmlparser2';
import { FeedFailure } from './feed-request.ts';

const DEEPEST = 50;
const MOST_ELEMENTS = 500_000;

type Open = { readonly name: string; readonly children: Map<string, unknown[]>; text: string };

/** The text of an element without children, or its children and attributes (`@name`) by name: one, or a list of several. */
function dataOf({ children, text }: Open): unknown {
  if (children.size === 0) return text.trim();
  return Object.fromEntries([...children].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/**
 * Parses XML to plain data. Only character references and the five entities of XML itself are resolved; a document type, which
 * could define others, is refused. Throws {@link FeedFailure}.
 */
export function parseXml(xml: string): unknown {
  const open: Open[] = [{ name: '', children: new Map(), text: '' }];
  const current = () => open.at(-1) as Open;
  let elements = 0;

  function add(name: string, value: unknown) {
    const { children } = current();
    const same = children.get(name);
    if (same) same.push(value);
    else children.set(name, [value]);
  }

  const parser = new Parser(
    {
      ontext(text) {
        current().text += text;
      },
      onopentag(name, attributes) {
        elements += 1;
        if (open.length > DEEPEST || elements > MOST_ELEMENTS) throw new FeedFailure('the XML has too many elements');
        const children = new Map<string, unknown[]>();
        for (const [key, value] of Object.entries(attributes)) children.set(`@${key}`, [value]);
        open.push({ name, children, text: '' });
      },
      onclosetag(_, isImplied) {
        // The parser closes `<a/>` this way, and what has no end tag.
        if (isImplied && xml[parser.endIndex - 1] !== '/') throw new FeedFailure('the XML is not complete');
        const element = open.pop() as Open;
        add(element.name, dataOf(element));
      },
      onprocessinginstruction(name) {
        if (/^!/.test(name)) throw new FeedFailure('the XML has a document type');
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  if (open.length > 1 || elements === 0) throw new FeedFailure('the XML is not complete');
  return dataOf(current());
}
