import type { SnapshotReader } from '../feed/snapshot-reader.ts';
import type { PublicProject } from './project.ts';

// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { projectsReader?: SnapshotReader<readonly PublicProject[]> };

/** The one reader of the feed in this process, made on first use. */
export function sharedReader(make: () => SnapshotReader<readonly PublicProject[]>) {
  shared.projectsReader ??= make();
  return shared.projectsReader;
}

/** The reader, where one was made. */
export function readerInUse() {
  return shared.projectsReader;
}
