import { after } from 'next/server';
import { type Config, config } from '../config.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { FeedFailure } from '../feed/feed-failure.ts';
import { fetchText } from '../feed/fetch-text.ts';
import { parseEnvelope } from '../feed/parse-envelope.ts';
import { createSnapshotReader, type Reading, type SnapshotReader } from '../feed/snapshot-reader.ts';
import { oncePerAnswer } from '../http/answering.ts';
import { log } from '../log.ts';
import { feedName } from '../start-up.ts';
import { noteFirstRead } from './first-read.ts';
import { fromFeed, type Translation } from './from-feed.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import type { PublicProject } from './project.ts';
import { sharedReader } from './shared-reader.ts';

export type ProjectsReading = Reading<readonly PublicProject[]>;

async function readItems({ feed }: Config): Promise<readonly unknown[]> {
  if (feed.url === null) return exampleFeed.projects;
  return parseEnvelope(await fetchText({ ...feed, url: feed.url }));
}

async function loadProjects(settings: Config, report: (dropped: Dropped) => void): Promise<readonly PublicProject[]> {
  const items = await readItems(settings);
  const { projects, invalid, duplicates, reasons } = fromFeed(items);
  // An empty list is a truth; a list in which nothing is an assignment is a broken feed.
  if (items.length > 0 && projects.length === 0) throw new FeedFailure('no item is an assignment');
  report({ kept: projects.length, invalid, duplicates, reasons });
  const { statuses } = settings.feed;
  return statuses === null ? projects : projects.filter(({ status }) => statuses.includes(status));
}

type Dropped = Pick<Translation, 'invalid' | 'duplicates' | 'reasons'> & { readonly kept: number };

/** Logs what was left out of the feed, once until it changes. */
function dropReporter(): (dropped: Dropped) => void {
  let last = '';
  return (dropped) => {
    const now = dropped.invalid + dropped.duplicates === 0 ? '' : JSON.stringify(dropped);
    if (now !== '' && now !== last) log('warn', 'feed_items_dropped', dropped);
    last = now;
  };
}

function createReader(settings: Config): SnapshotReader<readonly PublicProject[]> {
  let last: readonly PublicProject[] = [];
  const report = dropReporter();
  return createSnapshotReader({
    load: async () => {
      last = keepUnchanged(last, await loadProjects(settings, report));
      noteFirstRead(last);
      return last;
    },
    revalidateSeconds: settings.feed.revalidateSeconds,
    maxStaleSeconds: settings.feed.maxStaleSeconds,
    // There, work that outlives the answer has to be announced.
    ...(settings.onVercel && { keepAlive: (refresh: Promise<void>) => after(refresh) }),
    onChange: ({ ok, reason }) =>
      log(ok ? 'info' : 'error', ok ? 'feed_read' : 'feed_unavailable', {
        feed: feedName(settings.feed),
        ...(reason ? { reason } : {}),
      }),
  });
}

/** What is known where the feed was not asked. */
export const noReading: ProjectsReading = { state: 'none', snapshot: null, retryAfterSeconds: 1 };

/**
 * The open assignments as every format of the site shows them: one reading for all that is said in one answer.
 * Never throws for what the upstream does.
 */
export function readProjects(): Promise<ProjectsReading> {
  return oncePerAnswer('reading', () => sharedReader(() => createReader(config())).read());
}
