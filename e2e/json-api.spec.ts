import { feed, openIds, SECRET } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const FIELDS = ['id', 'name', 'sector', 'context', 'location', 'timeline', 'status', 'roles'];
const ROLE_FIELDS = ['title', 'tech_stack', 'languages', 'allocation', 'price'];

type Item = Record<string, unknown> & { id: string; roles: Record<string, unknown>[] };

test.describe('GET /api/public-projects', () => {
  test('is a bare JSON array of the feed’s valid assignments in the feed’s order, with the first of each id', async ({
    request,
  }) => {
    const response = await request.get('/api/public-projects');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/json');
    const items: Item[] = await response.json();
    expect(items.map(({ id }) => id)).toEqual(openIds);
    expect(items[0]?.name).toBe(feed.projects[0]?.name);
  });

  test('has the fields of the specification and no others; an optional field is absent rather than null', async ({
    request,
  }) => {
    const items: Item[] = await (await request.get('/api/public-projects')).json();
    for (const { roles, ...item } of items) {
      expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(item)));
      for (const role of roles) expect(ROLE_FIELDS).toEqual(expect.arrayContaining(Object.keys(role)));
      expect(
        [...Object.values(item), ...roles.flatMap(Object.values)].every((value) => typeof value === 'string'),
      ).toBe(true);
    }
    const numbered = items.find(({ id }) => id === '2001');
    expect(numbered).toBeDefined();
    expect(numbered).not.toHaveProperty('sector');
  });

  test('sends the token to the feed only and nothing private to anyone', async ({ request, upstream, site }) => {
    await request.get('/api/public-projects');
    expect(upstream.received().at(-1)?.headers.authorization).toBe('Bearer token-of-the-tests');
    for (const path of [
      '/api/public-projects',
      '/',
      '/open-projects',
      '/open-projects.md',
      `/open-projects/${openIds[0]}`,
    ]) {
      const text = await (await request.get(path)).text();
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('token-of-the-tests');
    }
    await expect.poll(() => site.log()).toContain('"event":"feed_items_dropped"');
    expect(site.log()).not.toContain(SECRET);
  });
});

test('GET /api/health is { ok, service } and no more', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ ok: true, service: 'Test Consulting' });
});
