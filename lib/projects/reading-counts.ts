import { processWide } from '../process-wide.ts';

/** The number of items in a feed: shown, of a status that is not shown, and left out. */
export type Items = {
  readonly shown: number;
  readonly hidden: number;
  readonly invalid: number;
  readonly duplicates: number;
};

export type ReadingCounts = {
  readonly success: number;
  readonly failure: number;
  /** When the feed was last read, in milliseconds since 1970, and what it contained. */
  readonly readAt: number | null;
  readonly items: Items | null;
};

const shared = processWide<{ counts: ReadingCounts }>('reading-counts', () => ({
  counts: { success: 0, failure: 0, readAt: null, items: null },
}));

/** The counts of feed readings in this process. */
export function readingCounts(): ReadingCounts {
  return shared.counts;
}

/** Counts a reading of the feed, successful or not, and returns its data. */
export async function countReading<T>(read: () => Promise<{ readonly data: T; readonly items: Items }>): Promise<T> {
  try {
    const { data, items } = await read();
    shared.counts = { ...shared.counts, success: shared.counts.success + 1, readAt: Date.now(), items };
    return data;
  } catch (error) {
    shared.counts = { ...shared.counts, failure: shared.counts.failure + 1 };
    throw error;
  }
}
