import { isDeepStrictEqual } from 'node:util';
import { after } from 'next/server';
import { feedName } from '../config/start-up.ts';
import { type Config, config } from '../config.ts';
import { createSnapshotReader, type Reading } from '../feed/snapshot-reader.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { createProjectList, NO_PROJECTS, type ProjectList } from '../search/project-list.ts';
import { noteFirstRead } from './first-read.ts';
import type { Omission, Translation } from './from-feed.ts';
import { createFeedLoader, isSame, type LoadedFeed } from './load-feed.ts';
import { countReading, type ReadingCounts, readingCounts } from './reading-counts.ts';
import { runtimeCache } from './runtime-cache.ts';
import { type ProjectsReader, sharedReader } from './shared-reader.ts';

export type ProjectsReading = Reading<ProjectList>;

/** On Vercel, the last refresh that was started. */
const announced = processWide<{ refresh?: Promise<void> }>('announced-refresh', () => ({}));

const MOST_REASONS = 20;

const inWords = ({ index, id, field, reason }: Omission) =>
  `item ${index}${id === undefined ? '' : ` (${id})`}: ${field} ${reason}`;

/** Logs what was left out of the feed, but not again until it changes. */
function omissionReporter(): (translation: Translation) => void {
  const last = new Map<string, string>();
  const report = (event: string, omissions: readonly Omission[], facts: object) => {
    const entry = {
      ...facts,
      reasons: omissions.slice(0, MOST_REASONS).map(inWords),
    };
    const now = omissions.length === 0 ? '' : JSON.stringify(entry);
    if (now !== '' && now !== last.get(event)) log('warn', event, entry);
    last.set(event, now);
  };
  return ({ projects, dropped, duplicates, ignored }) => {
    const kept = projects.length;
    report('feed_items_dropped', dropped, {
      kept,
      invalid: dropped.length - duplicates,
      duplicates,
    });
    report('feed_fields_ignored', ignored, { kept, fields: ignored.length });
  };
}

/** The next list with the objects of the last one where they are equal, or the last list itself: objects keep their times. */
function reuse(last: ProjectList, next: ProjectList): ProjectList {
  const all = next.all.map((project) => {
    const before = last.byId.get(project.id);
    return before !== undefined && isDeepStrictEqual(before, project) ? before : project;
  });
  return isSame(all, last.all) ? last : createProjectList(all);
}

function createReader(settings: Config): ProjectsReader {
  const { feed, onVercel } = settings;
  const cache = onVercel && feed.url !== null ? runtimeCache(settings) : null;
  let list = NO_PROJECTS;
  let last: LoadedFeed | undefined;
  const reportOmissions = omissionReporter();
  const loadFeed = createFeedLoader(feed);

  /** Every new list passes here before it is shown. Whatever has to be made of it first, in steps, is made here. */
  async function show(next: ProjectList): Promise<ProjectList> {
    // What another process has read consists of other objects than what this one reads.
    list = cache === null ? next : reuse(list, next);
    noteFirstRead(list.all);
    return list;
  }

  return createSnapshotReader({
    load: () =>
      countReading(async () => {
        const loaded = await loadFeed();
        if (loaded !== last) reportOmissions(loaded);
        last = loaded;
        const { projects, dropped, duplicates } = loaded;
        const shown = loaded.list.all.length;
        const invalid = dropped.length - duplicates;
        return {
          data: await show(loaded.list),
          items: {
            shown,
            hidden: projects.length - shown,
            invalid,
            duplicates,
          },
        };
      }),
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    ...(cache && {
      shared: {
        read: async () => {
          const found = await cache.read();
          return (
            found && {
              ...found,
              data: await show(createProjectList(found.data)),
            }
          );
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
        ? log('info', 'feed_read', { feed: feedName(feed) })
        : log('error', 'feed_unavailable', { feed: feedName(feed), reason }),
  });
}

const projectsReader = () => sharedReader(() => createReader(config()));

/** The result where the feed is not read. */
export const noReading: ProjectsReading = {
  state: 'none',
  snapshot: null,
  retryAfterSeconds: 1,
};

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
