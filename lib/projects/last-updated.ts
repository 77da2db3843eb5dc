import type { ProjectsReading } from './read-projects.ts';

/** The part of a page's metadata that says when the data it shows was read; nothing where none was. */
export function lastUpdated({ snapshot }: ProjectsReading): { other?: { last_updated: string } } {
  return snapshot === null ? {} : { other: { last_updated: snapshot.readAt.toISOString() } };
}
