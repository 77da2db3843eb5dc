import type { ProjectsReading } from './read-projects.ts';

/** A word that is another one whenever something shown from this reading might be. */
export function readingVersion({ state, snapshot }: ProjectsReading): string {
  return `${state} ${snapshot?.readAt.getTime()}`;
}
