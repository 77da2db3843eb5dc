import type { ProjectsState } from './projects-cache.ts';

/** The metadata of a page that says when its data was read; empty if none was. */
export function listReadAt({ snapshot }: ProjectsState): { other?: { list_read_at: string } } {
  return snapshot === null ? {} : { other: { list_read_at: snapshot.readAt.toISOString() } };
}
