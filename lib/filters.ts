import table from './filters.json' with { type: 'json' };

/**
 * Every filter, as the form, the tools and the documents describe it. Those
 * about a role must hold for the same role.
 */
export const filters = table;
export type FilterName = keyof typeof filters;
/** The filters that are set, each with its value as an address has it. */
export type Filter = { readonly [name in FilterName]?: string | undefined };

/**
 * The query parameters that filter a list of assignments. All are optional and
 * combined with “and”.
 */
export const FILTER_NAMES = Object.keys(filters) as readonly FilterName[];
export type ListParameter = FilterName | 'sort' | 'page';
/** All query parameters of a list, in canonical order. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  ...FILTER_NAMES,
  'sort',
  'page',
];
export const isListParameter = (name: string): name is ListParameter =>
  LIST_PARAMETERS.some((each) => each === name);

/**
 * The filters that find words: in any field, or in one field of a role. The
 * others compare facts.
 */
export const TEXT_FILTERS = ['q', 'technology', 'role'] as const;
type TextFilter = (typeof TEXT_FILTERS)[number];
export type FactFilter = Exclude<FilterName, TextFilter>;

/** The filters that offer no values to choose from. */
const FREE = ['q', 'start_before', 'since', 'role'] as const;
export type ChoiceName = Exclude<FilterName, (typeof FREE)[number]>;
export const CHOICE_NAMES = FILTER_NAMES.filter((name): name is ChoiceName =>
  FREE.every((free) => free !== name),
);

const SEVERAL: readonly string[] = [
  'technology',
  'location',
  'remote',
  'speaks',
  'role',
];
/** Whether a filter takes several values, any of which matches. */
export const takesSeveral = (name: string): boolean => SEVERAL.includes(name);

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
 * statistics, such as `utm_source`.
 */
export const isTracking = (name: string): boolean =>
  /^(?:utm(?:_[a-z]+)?|[a-z]{1,3}clid|ref|source|_rsc)$/.test(name);
