import { z } from 'zod';
import { config } from '../config.ts';

/** What answers say of the data in them. */
export const DataNote = z.object({
  as_of: z.iso.datetime().describe('When the data was read from its source'),
  notice: z.string().optional().describe('What to know about the data, for example that these are made-up examples'),
});

/** The same of data that was read at this time. While no feed is configured, the assignments are made up. */
export function dataNote(readAt: Date): z.infer<typeof DataNote> {
  return {
    as_of: readAt.toISOString(),
    ...(config().feed.url === null && {
      notice: 'These are made-up examples: no feed of real assignments is configured.',
    }),
  };
}
