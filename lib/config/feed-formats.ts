/**
 * How the answer of a system is recognised: by the hosts of its addresses, or by the path of its list and fields of the first
 * entry, all of which it has.
 */
type FeedFormat = { readonly host: RegExp | null; readonly list: string; readonly fields: readonly string[] };

/** The formats of feeds besides our own, by name. The first that fits counts. `lib/feed/sources/sources.ts` reads each. */
const FORMATS = {
  ashby: { host: /^api\.ashbyhq\.com$/, list: 'jobs', fields: ['title', 'jobUrl', 'isListed'] },
  bullhorn: { host: /\.bullhornstaffing\.com$/, list: 'data', fields: ['title', 'publicDescription'] },
  greenhouse: {
    host: /^(?:boards-)?api\.(?:\w+\.)?greenhouse\.io$/,
    list: 'jobs',
    fields: ['title', 'absolute_url', 'internal_job_id'],
  },
  lever: { host: /^api\.(?:\w+\.)?lever\.co$/, list: '', fields: ['text', 'hostedUrl', 'categories'] },
  personio: { host: /\.jobs\.personio\.(?:de|com)$/, list: 'workzag-jobs.position', fields: ['id', 'name'] },
  recruitee: { host: /\.recruitee\.com$/, list: 'offers', fields: ['title', 'careers_url'] },
  smartrecruiters: {
    host: /^api\.(?:\w+\.)?smartrecruiters\.com$/,
    list: 'content',
    fields: ['name', 'releasedDate'],
  },
  table: { host: /^(?:docs\.google|api\.airtable)\.com$/, list: 'records', fields: ['fields'] },
  teamtailor: {
    host: /^api\.(?:\w+\.)?teamtailor\.com$/,
    list: 'data',
    fields: ['type', 'attributes', 'relationships'],
  },
  'teamtailor-jobs': { host: /\.teamtailor\.com$/, list: 'items', fields: ['title', '_jobposting'] },
  workable: { host: /\.workable\.com$/, list: 'jobs', fields: ['title', 'shortcode', 'application_url'] },
  // Those of feed readers are known by their root, also where they are empty.
  rss: { host: null, list: '', fields: ['rss'] },
  atom: { host: null, list: '', fields: ['feed'] },
  'json-feed': { host: null, list: '', fields: ['version', 'items'] },
} as const satisfies Readonly<Record<string, FeedFormat>>;

export type FormatName = keyof typeof FORMATS;

export const formatNames = Object.keys(FORMATS) as readonly FormatName[];
export const feedFormats: Readonly<Record<FormatName, FeedFormat>> = FORMATS;

/** The value that says that there is no such thing, unlike a variable that is not set. */
export const NONE = 'none';

/** The format of what an address gives, by its host; `null` if that doesn’t tell. */
export const formatAt = (url: URL): FormatName | null =>
  formatNames.find((name) => feedFormats[name].host?.test(url.hostname)) ?? null;

/** Our names for the columns of a table, with which `PROJECTS_FEED_COLUMNS` says what a header is. */
export const COLUMN_NAMES: readonly string[] =
  'id name title sector context location country workplace timeline start end status shown hidden posted updated apply_by apply_url text_language tech_stack languages allocation price'.split(
    ' ',
  );
