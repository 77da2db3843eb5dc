import type { Config } from '../../config/config.ts';
import { FORMATS, NONE } from '../../config/environment.ts';
import { FeedFailure } from '../feed-content.ts';
import { ashby } from './ashby.ts';
import { bullhorn } from './bullhorn.ts';
import { at, fieldsOf } from './fields.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { type NextPage, nextFrom, withParameter } from './next-page.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import type { Source } from './source.ts';
import { atom, jsonFeed, rss } from './syndicated.ts';
import { table } from './table.ts';
import { workable } from './workable.ts';

export type Format = (typeof FORMATS)[number] | typeof NONE;

/**
 * How a format is known: by its hosts, each with those below it, or by fields
 * of its answers. Then its source, and its next page.
 */
const source = (
  hosts: string,
  paths: string,
  read: Source,
  next?: NextPage,
) => ({ hosts, paths, read, next });

/**
 * Our own format: a list of assignments, or
 * `{ "projects": [ … ], "next": "…" }`.
 */
const ownFormat: Source = (body) => {
  const list = fieldsOf(body).projects ?? body;
  if (Array.isArray(list)) return list.map((fields) => ({ fields }));
  throw new FeedFailure(
    'the body is neither an array nor an object with an array "projects"',
  );
};

/**
 * The formats of feeds by name, `none` being our own. The first that fits
 * counts.
 */
export const sources = {
  ashby: source('api.ashbyhq.com', 'jobs.jobUrl jobs.isListed', ashby),
  bullhorn: source(
    'bullhornstaffing.com',
    'data.publicDescription',
    bullhorn,
    nextFrom('data', 'start', 'total'),
  ),
  greenhouse: source(
    'greenhouse.io',
    'jobs.absolute_url jobs.internal_job_id',
    greenhouse,
  ),
  lever: source('lever.co', 'text hostedUrl categories', lever),
  personio: source(
    'jobs.personio.de jobs.personio.com',
    'workzag-jobs',
    personio,
  ),
  recruitee: source('recruitee.com', 'offers.careers_url', recruitee),
  smartrecruiters: source(
    'smartrecruiters.com',
    'content.releasedDate',
    smartrecruiters,
    nextFrom('content', 'offset', 'totalFound'),
  ),
  table: source(
    'docs.google.com api.airtable.com',
    'records.fields',
    table,
    ({ offset }, url) =>
      typeof offset === 'string' && withParameter(url, 'offset', offset),
  ),
  workable: source(
    'workable.com',
    'jobs.shortcode jobs.application_url',
    workable,
  ),
  rss: source('', 'rss', rss),
  atom: source('', 'feed', atom),
  'json-feed': source('', 'version items', jsonFeed, (feed) => feed.next_url),
  none: source('', '', ownFormat, ({ next }) => next),
};

/**
 * The format that the operator or the host of the address names; `null` if
 * neither does. The address of a file has no host.
 */
export function namedFormat({
  format,
  url,
}: Pick<Config['feed'], 'format' | 'url'>): Format | null {
  const isAt = (host: string) =>
    host && `.${url?.hostname}`.endsWith(`.${host}`);
  return (
    format ??
    FORMATS.find((name) => sources[name].hosts.split(' ').some(isAt)) ??
    null
  );
}

/** The format that a body clearly has; ours if none fits. */
export function formatOf(body: unknown): Format {
  const isTable = Array.isArray(body) && body[0] instanceof Map;
  const fits = (name: Format) =>
    sources[name].paths
      .split(' ')
      .every((path) => at(body, path) !== undefined);
  return isTable ? 'table' : (FORMATS.find(fits) ?? NONE);
}
