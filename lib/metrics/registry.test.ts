import { expect, it, vi } from 'vitest';
import { registry } from './registry.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

it('without the layer there is every metric except those about requests', async () => {
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('site_')).sort()).toEqual([
    'site_feed_items',
    'site_feed_reads_total',
    'site_message_events_total',
    'site_outbox_messages',
    'site_reading_age_seconds',
    'site_ready',
  ]);
});
