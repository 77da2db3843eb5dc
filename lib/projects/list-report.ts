import { heldProjects } from './get-projects.ts';
import type { ProjectsState } from './projects-cache.ts';

/**
 * What the process of Next tells the layer several times a second, and after
 * each reading of the feed.
 */
export type ListReport = {
  /**
   * Changes whenever pages would show something else: with the list, its state
   * and the day (UTC), not with each reading. `null` while nothing was ever
   * read, and pages wait for the first reading.
   */
  readonly version: string | null;
  /** How current the list is; `null` while it is read for the first time. */
  readonly list: ProjectsState['state'] | null;
  /** The seconds until the feed is read again, if that has failed. */
  readonly retryAfterSeconds: number;
};

/** The report at this moment. Starts a reading of the feed if one is due. */
export function listReport(): ListReport {
  const held = heldProjects();
  if (held === null) return { version: null, list: null, retryAfterSeconds: 1 };
  // "Starts now" and a last day to apply are compared with today.
  const today = new Date().toISOString().slice(0, 10);
  const version = `${held.state} ${held.snapshot?.data.firstSeen.getTime()} ${today}`;
  return {
    version,
    list: held.state,
    retryAfterSeconds: held.retryAfterSeconds,
  };
}
