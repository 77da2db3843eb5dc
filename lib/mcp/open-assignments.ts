import * as z from 'zod';
import { config } from '../config/config.ts';
import { getProjects } from '../projects/get-projects.ts';
import { RpcError, rpcCode } from './rpc-error.ts';

/** What tools say while the list is unavailable. */
export const unavailableText = (retryAfterSeconds: number) =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;

/** The open assignments and when they were read. Throws while they are unavailable: an empty list would mean that none are open. */
export async function openAssignments() {
  const projects = await getProjects();
  if (projects.state === 'current') return projects.snapshot;
  throw new RpcError(rpcCode.internalError, unavailableText(projects.retryAfterSeconds));
}

/** What a result says about its data. */
export const DataNote = z.object({
  as_of: z.iso.datetime().describe('When the list was read'),
  notice: z.string().optional(),
});

const EXAMPLES = 'These assignments are made-up examples: no feed is configured.';

/** The note for data read at this time. Without a configured feed, the assignments are examples. */
export const dataNote = (readAt: Date): z.infer<typeof DataNote> => ({
  as_of: readAt.toISOString(),
  ...(config().feed.url === null && { notice: EXAMPLES }),
});
