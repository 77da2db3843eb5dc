/**
 * One row of the table: what is at an address, or at every address of a
 * pattern.
 */
export type Route = {
  /**
   * As a `source` in Next's configuration: `:id` is one segment, `:rest+` one
   * or more, `/:rest*` any number.
   */
  readonly path: string;
  /**
   * A page exists in two formats; an unlisted one belongs to Next alone. A
   * probe is polled by load balancers.
   */
  readonly kind: 'page' | 'unlisted' | 'document' | 'probe' | 'file';
  /** What it supports; others are refused. A route with none decides itself. */
  readonly methods: readonly string[];
  /**
   * Who may get a stored response: everybody, nobody, or everybody unless it is
   * HTML, in which each visitor has a form of their own.
   */
  readonly caching: 'shared' | 'none' | 'form';
  /**
   * Has client components (`'use client'`), so that it keeps Next's runtime.
   * What is not in the table may have some.
   */
  readonly hasClient?: true;
  /** Shows data from the feed. */
  readonly showsFeed?: true;
  /** A list of assignments, whose query parameters are those of every list. */
  readonly isList?: true;
  /**
   * Query parameters that select other content, in canonical order; without
   * this property there are none.
   */
  readonly query?: readonly string[];
  /**
   * Query parameters that adapt it to one visitor; its canonical address does
   * not have them.
   */
  readonly personalQuery?: readonly string[];
  /**
   * The address whose route serves it; without this property it has a route of
   * its own.
   */
  readonly rewrite?: `/${string}`;
};

/** What a table states about a route; the rest is the default of its kind. */
export type Row = Partial<Route> & { readonly path: string };

/**
 * Whether there is a page, in two formats, or may be one. Everything else may
 * be embedded by other sites.
 */
export const isPage = ({ kind }: Route): boolean =>
  kind === 'page' || kind === 'unlisted';

/**
 * Whether pages of any origin may read what is there (CORS): documents, but not
 * those that have rules of their own.
 */
export const isReadAnywhere = ({ kind, methods }: Route): boolean =>
  methods.length > 0 && (kind === 'document' || kind === 'probe');

export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

/** A route's path as a pattern of paths, with a group for each parameter. */
export function pathPattern(path: string): RegExp {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace(/\/:(\w+)\*/g, '(?:/(?<$1>.+))?')
    .replace(/:(\w+)\+/g, '(?<$1>.+)')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`);
}
