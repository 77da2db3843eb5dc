import { feed, openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

// The fields of the specification, and no others, whatever the feed has:
// app/hostile-feed.test.ts.

test('GET /api/public-projects is a JSON array of the valid assignments in the feed’s order, with the first of each id', async ({
  request,
}) => {
  const response = await request.get('/api/public-projects');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json');
  const items: { id: string; name: string }[] = await response.json();
  expect(items.map(({ id }) => id)).toEqual(openIds);
  expect(items[0]?.name).toBe(feed.projects[0]?.name);
  expect(
    items.find(({ id }) => id === '2001'),
    'absent rather than null',
  ).not.toHaveProperty('sector');
});

test('GET /api/health is { ok, service } and no more', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({
    ok: true,
    service: 'Test Consulting',
  });
});
