import * as z from 'zod';
import { config } from '../config.ts';

/** What a result says about its data. */
export const DataNote = z.object({
  as_of: z.iso.datetime().describe('When the list was last updated from its source'),
  notice: z
    .string()
    .optional()
    .describe('A note about the data, for example that the assignments are made-up examples'),
});

/** The note for data read at this time. Without a configured feed, the assignments are examples. */
export function dataNote(readAt: Date): z.infer<typeof DataNote> {
  return {
    as_of: readAt.toISOString(),
    ...(config().feed.url === null && {
      notice: 'These assignments are made-up examples: no feed is configured.',
    }),
  };
}
