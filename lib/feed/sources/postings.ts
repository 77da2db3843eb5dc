import { escapeUTF8 } from 'entities';
import {
  english,
  formatAllocation,
  formatLocation,
  formatPay,
  formatPeriod,
} from '../../content/formats.ts';
import { dateIn } from '../../facts/date-in.ts';
import { isObject } from '../../http/json.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { isContactLabel } from '../../sanitize/contacts.ts';
import { FeedFailure } from '../feed-content.ts';
import {
  at,
  type Fields,
  fieldsOf,
  isOpen,
  joinWords,
  line,
  objects,
} from './fields.ts';
import { hoursOf, payOf } from './pay.ts';
import type { Source, SourceItem } from './source.ts';
import { countriesOf, workplaceOf } from './workplace.ts';

/**
 * What a system with one role states, in its own words and codes; each as
 * `docs/feed.md` describes it.
 */
export type Posting = Partial<
  Record<
    | Exclude<keyof PublicProject, 'location' | 'stated'>
    // Where: texts, or `{ city, region, country }`.
    | 'places'
    | 'offices'
    | 'mode'
    | 'country'
    // When: dates, or texts.
    | 'start'
    | 'end'
    // The role, unless there is a list of `roles`.
    | 'tech_stack'
    | 'employment'
    // Hours a week: `{ min, max }`.
    | 'hours'
    // `{ min, max, currency, period }`, or a list.
    | 'pay',
    unknown
  >
>;

/**
 * A heading with what is below it, as HTML; absent if it is about whom to
 * contact, because people are not published.
 */
export function section(
  heading: unknown,
  html: unknown,
  kind?: unknown,
): string | undefined {
  const title = line(heading) ?? '';
  if ([title, line(kind) ?? ''].some(isContactLabel)) return undefined;
  return joinWords([title && `<h3>${escapeUTF8(title)}</h3>`, html], '');
}

/** A code such as `FullTime`, `FULL_TIME` or `fulltime_permanent` in words. */
function codeInWords(code: unknown): string | undefined {
  const words = joinWords(code)?.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ');
  const text = /[a-z]/.test(words ?? '') ? words : words?.toLowerCase();
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_PAY = 20;
/** What a system states of its one role: the texts, and the values. */
function roleOf({ employment, hours, pay }: Posting) {
  const allocation = hoursOf(fieldsOf(hours));
  const ranges = objects(pay).slice(0, MOST_PAY);
  const payment = ranges.flatMap((range) => payOf(range) ?? []);
  const texts = {
    allocation: joinWords([
      codeInWords(employment),
      allocation && formatAllocation(allocation, english),
    ]),
    price: joinWords(
      payment.map((range) => formatPay(range, english)),
      '; ',
    ),
  };
  const values = {
    allocation,
    pay: payment.length > 0 ? payment : undefined,
  };
  return { texts, values };
}

const dayIn = (value: unknown): string | undefined =>
  dateIn(line(value) ?? '')?.slice(0, 10);

/**
 * When an assignment starts and ends: the days or months that are stated, and
 * both in words. Texts that are no dates are kept as they are.
 */
export function periodOf(from: unknown, to: unknown) {
  const [start, end] = [dayIn(from), dayIn(to)];
  const stated = { start, end };
  const areDates = (start || !line(from)) && (end || !line(to));
  const text = areDates
    ? formatPeriod(stated, english)
    : joinWords([from, to], ' to ');
  return { stated, text };
}

/** An assignment from what a system states: texts are composed of its values. */
export function itemOf({
  places,
  offices,
  mode,
  country,
  start,
  end,
  tech_stack,
  employment,
  hours,
  pay,
  ...texts
}: Posting): SourceItem {
  const workplace = workplaceOf(places, offices, mode);
  const period = periodOf(start, end);
  const role = roleOf({ employment, hours, pay });
  const stated = {
    ...workplace,
    ...countriesOf(country, workplace.places),
    ...period.stated,
  };
  return {
    fields: {
      status: 'Open',
      roles: [{ title: texts.name, tech_stack, ...role.texts }],
      ...texts,
      location: formatLocation(stated, english),
      timeline: joinWords([period.text, texts.timeline]),
    },
    stated,
    roles: [role.values],
  };
}

/**
 * The source of a system whose answer has a list at a path, or is one (`''`).
 * An entry may be shown if each of the fields `open` that it has says one of
 * these words, and `read` does not give `null`.
 */
export const postings = (
  path: string,
  read: (entry: Fields, body: unknown, url: string) => Posting | null,
  open: Readonly<Record<string, string>> = {},
): Source =>
  function* (body, { url }) {
    const [root = ''] = path.split('.');
    const value = at(body, path);
    // An element of XML is a list only where it repeats.
    const list =
      root === path || at(body, root) === undefined ? value : objects(value);
    if (!Array.isArray(list))
      throw new FeedFailure(
        `this is not the answer of the format: it has no list ${path}`,
      );
    for (const entry of list.filter(isObject)) {
      const posting = isOpen(entry, open) ? read(entry, body, url) : null;
      const { id, name, title } = entry;
      yield posting
        ? itemOf({ id, name: name ?? title, ...posting })
        : undefined;
    }
  };
