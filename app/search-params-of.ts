import { type ParsedUrlQueryInput, stringify } from 'node:querystring';

/** The query of a page's address from Next's `searchParams`. */
export const searchParamsOf = (query: ParsedUrlQueryInput): URLSearchParams =>
  new URLSearchParams(stringify(query));
