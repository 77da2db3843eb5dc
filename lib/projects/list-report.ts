import { peekProjects } from './get-projects.ts';
import type { ProjectsState } from './projects-cache.ts';

/**
 * What the process of Next tells the layer several times a second, and after
 * each reading of the feed.
 */
export type ListReport = {
  /**
   * Changes whenever pages would: with the list, its state and the day (UTC),
   * not with each reading. `null` until the first reading has ended, for which
   * pages wait.
   */
  readonly version: string | null;
  /** How current the list is; `null` until the first reading has ended. */
  readonly list: ProjectsState['state'] | null;
  /** The seconds until the feed is read again, if the last reading failed. */
  readonly retryAfterSeconds: number;
};

/** The current report. Starts reading the feed if that is due. */
export function listReport(): ListReport {
  const projects = peekProjects();
  if (projects === null)
    return { version: null, list: null, retryAfterSeconds: 1 };
  // "Starts now" and a last day to apply are compared with today.
  const today = new Date().toISOString().slice(0, 10);
  const { state, snapshot, retryAfterSeconds } = projects;
  const version = `${state} ${snapshot?.data.firstSeen.getTime()} ${today}`;
  return { version, list: state, retryAfterSeconds };
}
