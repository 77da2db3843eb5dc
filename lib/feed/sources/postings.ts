import { deadline, statedDate } from './dates.ts';
import { countries, employment, type FeedItem, type FeedRole, type Fields, line, listIn } from './fields.ts';

/** What a system states of a posting, which is an assignment with one role. */
type Posting = Omit<FeedItem, 'country' | 'status' | 'roles'> &
  Pick<FeedRole, 'tech_stack' | 'price'> & {
    /** Codes or names of its countries. */
    readonly countries?: readonly unknown[];
    /** The last day to apply. */
    readonly until?: unknown;
    /** Codes of how one is employed, or how much of the time. */
    readonly employment?: readonly unknown[];
  };

function itemOf({
  countries: places = [],
  until,
  employment: codes = [],
  tech_stack,
  price,
  ...same
}: Posting): FeedItem {
  const name = line(same.name);
  return {
    ...deadline(until),
    ...same,
    name,
    sector: line(same.sector),
    country: countries(places),
    status: 'Open',
    posted: statedDate(same.posted),
    updated: statedDate(same.updated),
    roles: [{ title: name, tech_stack, allocation: employment(...codes), price }],
  };
}

/**
 * The postings in the list of a system’s answer, one after another; `null` for one that may not be shown. Throws a `FeedFailure`
 * if there is no list.
 */
export function* postings(
  list: unknown,
  answer: string,
  postingOf: (entry: Fields) => Posting | null,
): Generator<FeedItem | null> {
  for (const entry of listIn(list, answer)) {
    const posting = postingOf(entry);
    yield posting && itemOf(posting);
  }
}
