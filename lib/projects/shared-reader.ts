import type { SnapshotReader } from '../feed/snapshot-reader.ts';
import { processWide } from '../process-wide.ts';
import type { PublicProject } from './project.ts';

type Reader = SnapshotReader<readonly PublicProject[]>;

const shared = processWide<{ reader?: Reader }>('projects-reader', () => ({}));

/** The one reader of the feed in this process, made on first use. */
export function sharedReader(make: () => Reader): Reader {
  shared.reader ??= make();
  return shared.reader;
}

/** The reader, where one was made. */
export function readerInUse(): Reader | undefined {
  return shared.reader;
}

/** Puts another reader in its place; for tests. */
export function replaceReader(reader: Reader) {
  shared.reader = reader;
}
