/** A filter, as the form, the tools and the documents describe it. */
type FilterRow = {
  readonly description: string;
  /** What is expected instead of a value that is not allowed. */
  readonly allowed: string;
  /**
   * What stands between several values, any of which matches: a comma between
   * codes, a semicolon between texts, which may have commas. Others take one.
   */
  readonly separator?: string;
  /** All values, in their order, if they are few. */
  readonly values?: readonly string[];
};

const rows = {
  q: {
    description:
      'What you are looking for, as words, a sentence or a whole profile in English, German, French or Swedish, at most 4,000 letters: “senior python developer in Munich or remote, 80 %”. It ranks and filters nothing, but what comes after “not” or a minus is left out. What “or” joins are alternatives',
    allowed: 'at most 4,000 letters',
  },
  technology: {
    description:
      'Technologies, at most 15, for example “C#”, “React” or “golang”: roles that have any, those that have most of them first',
    allowed: 'at most 15 technologies',
    separator: '; ',
  },
  location: {
    description:
      'A place, region or country, in its English, German, French, Swedish, Norwegian or Danish name, or a country’s code in capitals: “Munich”, “Bayern”, “DE”. A country finds all that is in it',
    allowed: 'places such as “Munich” or “DE”',
    separator: '; ',
  },
  remote: {
    description:
      'Whether the work is remote, according to the location: “yes” (can be fully remote), “partly” (hybrid, or some days on site), “no” (on site) or “not-stated”; several with commas',
    allowed: '“yes”, “partly”, “no” or “not-stated”',
    separator: ',',
    values: ['yes', 'partly', 'no', 'not-stated'],
  },
  part_time: {
    description:
      '“yes”: a role that can be filled at 80 % or less. “no”: a role that needs more',
    allowed: '“yes” or “no”',
    values: ['yes', 'no'],
  },
  speaks: {
    description:
      'The languages somebody speaks, as codes (“en” or “sv,en”): leaves out roles that require another; “-sv” those that require Swedish',
    allowed: 'languages such as “en” or “sv,en”',
    separator: ',',
  },
  rate_from: {
    description:
      'An amount per hour with its currency, such as “100 EUR”: a role that can pay as much. A day is eight hours. A bare number is in the currency that most roles state',
    allowed: 'an amount such as “100 EUR”',
  },
  start_after: {
    description: 'A month such as “2027-01”: starts in it or later',
    allowed: 'a month such as “2027-01”',
  },
  start_before: {
    description: 'A month such as “2027-03”: starts in it or earlier',
    allowed: 'a month such as “2027-03”',
  },
  since: {
    description: 'A day such as “2026-11-03”: posted or changed on it or later',
    allowed: 'a day such as “2026-11-03”',
  },
  role: {
    description: 'Words in the title of a role, for example “architect”',
    allowed: 'words of a title',
    separator: '; ',
  },
} satisfies Readonly<Record<string, FilterRow>>;

export type FilterName = keyof typeof rows;
/** Every filter. Those about a role must hold for the same role. */
export const filters: Readonly<Record<FilterName, FilterRow>> = rows;
/** The filters that are set, each with its value as an address has it. */
export type Filter = { readonly [name in FilterName]?: string | undefined };

/**
 * The query parameters that filter a list of assignments. All are optional and
 * combined with “and”.
 */
export const FILTER_NAMES = Object.keys(rows) as readonly FilterName[];
type ListParameter = FilterName | 'sort' | 'page';
/** All query parameters of a list, in canonical order. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  ...FILTER_NAMES,
  'sort',
  'page',
];
export const isListParameter = (name: string): name is ListParameter =>
  LIST_PARAMETERS.some((each) => each === name);
const WITH_SEVERAL: readonly string[] = FILTER_NAMES.filter(
  (name) => filters[name].separator,
);
/** Whether a parameter takes several values. */
export const takesSeveral = (name: string): boolean =>
  WITH_SEVERAL.includes(name);

/**
 * The orders of a list besides its own: by relevance with a text query,
 * otherwise the newest first.
 */
export const SORTS = ['newest', 'rate', 'start'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_DESCRIPTION =
  'The newest posting, the highest rate or the earliest start first; what states none comes last. By default the most relevant, or without a search text the newest';

/**
 * Whether a query parameter is one that other sites add to links for their
 * statistics, such as `utm_source` and `fbclid`, or Next to its own.
 */
export const isTracking = (name: string): boolean =>
  /^utm|clid$/.test(name) || ['ref', 'source', '_rsc'].includes(name);
