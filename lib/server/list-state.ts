import { showsFeed } from '../address-kind.ts';
import { assignmentIdOf, pageOfMarkdownPath } from '../addresses.ts';
import { heldProjects } from '../projects/get-projects.ts';

/**
 * A string that changes whenever pages would show different data: with the list, not with each reading of it. `null` if a
 * page would have to wait for the upstream.
 */
export function listVersion(): string | null {
  const held = heldProjects();
  return held && `${held.state} ${held.snapshot?.data.firstSeen.getTime()}`;
}

const idAt = (path: string) => assignmentIdOf(pageOfMarkdownPath(path) ?? path);

/** Whether a path is that of an assignment which the last reading of the feed doesn't have; `false` before the first one. */
export function isUnknownAssignment(path: string): boolean {
  const id = idAt(path);
  const snapshot = id === null ? null : heldProjects()?.snapshot;
  return id !== null && snapshot != null && !snapshot.data.byId.has(id);
}

/** A page that shows an old list, or none, and so is not kept; `status` 503 if it has nothing to show. */
export type Outage = { readonly status: 200 | 503; readonly retryAfterSeconds: number };

/** The outage that the page at a path shows now; `null` if its list is current or it shows none. */
export function outageAt(path: string): Outage | null {
  const held = showsFeed(path) ? heldProjects() : null;
  if (held === null || held.state === 'current') return null;
  const isNothing = held.state === 'none' && idAt(path) !== null;
  return { status: isNothing ? 503 : 200, retryAfterSeconds: held.retryAfterSeconds };
}
