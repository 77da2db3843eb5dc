import type { Config } from '../config/config.ts';
import type { PublicProject } from '../public-project/public-project.ts';

// What is asked of the process that loads the feed, and what it gives: plain data.

/** Part of an item that can't be shown: the field and the reason, in our own words. */
export type Trouble = { readonly field: string; readonly reason: string };

/** Something that was left out: the item, by its position in the feed, and its id if that is known and short. */
export type Omission = Trouble & { readonly index: number; readonly id?: string };

/** An omission as a log or a report states it: items are counted from 1. */
export const inWords = ({ index, id, field, reason }: Omission): string =>
  `item ${index + 1}${id === undefined ? '' : ` (${id})`}: ${field} ${reason}`;

/** The result of translating a feed's items. */
export type Translation = {
  readonly items: number;
  readonly projects: readonly PublicProject[];
  /** Items that are not shown. */
  readonly dropped: readonly Omission[];
  /** How many of them repeat an earlier id. */
  readonly duplicates: number;
  /** Fields and roles that are left out of items that are shown. */
  readonly ignored: readonly Omission[];
};

/** The headers that make the next request for the same page conditional (RFC 9110 §13.1); none if it may not be. */
export type Conditions = Readonly<Record<string, string>>;

/** What loading a feed may take, besides what the operator limits. */
export type LoadLimits = {
  readonly maxPages: number;
  readonly maxItems: number;
  /** For all pages together, with their transforms. */
  readonly pagesSeconds: number;
  /** For the transform of one page. */
  readonly transformSeconds: number;
};

// The time for translating the items.
const TRANSLATION_SECONDS = 20;

/** The time limit for all of it. */
export const longestSeconds = ({ pagesSeconds }: LoadLimits) => pagesSeconds + TRANSLATION_SECONDS;

/** All that loading a feed needs to know, as plain data. */
export type FeedRequest = {
  readonly feed: Omit<Config['feed'], 'url'> & LoadLimits & { readonly url: string };
  /** Those of the last result; none if the feed has to be read in any case. */
  readonly conditions: Conditions;
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect: boolean;
};

/**
 * What the site knows of a feed: its `projects` are those with one of the configured statuses. Nothing else of the upstream
 * leaves the process that loads it.
 */
export type FeedContent = Translation & {
  /** The statuses of the other assignments, each with their number. */
  readonly hidden: readonly (readonly [status: string, assignments: number])[];
  readonly pages: number;
  /** How what the feed sends became assignments, and why, as in `Config`. */
  readonly format: string;
  /** With `inspect`, unused fields of the upstream, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
  /** With `inspect`, unused fields of the transform's output. */
  readonly unusedOutput: readonly string[];
};

/** The result of a request: what the pages contain, or that the feed has not changed since the last result. */
export type FeedResult =
  | { readonly conditions: Conditions; readonly content: FeedContent }
  | { readonly isUnchanged: true }
  | { readonly failure: string; readonly retryAfterSeconds: number | null };

/**
 * The reason why the upstream could not be read. The message is logged; nothing the upstream says reaches a client.
 * `retryAfterSeconds` is the upstream's `Retry-After`, if it sent one.
 */
export class FeedFailure extends Error {
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The failure if no item in the list is an assignment. */
export const NO_ASSIGNMENT = 'no item is an assignment';

/** Sorts the assignments into those to show and the number of others. */
export function contentOf(
  { projects, ...translation }: Translation,
  statuses: readonly string[] | null,
  more: Pick<FeedContent, 'pages' | 'format' | 'unusedFields' | 'unusedOutput'>,
): FeedContent {
  const isShown = ({ status }: PublicProject) => statuses?.includes(status) ?? true;
  const hidden = new Map<string, number>();
  for (const { status } of projects.filter((project) => !isShown(project)))
    hidden.set(status, (hidden.get(status) ?? 0) + 1);
  return { ...translation, projects: projects.filter(isShown), hidden: [...hidden], ...more };
}
