import type { Config } from '../../config/config.ts';
import { isObject } from '../../http/json.ts';
import { unescapedHtml } from '../../posting/html-source.ts';
import { escaped } from '../../public-project/escaped.ts';
import { dayInWords } from '../../public-project/stated-date.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { dayOrTime } from './dates.ts';
import { type Fields, type ITEM_FIELDS, line, scalarOf, withParameters } from './fields.ts';
import { employment, pay } from './pay.ts';
import type { OwnColumns } from './table-columns.ts';
import { workplace } from './workplace.ts';

/**
 * What a source makes of a posting: an assignment as `docs/feed.md` describes it. A field is a text, a number, or nothing; a list of
 * them is joined. Everything is checked and cleaned when it is translated.
 */
export type FeedItem = { readonly [name in (typeof ITEM_FIELDS)[number]]?: unknown };

/** What a source may know besides the body: the address of the page, and settings of the feed. */
export type SourceContext = Readonly<Pick<Config['feed'], 'statuses' | 'language'>> & {
  readonly columns: OwnColumns;
  readonly url: string;
};

/**
 * A source turns the body of a page into assignments, in order. Throws a {@link FeedFailure} if the body is none of its system. One
 * that takes long gives them one after another (`function*`), and `null` where it only worked, so that others can work in between.
 */
export type Source = (body: unknown, context: SourceContext) => Iterable<unknown, TableNotes | undefined>;

/** The address of the next page from the body of a page and its address; `null` if there is none, absent if it does not say. */
export type NextPage = (body: unknown, url: string) => string | null | undefined;

/** What a system states of a posting, which is an assignment with one role. */
type Posting = Omit<FeedItem, 'country' | 'location' | 'status' | 'apply_by' | 'roles'> & {
  /** What it is about, as one or several pieces of HTML. */
  readonly html?: readonly unknown[];
  /** Where work is done: the places, or the offices if those are none, and a word for remote, hybrid or on site. */
  readonly places?: readonly unknown[];
  readonly offices?: readonly unknown[];
  readonly mode?: unknown;
  /** Codes or names of the countries of all its places. */
  readonly countries?: readonly unknown[];
  /** The last day to apply. */
  readonly until?: unknown;
  readonly tech_stack?: unknown;
  /** Codes of how one is employed, or how much of the time. */
  readonly employment?: readonly unknown[];
  /** The least and the most, the currency and the period; or the pay in words. */
  readonly pay?: Parameters<typeof pay>;
  readonly price?: unknown;
};

/** One or several pieces of HTML as one: a `context` that keeps their headings, lists and links. */
export function joinHtml(...pieces: readonly unknown[]): string | undefined {
  const texts = pieces
    .flat()
    .map((piece) => scalarOf(piece)?.trim())
    .filter((text) => text !== undefined && text !== '');
  return texts.map((text = '') => `<div>${unescapedHtml(text)}</div><p></p>`).join('') || undefined;
}

const CONTACT =
  /ansprech(?:partner|person)|(?<![a-z])(?:contact(?! cent)|kontakt(?!cent)|interlocut|recruiter|your recruiting)/i;

/** A heading with what is below it, as HTML; absent if it is about whom to contact, because people are not published. */
export function section(heading: unknown, html: unknown, kind?: unknown): string | undefined {
  if ([heading, kind].some((text) => CONTACT.test(line(text) ?? ''))) return undefined;
  return joinHtml(line(heading) && `<h3>${escaped(line(heading) ?? '')}</h3>`, html);
}

function itemOf(posting: Posting): FeedItem {
  const {
    html = [],
    places = [],
    offices = [],
    mode,
    countries = [],
    until,
    employment: codes = [],
    ...same
  } = posting;
  const last = dayOrTime(until);
  const name = line(same.name);
  return {
    ...same,
    name,
    sector: line(same.sector),
    context: joinHtml(...html) ?? same.context,
    location: workplace(places, mode, offices),
    // Some countries are not all.
    country: countries.every(line) ? countries : undefined,
    timeline: same.timeline ?? (last && `Apply by ${dayInWords(last)}`),
    status: 'Open',
    apply_by: last ?? until,
    roles: [
      {
        title: name,
        tech_stack: same.tech_stack,
        allocation: employment(...codes),
        price: same.price ?? (same.pay && pay(...same.pay)),
      },
    ],
  };
}

/**
 * The postings in the list of a system’s answer, one after another; `null` for one that may not be shown. Throws a
 * {@link FeedFailure} if there is no list.
 */
export function* postings(
  list: unknown,
  answer: string,
  postingOf: (entry: Fields) => Posting | null,
): Generator<FeedItem | null, undefined> {
  if (!Array.isArray(list)) throw new FeedFailure(`this is not the answer of ${answer}`);
  for (const entry of list.filter(isObject)) {
    const posting = postingOf(entry);
    yield posting && itemOf(posting);
  }
  return undefined;
}

/** The next page of a list that is read by offset: it starts where this one ends, unless that is the end of all. */
export function nextOffset(
  url: string,
  parameter: string,
  list: unknown,
  from: unknown,
  total: unknown,
): string | null {
  const count = Array.isArray(list) ? list.length : 0;
  const end = (typeof from === 'number' ? from : 0) + count;
  return count > 0 && typeof total === 'number' && end < total ? withParameters(url, { [parameter]: end }) : null;
}
