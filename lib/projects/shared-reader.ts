import type { SnapshotReader } from '../feed/snapshot-reader.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../search/project-list.ts';

export type ProjectsReader = SnapshotReader<ProjectList>;

const shared = processWide<{ reader?: ProjectsReader | undefined }>('projects-reader', () => ({}));

/** The process's only reader of the feed, created on first use. */
export function sharedReader(make: () => ProjectsReader): ProjectsReader {
  shared.reader ??= make();
  return shared.reader;
}

/** Replaces the reader, or lets it be created anew; for tests. */
export function replaceReader(reader?: ProjectsReader) {
  shared.reader = reader;
}

/**
 * A string that changes whenever pages would show different data, starting a refresh if one is due, as pages do; `null`
 * if a page would have to wait for the upstream.
 */
export function currentVersion(): string | null {
  if (shared.reader === undefined) return 'unread';
  const reading = shared.reader.peek();
  return reading && `${reading.state} ${reading.snapshot?.readAt.getTime()}`;
}

/** The assignments of the last reading, starting a refresh if one is due; `null` before the first one. */
export function cachedProjects(): ProjectList | null {
  return shared.reader?.peek()?.snapshot?.data ?? null;
}
