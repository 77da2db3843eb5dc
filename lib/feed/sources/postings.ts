import type { Config } from '../../config/config.ts';
import { readRemote } from '../../facts/remote.ts';
import { isObject } from '../../http/json.ts';
import { unescapedHtml } from '../../posting/html-source.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { escaped } from '../../public-project/text-html.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { at, type Fields, fieldsOf, firstOf, joinWords, line, objects, scalarOf, wordOf } from './fields.ts';
import words from './table-words.json' with { type: 'json' };

/** An assignment as `docs/feed.md` describes it. It is checked and cleaned when it is translated. */
export type FeedItem = { readonly [name in Exclude<keyof PublicProject, 'posting'>]?: unknown };

/** What a source may know besides the body: the address of the page, and settings of the feed. */
export type SourceContext = Pick<Config['feed'], 'statuses' | 'columns'> & {
  readonly url: string;
  /** For what a table says besides. */
  readonly notes: TableNotes;
};

/**
 * Turns the body of a page into assignments, one after another; `undefined` where it only worked, so that others can work in between. Throws
 * a {@link FeedFailure} if the body is none of its system.
 */
export type Source = (body: unknown, context: SourceContext) => Iterable<unknown>;

/** What a system states of a posting, which is an assignment with one role. */
type Posting = FeedItem & {
  readonly html?: readonly unknown[];
  /** Where work is done: texts, or lists of their parts. The offices count if those are no places. */
  readonly places?: readonly unknown[];
  readonly offices?: readonly unknown[];
  readonly mode?: unknown;
  readonly countries?: readonly unknown[];
  readonly tech_stack?: unknown;
  readonly employment?: readonly unknown[];
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

const capitalised = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);

const WAYS = { yes: 'remote', partly: 'hybrid', no: 'on site' };
// What people write in place of a place, where an office may say more.
const NO_PLACE = /^(?:distributed|flexible|office|(?:\d+|multiple|various|several|all) (?:locations|offices|places))$/i;

/** Where work is done, as a text or a code such as `OnSite` or `fully` says: remote, hybrid or on site. */
export function wayOf(text: string): string | undefined {
  if (/^(?:true|fully|distributed)$/i.test(text)) return 'remote';
  const fact = readRemote(text.replaceAll('_', ' '));
  return fact ? WAYS[fact.value] : undefined;
}

/** Whether a text says where work is done, and names no place: “Hybrid”, “Home Office”. “Anywhere” is one. */
const isNoPlace = (text: string) =>
  NO_PLACE.test(text) || (readRemote(text)?.words.length === text.length && !/anywhere/i.test(text));

/** The places of a list, each a text or a list of its parts, without empty parts: “Berlin, , Germany; Hybrid” has two. */
const placesIn = (list: readonly unknown[]): readonly string[] => {
  const places = list.flatMap((place) => joinWords([place].flat())?.split(';') ?? []);
  return [...new Set(places.flatMap((place) => joinWords(place.split(',')) ?? []))];
};

/**
 * Where the work is done: the distinct places, then remote, hybrid or on site unless a place says so: “Berlin; Amsterdam; hybrid”. If
 * they are no places (“Hybrid”), those of the offices count.
 */
export function workplace(
  list: readonly unknown[],
  mode?: unknown,
  offices: readonly unknown[] = [],
): string | undefined {
  const [stated, others] = [placesIn(list), placesIn(offices)];
  const isNowhere = stated.every(isNoPlace);
  const places = isNowhere && others.length > 0 ? others : stated.filter((place) => !/^distributed$/i.test(place));
  const way = wayOf(wordOf(mode)) ?? (isNowhere ? wayOf(stated.join('; ')) : undefined);
  return capitalised(joinWords([...places, places.some((place) => wayOf(place) === way) ? undefined : way], '; '));
}

const PERIODS = Object.entries(words.periods).map(([period, pattern]) => ({ period, pattern: new RegExp(pattern) }));

/** What pay is per, as a text in six languages or a code such as `1 YEAR`, `per-hour-wage` and `monthly` says: “per hour”. */
export const periodIn = (text: string): string => PERIODS.find(({ pattern }) => pattern.test(fold(text)))?.period ?? '';

/** A period that is not one of time, but several or a part: `2 WEEK`, `bi-month-salary`, `semi-annual`. */
const PART_OR_SEVERAL = /(?<!\d)(?!1 )\d|\b(?:bi|semi|half|twice)/i;
const MOST_PAY = 1_000_000_000;

/** A range of pay, in the fields that systems have for it, as text: “81,000–87,000 USD per year”, “From 60 EUR per hour”. */
export function payIn(value: unknown): string | undefined {
  const { min, minValue, max, maxValue, currency, currencyCode, period, interval, type } = fieldsOf(value);
  const ends = [firstOf(min, minValue), firstOf(max, maxValue)]
    .map((end) => Number(line(end)))
    .map((end) => (end > 0 && end < MOST_PAY ? end : 0));
  const amounts = new Set(ends.filter(Boolean).sort((a, b) => a - b));
  if (amounts.size === 0) return undefined;
  const texts = [...amounts].map((amount) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  const range = `${ends[1] ? '' : 'From '}${ends[0] ? '' : 'Up to '}${texts.join('–')}`;
  const code = line(firstOf(period, interval, type)) ?? '';
  const per = PART_OR_SEVERAL.test(code) ? '' : periodIn(code);
  return joinWords([range, line(firstOf(currency, currencyCode))?.toUpperCase(), per], ' ');
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
 * The source of a system whose answer has a list of postings at a path, or is one (`''`). An element of XML is a list where it repeats.
 * A posting for which there is `null` may not be shown.
 */
export const postings = (
  path: string,
  postingOf: (entry: Fields, body: unknown, url: string) => Posting | null,
): Source =>
  function* (body, { url }) {
    const [root, ...inner] = path.split('.');
    const isXml = inner.length > 0 && at(body, root ?? '') !== undefined;
    const list = isXml ? objects(at(body, path)) : at(body, path);
    if (!Array.isArray(list)) throw new FeedFailure(`this is not the answer of the format: it has no list ${path}`);
    for (const entry of list.filter(isObject)) {
      const posting = postingOf(entry, body, url);
      yield posting ? itemOf(posting) : undefined;
    }
  };
