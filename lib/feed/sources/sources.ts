import { FORMATS } from '../../config/environment.ts';
import { isObject } from '../../http/json.ts';
import { type FormatName, feedFormats } from '../feed-formats.ts';
import { ashby } from './ashby.ts';
import { bullhorn, nextOfBullhorn } from './bullhorn.ts';
import type { NextPage, Source } from './fields.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { nextOfSmartrecruiters, smartrecruiters } from './smartrecruiters.ts';
import { atom, jsonFeed, nextOfJsonFeed, nextOfXml, rss } from './syndicated.ts';
import { nextOfTable, table } from './table.ts';
import { nextOfTeamtailor, teamtailor } from './teamtailor.ts';
import { teamtailorJobs } from './teamtailor-jobs.ts';
import { workable } from './workable.ts';

/** How each format becomes assignments, and where its next page is if it has several. */
export const sources: Readonly<Record<FormatName, { readonly read: Source; readonly next?: NextPage }>> = {
  ashby: { read: ashby },
  bullhorn: { read: bullhorn, next: nextOfBullhorn },
  greenhouse: { read: greenhouse },
  lever: { read: lever },
  personio: { read: personio },
  recruitee: { read: recruitee },
  smartrecruiters: { read: smartrecruiters, next: nextOfSmartrecruiters },
  table: { read: table, next: nextOfTable },
  teamtailor: { read: teamtailor, next: nextOfTeamtailor },
  'teamtailor-jobs': { read: teamtailorJobs, next: nextOfJsonFeed },
  workable: { read: workable },
  rss: { read: rss, next: nextOfXml },
  atom: { read: atom, next: nextOfXml },
  'json-feed': { read: jsonFeed, next: nextOfJsonFeed },
};

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((holder, name) => (isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined), value);

/** The format that a body clearly has; `null` if none fits. */
export function formatOfBody(body: unknown): FormatName | null {
  const fits = FORMATS.find((name) => {
    const { list, fields } = feedFormats[name];
    const entries = valueAt(body, list);
    const first: unknown = Array.isArray(entries) ? entries[0] : entries;
    return isObject(first) && fields.every((field) => Object.hasOwn(first, field));
  });
  return fits ?? null;
}
