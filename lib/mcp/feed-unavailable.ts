import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';

/** What a tool says that needs the feed while it can't be read. */
export function feedUnavailable(reading: Exclude<ProjectsReading, { state: 'current' }>): {
  ok: false;
  text: string;
} {
  return {
    ok: false,
    text: `The list of open assignments can't be read at the moment. Try again in ${reading.retryAfterSeconds} seconds, or write to ${config().salesEmail}.`,
  };
}
