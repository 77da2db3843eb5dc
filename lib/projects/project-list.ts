import { isDeepStrictEqual } from 'node:util';
import type { PublicProject } from '../public-project/public-project.ts';
import {
  dayOf,
  endOf,
  isOver,
  newestFirst,
} from '../public-project/stated-date.ts';

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
  /**
   * All that the feed had when the list was read, in that order; some of it may
   * no longer be open. The lists of one reading share it, and so a search
   * index.
   */
  readonly reading: readonly PublicProject[];
  /**
   * When the next last day to apply is over, in milliseconds since 1970.
   */
  readonly nextEnd: number;
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
  /** Assignments that were open and no longer are, the latest closed first. */
  readonly closed: readonly ClosedProject[];
  /** The day, in UTC, since which this process has recorded what closes. */
  readonly closedKnownFrom: string;
};

/** An assignment that was open, and the day on which this process saw it close. */
type ClosedProject = Pick<PublicProject, 'id' | 'name'> & {
  readonly closed: string;
};

const MOST_CLOSED = 20;

/**
 * Creates the list of the assignments that were read at `now`. From the earlier
 * list it takes when unchanged ones were first seen, and which have closed.
 */
export function createProjectList(
  all: readonly PublicProject[],
  earlier?: ProjectList | null,
  now = new Date(),
): ProjectList {
  function firstSeen(project: PublicProject): Date {
    const { id } = project;
    const isUnchanged = isDeepStrictEqual(project, earlier?.byId.get(id));
    return (isUnchanged && earlier?.firstSeenById.get(id)) || now;
  }
  const byId = new Map(all.map((project) => [project.id, project]));
  const ordered = newestFirst(all);
  const day = dayOf(now.toISOString());
  const before = (earlier?.all ?? []).map(({ id, name }) => {
    return { id, name, closed: day };
  });
  const closed = [before, earlier?.closed ?? []]
    .flat()
    .filter(({ id }) => !byId.has(id));
  return {
    all,
    byId,
    newestFirst: ordered,
    reading: ordered,
    nextEnd: Math.min(...all.map(endOf)),
    hasOneStatus: new Set(all.map(({ status }) => status)).size === 1,
    firstSeen: now,
    firstSeenById: new Map(
      all.map((project) => [project.id, firstSeen(project)]),
    ),
    closed: closed.slice(0, MOST_CLOSED),
    closedKnownFrom: earlier?.closedKnownFrom ?? day,
  };
}

/**
 * A list without the assignments whose last day to apply is over at `now`
 * (milliseconds since 1970): the same list if there are none.
 */
export function openList(list: ProjectList, now = Date.now()): ProjectList {
  if (now < list.nextEnd) return list;
  const open = list.all.filter((project) => !isOver(project, now));
  return {
    ...createProjectList(open, list, new Date(now)),
    reading: list.reading,
  };
}

/** The list to show if nothing was ever read. */
export const NO_PROJECTS = createProjectList([]);
