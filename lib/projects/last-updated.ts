import type { ProjectsState } from './projects-cache.ts';

/** The metadata of a page that says when its data was read; empty if none was. */
export function lastUpdated({ snapshot }: ProjectsState): { other?: { last_updated: string } } {
  return snapshot === null ? {} : { other: { last_updated: snapshot.readAt.toISOString() } };
}
