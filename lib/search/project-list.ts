import type { PublicProject } from '../public-project.ts';
import { indexParts } from './index-parts.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** The assignments of one reading of the feed, with what is derived from them. */
export type ProjectList = {
  /** In the feed's order. */
  readonly all: readonly PublicProject[];
  readonly byId: ReadonlyMap<string, PublicProject>;
  readonly index: SearchIndex;
};

/** Creates the list of these assignments. Its index is made when something is first searched for. */
export function createProjectList(all: readonly PublicProject[]): ProjectList {
  let made: SearchIndex | undefined;
  return {
    all,
    byId: new Map(all.map((project) => [project.id, project])),
    get index() {
      made ??= createSearchIndex(all, indexParts(all));
      return made;
    },
  };
}

/** The list where nothing was read. */
export const NO_PROJECTS = createProjectList([]);
