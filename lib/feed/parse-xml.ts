import { Parser } from 'htmlparser2';
import { FeedFailure } from './feed-content.ts';
import { type Pace, partsOf } from './pace.ts';

const DEEPEST = 50;
const MOST_ELEMENTS = 500_000;

type Open = { readonly name: string; readonly children: Map<string, unknown[]>; readonly from: number; text: string };

/** The text of an element; or its children, one or a list of several, and attributes (`@name`) by name if it has no text beside them. */
function dataOf({ children, text }: Open): unknown {
  const own = text.trim();
  const named = [...children].filter(([name]) => own === '' || !name.startsWith('@'));
  if (named.length === 0) return own;
  return Object.fromEntries(named.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/**
 * Parses XML to plain data. Only character references and the five entities of XML itself are resolved; a document type, which
 * could define others, is refused. Of an element with `type="xhtml"` (RFC 4287 §3.1.1) the text is its markup. Throws
 * {@link FeedFailure}.
 */
export async function parseXml(xml: string, pace: Pace): Promise<unknown> {
  const open: Open[] = [{ name: '', children: new Map(), from: 0, text: '' }];
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
        open.push({ name, children, from: parser.endIndex + 1, text: '' });
      },
      onclosetag(_, isImplied) {
        // The parser closes `<a/>` this way, and what has no end tag.
        if (isImplied && xml[parser.endIndex - 1] !== '/') throw new FeedFailure('the XML is not complete');
        const element = open.pop() as Open;
        const isMarkup = element.children.get('@type')?.[0] === 'xhtml';
        add(element.name, isMarkup ? xml.slice(element.from, parser.startIndex) : dataOf(element));
      },
      onprocessinginstruction(name) {
        if (/^!/.test(name)) throw new FeedFailure('the XML has a document type');
      },
    },
    { xmlMode: true },
  );
  for (const part of partsOf(xml)) {
    parser.write(part);
    await pace.step();
  }
  if (open.length > 1 || elements === 0) throw new FeedFailure('the XML is not complete');
  return dataOf(current());
}
