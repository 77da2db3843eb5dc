import { config } from '../config.ts';
import { readProjects } from '../projects/read-projects.ts';
import { Refusal } from './refusal.ts';
import { INTERNAL_ERROR } from './rpc-error.ts';

/** The open assignments and when they were read. Throws while they are unavailable: an empty list would mean that none are open. */
export async function openAssignments() {
  const reading = await readProjects();
  if (reading.state === 'current') return reading.snapshot;
  throw new Refusal(
    INTERNAL_ERROR,
    `The list of open assignments is unavailable at the moment. Try again in ${reading.retryAfterSeconds} seconds, or write to ${config().salesEmail}.`,
  );
}
