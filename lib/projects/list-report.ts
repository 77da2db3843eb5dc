import { dayAgo } from '../public-project/stated-date.ts';
import { peekProjects } from './get-projects.ts';

export type ListReport = ReturnType<typeof listReport>;

/**
 * What the process of Next tells the layer several times a second, and after
 * each reading of the feed. Starts reading the feed if that is due.
 */
export function listReport() {
  const projects = peekProjects();
  const { state, list, retryAfterSeconds } = projects ?? {};
  const firstSeen = list?.firstSeen.getTime();
  return {
    /**
     * Changes whenever pages would: with the list, its state and the day (UTC),
     * with which "starts now" and a last day to apply are compared; not with
     * each reading. `null` until the first reading has ended, for which pages
     * wait.
     */
    version: projects && `${state} ${firstSeen} ${dayAgo(0)}`,
    /** How current the list is; `null` until the first reading has ended. */
    list: state ?? null,
    /** The seconds until the feed is read again, if the last reading failed. */
    retryAfterSeconds: retryAfterSeconds ?? 1,
  };
}
