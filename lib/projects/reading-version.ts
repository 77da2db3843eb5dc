import type { ProjectsReading } from './read-projects.ts';
import { readerInUse } from './shared-reader.ts';

/** A word that is another one whenever something shown from this reading might be. */
export function readingVersion({ state, snapshot }: ProjectsReading): string {
  return `${state} ${snapshot?.readAt.getTime()}`;
}

/**
 * The version of what a page would show now, starting a refresh that is due as that page would;
 * `null` where it would wait for the upstream.
 */
export function currentVersion(): string | null {
  const reader = readerInUse();
  if (reader === undefined) return 'unread';
  const reading = reader.peek();
  return reading && readingVersion(reading);
}
