import { isDeepStrictEqual } from 'node:util';
import { after } from 'next/server';
import { type Config, config } from '../config.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import type { FeedContent } from '../feed/load-feed.ts';
import { createSnapshotReader, type Reading } from '../feed/snapshot-reader.ts';
import type { Omission } from '../feed/translate.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import type { PublicProject } from '../public-project.ts';
import { createProjectList, NO_PROJECTS, type ProjectList } from '../search/project-list.ts';
import { noteFirstRead } from './first-read.ts';
import { countReading, type Items, type ReadingCounts, readingCounts } from './reading-counts.ts';
import { runtimeCache } from './runtime-cache.ts';
import { type ProjectsReader, sharedReader } from './shared-reader.ts';

export type ProjectsReading = Reading<ProjectList>;

/** On Vercel, the last refresh that was started. */
const announced = processWide<{ refresh?: Promise<void> }>('announced-refresh', () => ({}));

const MOST_REASONS = 20;

const inWords = ({ index, id, field, reason }: Omission) =>
  `item ${index}${id === undefined ? '' : ` (${id})`}: ${field} ${reason}`;

/** Logs what was left out of the feed, but not again until it changes. */
function omissionReporter(): (content: FeedContent) => void {
  const last = new Map<string, string>();
  const report = (event: string, omissions: readonly Omission[], facts: object) => {
    const entry = { ...facts, reasons: omissions.slice(0, MOST_REASONS).map(inWords) };
    const now = omissions.length === 0 ? '' : JSON.stringify(entry);
    if (now !== '' && now !== last.get(event)) log('warn', event, entry);
    last.set(event, now);
  };
  return ({ items, dropped, duplicates, ignored }) => {
    const kept = items - dropped.length;
    report('feed_items_dropped', dropped, { kept, invalid: dropped.length - duplicates, duplicates });
    report('feed_fields_ignored', ignored, { kept, fields: ignored.length });
  };
}

/** The number of items in a feed, by what becomes of them. */
function itemsOf({ items, projects, dropped, duplicates }: FeedContent): Items {
  const shown = projects.length;
  return { shown, hidden: items - shown - dropped.length, invalid: dropped.length - duplicates, duplicates };
}

/** These assignments as the objects of the last list where they are equal: objects keep the time at which they were first read. */
function reuse(last: ProjectList, projects: readonly PublicProject[]): readonly PublicProject[] {
  return projects.map((project) => {
    const before = last.byId.get(project.id);
    return before !== undefined && isDeepStrictEqual(before, project) ? before : project;
  });
}

const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((item, at) => item === b[at]);

function createReader(settings: Config): ProjectsReader {
  const { feed, onVercel } = settings;
  const cache = onVercel && feed.url !== null ? runtimeCache(settings) : null;
  let list = NO_PROJECTS;
  let last: FeedContent | undefined;
  const reportOmissions = omissionReporter();
  const loadFeed = createFeedLoader(feed);

  /** Every new list passes here before it is shown. Whatever has to be made of it first, in steps, is made here. */
  async function show(projects: readonly PublicProject[]): Promise<ProjectList> {
    const all = reuse(list, projects);
    if (!isSame(all, list.all)) list = createProjectList(all);
    noteFirstRead(list.all);
    return list;
  }

  return createSnapshotReader({
    load: () =>
      countReading(async () => {
        const content = await loadFeed();
        const isNew = content !== last;
        if (isNew) reportOmissions(content);
        last = content;
        return { data: isNew ? await show(content.projects) : list, items: itemsOf(content) };
      }),
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    ...(cache && {
      shared: {
        read: async () => {
          const found = await cache.read();
          return found && { ...found, data: await show(found.data) };
        },
        write: ({ data, readAt }) => cache.write({ data: data.all, readAt }),
      },
    }),
    // On Vercel, work that continues after the response has to be announced.
    ...(onVercel && {
      keepAlive: (refresh: Promise<void>) => {
        announced.refresh = refresh;
        after(refresh);
      },
    }),
    onChange: (reason) =>
      reason === null
        ? log('info', 'feed_read', { feed: feed.name })
        : log('error', 'feed_unavailable', { feed: feed.name, reason }),
  });
}

const projectsReader = () => sharedReader(() => createReader(config()));

/** The result where the feed is not read. */
export const noReading: ProjectsReading = { state: 'none', snapshot: null, retryAfterSeconds: 1 };

/** The open assignments as they are held, so that only the first reader waits. Never throws because of the upstream. */
export function readCachedProjects(): Promise<ProjectsReading> {
  return projectsReader().read();
}

/**
 * The open assignments, as all formats of the site show them. On Vercel it waits for a refresh that is due, because the
 * platform's cache keeps what is made of them, and visitors rarely wait for that. Never throws because of the upstream.
 */
export async function readProjects(): Promise<ProjectsReading> {
  const cached = await readCachedProjects();
  if (announced.refresh === undefined) return cached;
  await announced.refresh;
  return readCachedProjects();
}

/**
 * The counts of feed readings in this process. Also starts a refresh if one is due, without waiting, so that the age of
 * the data reflects the feed even when nobody else is reading it.
 */
export function watchReadings(): ReadingCounts {
  projectsReader().peek();
  return readingCounts();
}

const LONGEST_WAIT_MS = 1_000;

/**
 * Gives `null` once the feed has been read in this process, however long ago, otherwise the seconds until the next
 * check. The first call starts the reading and waits for it briefly.
 */
export async function secondsUntilReady(): Promise<number | null> {
  if (readingCounts().readAt !== null) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null).unref());
  const reading = await Promise.race([readProjects(), late]);
  if (reading === null) return 1;
  return reading.state === 'none' ? reading.retryAfterSeconds : null;
}
