import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newestFirst } from '../public-project/newest-first.ts';
import type { PublicProject } from '../public-project.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** The assignments of one reading of the feed, with what is derived from them. */
export type ProjectList = {
  /** In the feed's order. */
  readonly all: readonly PublicProject[];
  readonly byId: ReadonlyMap<string, PublicProject>;
  /** In the order in which they are shown: the newest first; those without a date last, in the feed's order. */
  readonly newestFirst: readonly PublicProject[];
  /** When this process first read a list like this one; the upstream does not say when it changed. */
  readonly firstSeen: Date;
  /** When this process first read each assignment, by its id, in its present form. */
  readonly firstSeenById: ReadonlyMap<string, Date>;
  /** The index of {@link newestFirst}. It is built when something is first searched for, unless that has been prepared. */
  readonly index: SearchIndex;
  /** Builds the index in steps of a few milliseconds. */
  readonly prepare: () => Promise<void>;
};

// A function of its own: one inside `createProjectList` would share its variables with what the list keeps, and so keep
// the earlier list, which keeps the one before it.
function firstSeenIn(all: readonly PublicProject[], earlier: ProjectList | null | undefined, now: Date) {
  const seen = (project: PublicProject) =>
    (isDeepStrictEqual(project, earlier?.byId.get(project.id)) && earlier?.firstSeenById.get(project.id)) || now;
  return new Map(all.map((project) => [project.id, seen(project)]));
}

/** Creates the list of these assignments, which this process reads `now`, after an earlier list. */
export function createProjectList(
  all: readonly PublicProject[],
  earlier?: ProjectList | null,
  now = new Date(),
): ProjectList {
  const ordered = newestFirst(all);
  const { build, ...index } = createSearchIndex(ordered);
  const steps = build();
  return {
    all,
    byId: new Map(all.map((project) => [project.id, project])),
    newestFirst: ordered,
    firstSeen: now,
    firstSeenById: firstSeenIn(all, earlier, now),
    get index() {
      while (!steps.next().done);
      return index;
    },
    async prepare() {
      while (!steps.next().done) await nextTurn();
    },
  };
}

/** The list where nothing was read. */
export const NO_PROJECTS = createProjectList([]);
