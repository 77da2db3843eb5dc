import type { Config } from '../../config/config.ts';
import { isObject } from '../../http/json.ts';
import { unescapedHtml } from '../../posting/html-source.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { escaped } from '../../public-project/text-html.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { at, capitalised, type Fields, joinWords, line, objects, scalarOf } from './fields.ts';
import { payIn } from './pay.ts';
import { workplace } from './workplace.ts';

/**
 * What a source makes of a posting: an assignment as `docs/feed.md` describes it. A field is a text, a number, or nothing; a list of
 * them is joined. Everything is checked and cleaned when it is translated.
 */
export type FeedItem = { readonly [name in Exclude<keyof PublicProject, 'posting'>]?: unknown };

/** What a source may know besides the body: the address of the page, and settings of the feed. */
export type SourceContext = Readonly<Pick<Config['feed'], 'statuses' | 'columns'>> & { readonly url: string };

/**
 * A source turns the body of a page into assignments, in order. Throws a {@link FeedFailure} if the body is none of its system. One
 * that takes long gives them one after another (`function*`), and `null` where it only worked, so that others can work in between.
 */
export type Source = (body: unknown, context: SourceContext) => Iterable<unknown, TableNotes | undefined>;

/** What a system states of a posting, which is an assignment with one role. */
type Posting = FeedItem & {
  /** What it is about, as one or several pieces of HTML. */
  readonly html?: readonly unknown[];
  /** Where work is done: the places (texts or lists of their parts), or the offices if those are none, and a word such as remote. */
  readonly places?: readonly unknown[];
  readonly offices?: readonly unknown[];
  readonly mode?: unknown;
  /** Codes or names of the countries of all its places. */
  readonly countries?: readonly unknown[];
  readonly tech_stack?: unknown;
  /** Codes of how one is employed, or how much of the time, such as `FullTime` or `fulltime_permanent`. */
  readonly employment?: readonly unknown[];
  /** One or several ranges of pay, in fields with the usual names. */
  readonly pay?: unknown;
};

/** One or several pieces of HTML as one: a `context` that keeps their headings, lists and links. */
const joinHtml = (...pieces: readonly unknown[]): string | undefined =>
  pieces
    .flatMap((piece) => scalarOf(piece)?.trim() || [])
    .map((text) => `<div>${unescapedHtml(text)}</div>`)
    .join('') || undefined;

const CONTACT = /ansprechp|(?<![a-z])(?:(?:contact|kontakt)(?! ?cent)|interlocut|recruit)/i;

/** A heading with what is below it, as HTML; absent if it is about whom to contact, because people are not published. */
export function section(heading: unknown, html: unknown, kind?: unknown): string | undefined {
  const title = line(heading) ?? '';
  return CONTACT.test(`${title} ${line(kind)}`) ? undefined : joinHtml(title && `<h3>${escaped(title)}</h3>`, html);
}

/** Codes such as `FullTime` and `fulltime_permanent` in words. */
const employment = (codes: readonly unknown[]): string | undefined =>
  capitalised(joinWords(codes.filter((code) => code !== 'none'))?.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '));

function itemOf({ html = [], places = [], offices, mode, countries = [], ...posting }: Posting): FeedItem {
  const { name, sector, context, tech_stack, employment: codes = [], pay } = posting;
  const price = joinWords(objects(pay).map(payIn), '; ');
  return {
    ...posting,
    sector: joinWords([sector].flat()),
    context: joinHtml(...html) ?? context,
    location: workplace(places, mode, offices),
    // Some countries are not all.
    country: countries.every(line) ? countries : undefined,
    status: 'Open',
    roles: [{ title: name, tech_stack, allocation: employment(codes), price }],
  };
}

/**
 * The source of a system whose answer has a list of postings at a path; empty if it is a list itself. An element of XML is a list
 * where it repeats. A posting for which there is `null` may not be shown.
 */
export const postings = (
  path: string,
  postingOf: (entry: Fields, body: unknown, url: string) => Posting | null,
): Source =>
  function* (body, { url }) {
    const [root, ...inner] = path.split('.');
    const isXml = inner.length > 0 && at(body, root ?? '') !== undefined;
    const list = isXml ? objects(at(body, path)) : at(body, path);
    if (!Array.isArray(list))
      throw new FeedFailure(`this is not the answer of the format: it has no list ${path}`.trim());
    for (const entry of list.filter(isObject)) {
      const posting = postingOf(entry, body, url);
      yield posting && itemOf(posting);
    }
    return undefined;
  };
