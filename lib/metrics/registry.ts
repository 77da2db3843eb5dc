import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { config } from '../config/config.ts';
import { delivery } from '../contact/delivery.ts';
import { destinationNames } from '../contact/destination.ts';
import { messageCounts } from '../contact/message-events.ts';
import { watchFeed } from '../projects/get-projects.ts';
import { addMetric, type Described, type Values } from './add-metric.ts';

/** The messages in the outbox; `null` if there is none, or it can't be read. */
async function outboxMessages(): Promise<Values> {
  const counts = await delivery(config()).counts();
  if (counts === null) return null;
  const { waiting, failed } = counts;
  // Without a destination, messages are read in the outbox.
  const isRead = destinationNames(config().contact).length === 0;
  return { waiting: isRead ? 0 : waiting, failed, unread: isRead ? waiting : 0 };
}

const GAUGES: readonly Described[] = [
  {
    name: 'site_ready',
    help: 'Whether the feed has been read at least once.',
    read: () => (watchFeed().loadedAt === null ? 0 : 1),
  },
  {
    name: 'site_reading_age_seconds',
    help: 'Seconds since the feed was last read.',
    read: () => {
      const { loadedAt } = watchFeed();
      return loadedAt === null ? null : Math.max(0, Date.now() - loadedAt) / 1000;
    },
  },
  {
    name: 'site_feed_items',
    help: 'Items in the last read of the feed: shown, hidden (status not shown), invalid, duplicates.',
    label: 'outcome',
    read: () => watchFeed().items,
  },
  {
    name: 'site_outbox_messages',
    help: 'Messages in the outbox of this process.',
    label: 'state',
    read: outboxMessages,
  },
];

const COUNTERS: readonly Described[] = [
  {
    name: 'site_feed_reads_total',
    help: 'Attempts to read the feed.',
    label: 'outcome',
    read: () => {
      const { success, failure } = watchFeed();
      return { success, failure };
    },
  },
  {
    name: 'site_message_events_total',
    help: 'Events of messages from the contact form.',
    label: 'event',
    read: messageCounts,
  },
];

/** All metrics of the process that Next runs in. The layer in `lib/server` adds those about requests. */
export const registry = new Registry();
for (const gauge of GAUGES) addMetric(registry, Gauge, gauge);
for (const counter of COUNTERS) addMetric(registry, Counter, counter);
collectDefaultMetrics({ register: registry });
