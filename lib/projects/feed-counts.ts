import type { FeedContent } from '../feed/feed-request.ts';
import { processWide } from '../process-wide.ts';

export type FeedCounts = {
  readonly success: number;
  readonly failure: number;
  /** When the feed was last loaded, in milliseconds since 1970. */
  readonly loadedAt: number | null;
  /** The number of its items: shown, of a status that is not shown, and left out. */
  readonly items: Readonly<Record<'shown' | 'hidden' | 'invalid' | 'duplicates', number>> | null;
};

const shared = processWide<{ counts: FeedCounts }>('feed-counts', () => ({
  counts: { success: 0, failure: 0, loadedAt: null, items: null },
}));

/** How often this process has loaded the feed, and what it contained last. */
export function feedCounts(): FeedCounts {
  return shared.counts;
}

/** Counts an attempt to load the feed, successful or not, and returns what it gave. */
export async function counted(load: () => Promise<FeedContent>): Promise<FeedContent> {
  try {
    const content = await load();
    const { items, projects, dropped, duplicates } = content;
    const shown = projects.length;
    const count = { shown, hidden: items - shown - dropped.length, invalid: dropped.length - duplicates, duplicates };
    shared.counts = { ...shared.counts, success: shared.counts.success + 1, loadedAt: Date.now(), items: count };
    return content;
  } catch (error) {
    shared.counts = { ...shared.counts, failure: shared.counts.failure + 1 };
    throw error;
  }
}
