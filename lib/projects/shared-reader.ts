import type { SnapshotReader } from '../feed/snapshot-reader.ts';
import { processWide } from '../process-wide.ts';
import type { PublicProject } from './project.ts';

export type ProjectsReader = SnapshotReader<readonly PublicProject[]>;

const shared = processWide<{ reader?: ProjectsReader }>('projects-reader', () => ({}));

/** The one reader of the feed in this process, made on first use. */
export function sharedReader(make: () => ProjectsReader): ProjectsReader {
  shared.reader ??= make();
  return shared.reader;
}

/** Puts another reader in its place; for tests. */
export function replaceReader(reader: ProjectsReader) {
  shared.reader = reader;
}

/**
 * A word that is another one whenever a page would show something else of the feed, starting a refresh that is due as
 * that page would; `null` where it would wait for the upstream.
 */
export function currentVersion(): string | null {
  if (shared.reader === undefined) return 'unread';
  const reading = shared.reader.peek();
  return reading && `${reading.state} ${reading.snapshot?.readAt.getTime()}`;
}
