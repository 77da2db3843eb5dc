import type { ProjectsReading } from './read-projects.ts';

/** The metadata of a page that says when its data was read; empty if none was. */
export function lastUpdated({ snapshot }: ProjectsReading): { other?: { last_updated: string } } {
  return snapshot === null ? {} : { other: { last_updated: snapshot.readAt.toISOString() } };
}
