import { heldProjects, watchFeed } from './get-projects.ts';

/** What the process of Next tells the layer several times a second. It is also the sign that the process works. */
export type ListReport = {
  /**
   * Changes whenever pages would show different data: with the list and its state, not with each reading. `null` if a page
   * would have to wait for the upstream.
   */
  readonly version: string | null;
  /** The seconds until the feed may have been read; `null` if it has been, however long ago. */
  readonly readyInSeconds: number | null;
};

/** The report at this moment. Starts a reading of the feed if one is due. */
export function listReport(): ListReport {
  const held = heldProjects();
  const isRead = watchFeed().loadedAt !== null;
  const readyInSeconds = isRead ? null : held?.state === 'none' ? held.retryAfterSeconds : 1;
  const version = held && `${held.state} ${held.snapshot?.data.firstSeen.getTime()}`;
  return { version, readyInSeconds };
}
