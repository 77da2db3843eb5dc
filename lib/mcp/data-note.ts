import * as z from 'zod';
import { config } from '../config/config.ts';

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

/** What tools say while the list is unavailable: an empty list would mean that nothing is open. */
export const unavailableText = ({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;
