import type { FeedContent } from '../feed/feed-request.ts';
import { inWords, type Omission } from '../feed/feed-request.ts';
import { log } from '../log.ts';

const MOST_REASONS = 20;

/** Creates a function that logs what was left out of the feed, but not again until it changes. */
export function omissionLogger(): (content: FeedContent) => void {
  const last = new Map<string, string>();
  function report(event: string, omissions: readonly Omission[], facts: object) {
    const entry = { ...facts, reasons: omissions.slice(0, MOST_REASONS).map(inWords) };
    const now = omissions.length === 0 ? '' : JSON.stringify(entry);
    if (now !== '' && now !== last.get(event)) log('warn', event, entry);
    last.set(event, now);
  }
  return ({ items, dropped, duplicates, ignored }) => {
    const kept = items - dropped.length;
    report('feed_items_dropped', dropped, { kept, invalid: dropped.length - duplicates, duplicates });
    report('feed_fields_ignored', ignored, { kept, fields: ignored.length });
  };
}
