import { isDeepStrictEqual } from 'node:util';
import type { PublicProject } from '../public-project/public-project.ts';
import { endOf, isOver, newestFirst } from '../public-project/stated-date.ts';

/** The assignments of one reading of the feed. */
export type ProjectList = {
  /** In the feed's order. */
  readonly all: readonly PublicProject[];
  readonly byId: ReadonlyMap<string, PublicProject>;
  /**
   * In the order in which they are shown: the newest first; those without a
   * date last, in the feed's order.
   */
  readonly newestFirst: readonly PublicProject[];
  /** Whether all have the same status, which then tells a person nothing. */
  readonly hasOneStatus: boolean;
  /**
   * When this process first read a list like this one; the upstream does not
   * say when it changed.
   */
  readonly firstSeen: Date;
  /**
   * When this process first read each assignment, by its id, in its present
   * form.
   */
  readonly firstSeenById: ReadonlyMap<string, Date>;
  /** What was open earlier and is not any more, the latest first. */
  readonly closed: readonly ClosedProject[];
  /** From when this process knows what was closed. */
  readonly closedKnownFrom: Date;
};

/** An assignment that was open, and when this process saw that it is not. */
export type ClosedProject = Pick<PublicProject, 'id' | 'name'> & {
  readonly closed: Date;
};

const MOST_CLOSED = 100;

/** What an earlier list has, or had closed, that is not in these assignments. */
function closedSince(
  byId: ReadonlyMap<string, PublicProject>,
  earlier: ProjectList | null | undefined,
  now: Date,
): readonly ClosedProject[] {
  const gone = (earlier?.all ?? []).map(({ id, name }) => ({
    id,
    name,
    closed: now,
  }));
  return [...gone, ...(earlier?.closed ?? [])]
    .filter(({ id }) => !byId.has(id))
    .slice(0, MOST_CLOSED);
}

/**
 * Creates the list of these assignments, which this process reads `now`, after
 * an earlier list.
 */
export function createProjectList(
  all: readonly PublicProject[],
  earlier?: ProjectList | null,
  now = new Date(),
): ProjectList {
  const seen = (project: PublicProject) =>
    (isDeepStrictEqual(project, earlier?.byId.get(project.id)) &&
      earlier?.firstSeenById.get(project.id)) ||
    now;
  const byId = new Map(all.map((project) => [project.id, project]));
  return {
    all,
    byId,
    newestFirst: newestFirst(all),
    hasOneStatus: new Set(all.map(({ status }) => status)).size === 1,
    firstSeen: now,
    firstSeenById: new Map(all.map((project) => [project.id, seen(project)])),
    closed: closedSince(byId, earlier, now),
    closedKnownFrom: earlier?.closedKnownFrom ?? now,
  };
}

/** The list without what is over, and until when it is complete and current. */
type OpenList = { readonly list: ProjectList; readonly until: number };
const openLists = new WeakMap<ProjectList, OpenList>();

/**
 * A list without the assignments whose last day has passed; the same object for
 * as long as no other one has.
 */
export function openList(list: ProjectList, now = Date.now()): ProjectList {
  const known = openLists.get(list);
  if (known !== undefined && now < known.until) return known.list;
  const open = list.all.filter((project) => !isOver(project, now));
  const until = Math.min(...open.map(endOf));
  const shown =
    open.length === list.all.length
      ? list
      : createProjectList(open, list, new Date(now));
  openLists.set(list, { list: shown, until });
  return shown;
}

/** The list where nothing was read. */
export const NO_PROJECTS = createProjectList([]);
