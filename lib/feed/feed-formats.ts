import type { Config } from '../config/config.ts';
import { FORMATS, NONE } from '../config/environment.ts';

export type FormatName = (typeof FORMATS)[number];

/**
 * How the answer of a system is recognised: by the hosts of its addresses, or by the path of its list and fields of the first
 * entry, all of which it has.
 */
type FeedFormat = { readonly host: RegExp | null; readonly list: string; readonly fields: readonly string[] };

/** The formats of feeds besides our own, by name. The first that fits counts. `lib/feed/sources/sources.ts` reads each. */
export const feedFormats: Readonly<Record<FormatName, FeedFormat>> = {
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
};

/** A format, or `null` for ours, and why in words. */
export type Format = { readonly name: FormatName | null; readonly words: string };

export const OURS: Format = { name: null, words: 'ours, because nothing names another' };

/** The format that the operator or the host of the address names; `null` if neither does. */
export function namedFormat({ format, url }: Pick<Config['feed'], 'format' | 'url'>): Format | null {
  if (format === NONE) return { name: null, words: 'ours, because PROJECTS_FEED_FORMAT is none' };
  if (format !== null) return { name: format, words: `${format}, which PROJECTS_FEED_FORMAT names` };
  const name = url && FORMATS.find((one) => feedFormats[one].host?.test(url.hostname));
  return name ? { name, words: `${name}, because of the host ${url.hostname}` } : null;
}
