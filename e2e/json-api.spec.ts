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

  test('can be read by pages of any origin, and is 304 for a matching entity tag', async ({ request }) => {
    const first = await request.get('/api/public-projects', { headers: { Origin: 'https://else.example' } });
    expect(first.headers()['access-control-allow-origin']).toBe('*');
    const etag = first.headers().etag ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await request.get('/api/public-projects', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
    const control = await request.get('/api/public-projects', { headers: { 'If-None-Match': '"another"' } });
    expect(control.status()).toBe(200);
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

  test('logs how many items are invalid', async ({ request, site }) => {
    await request.get('/api/public-projects');
    const line =
      site
        .log()
        .split('\n')
        .find((text) => text.includes('feed_items_dropped')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ kept: openIds.length, invalid: 1, duplicates: 1 });
  });
});

test('GET /api/health is { ok, service } and no more', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ ok: true, service: 'Test Consulting' });
});

test('an unknown address under /api/ is a problem document with status 404', async ({ request }) => {
  for (const method of ['get', 'post'] as const) {
    const response = await request[method]('/api/nothing/here');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('an unsupported method is 405 with Allow', async ({ request }) => {
  for (const path of ['/api/public-projects', '/api/health', '/services', '/llms.txt']) {
    const response = await request.delete(path);
    expect(response.status(), path).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD, OPTIONS');
    const options = await request.fetch(path, { method: 'OPTIONS' });
    expect(options.status(), path).toBe(204);
    expect(options.headers().allow).toBe('GET, HEAD, OPTIONS');
  }
});
