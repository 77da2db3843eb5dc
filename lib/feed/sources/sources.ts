import type { Config } from '../../config/config.ts';
import { FORMATS, NONE } from '../../config/environment.ts';
import { isObject } from '../../http/json.ts';
import { FeedFailure } from '../feed-content.ts';
import type { Body } from '../parse-body.ts';
import { ashby } from './ashby.ts';
import { bullhorn } from './bullhorn.ts';
import { at } from './fields.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { type NextPage, nextIn, nextOffset, nextOfTable } from './next-page.ts';
import { personio } from './personio.ts';
import type { Source } from './postings.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { atom, jsonFeed, rss } from './syndicated.ts';
import { table } from './table.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';

export type Format = (typeof FORMATS)[number] | typeof NONE;

/**
 * How a format is known: by its hosts, each with those below it; or by the path of its list and the fields that the first entry has,
 * those of the answer itself where there is no list. Then how it becomes assignments, and where its next page is if it has several.
 */
const known = (hosts: string, list: string, fields: string, read: Source, next?: NextPage) => {
  return { hosts, list, fields, read, next };
};

/** Our own format: a list of assignments, or `{ "projects": [ … ], "next": "…" }`. */
const ownFormat: Source = (body) => {
  const list = at(body, 'projects') ?? body;
  if (!Array.isArray(list))
    throw new FeedFailure('the body is neither an array nor an object with an array "projects"');
  return list;
};

/** The formats of feeds by name, `none` being our own. The first that fits counts. */
export const sources: Readonly<Record<Format, ReturnType<typeof known>>> = {
  ashby: known('api.ashbyhq.com', 'jobs', 'title jobUrl isListed', ashby),
  bullhorn: known(
    'bullhornstaffing.com',
    'data',
    'title publicDescription',
    bullhorn,
    nextOffset('data', 'start', 'total'),
  ),
  greenhouse: known('greenhouse.io', 'jobs', 'title absolute_url internal_job_id', greenhouse),
  lever: known('lever.co', '', 'text hostedUrl categories', lever),
  personio: known('jobs.personio.de jobs.personio.com', 'workzag-jobs.position', 'id name', personio),
  recruitee: known('recruitee.com', 'offers', 'title careers_url', recruitee),
  smartrecruiters: known(
    'smartrecruiters.com',
    'content',
    'name releasedDate',
    smartrecruiters,
    nextOffset('content', 'offset', 'totalFound'),
  ),
  table: known('docs.google.com api.airtable.com', 'records', 'fields', table, nextOfTable),
  teamtailor: known(
    'api.teamtailor.com api.na.teamtailor.com',
    'data',
    'type attributes relationships',
    teamtailor,
    nextIn('links.next'),
  ),
  workable: known('workable.com', 'jobs', 'title shortcode application_url', workable),
  // Those of feed readers are known by their root, also where they are empty.
  rss: known('', '', 'rss', rss),
  atom: known('', '', 'feed', atom),
  'json-feed': known('', '', 'version items', jsonFeed, nextIn('next_url')),
  none: known('', '', '', ownFormat, nextIn('next')),
};

const isAt = (host: string, hosts: string) => hosts.split(' ').some((one) => `.${host}`.endsWith(`.${one}`));

/** The format that the operator or the host of the address names; `null` if neither does. The address of a file has no host. */
export const namedFormat = ({ format, url }: Pick<Config['feed'], 'format' | 'url'>): Format | null =>
  format ?? FORMATS.find((name) => url?.hostname && isAt(url.hostname, sources[name].hosts)) ?? null;

/** The format that a body clearly has; ours if none fits. */
export function formatOf({ kind, value }: Body): Format {
  const found = FORMATS.find((name) => {
    const { list, fields } = sources[name];
    const [first] = [at(value, list)].flat();
    return isObject(first) && fields.split(' ').every((field) => Object.hasOwn(first, field));
  });
  return kind === 'table' ? 'table' : (found ?? NONE);
}
