import { assignmentPath, picturePath } from '../lib/addresses.ts';
import { PICTURE, pages, resources } from '../lib/site.ts';
import { openIds } from './support/feed.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const invented = (at: number) => `${pages.openProjects.path}?q=invented-${at}`;

test('a caller that causes too much new work of any kind gets 429 with Retry-After; other callers and kept responses are unaffected', async () => {
  const site = await startSite({ WORK_PER_MINUTE: '15', TRUSTED_PROXIES: '1' });
  const get = (path: string, from: string) =>
    fetch(`${site.url}${path}`, { headers: { Accept: 'text/html', 'X-Forwarded-For': from } });
  try {
    // The very first response is made while the feed is being read and is not kept.
    for (const _ of [1, 2]) expect((await get(pages.home.path, '192.0.2.1')).status).toBe(200);
    for (let at = 0; at < 5; at += 1) expect((await get(invented(at), '192.0.2.2')).status).toBe(200);
    expect((await get(PICTURE, '192.0.2.2')).status, 'ten points').toBe(200);
    for (const path of [
      invented(5),
      picturePath(openIds[0] ?? ''),
      `${resources.atomFeed.path}?q=invented`,
      assignmentPath(openIds[0] ?? ''),
      '/nothing',
    ]) {
      const refused = await get(path, '192.0.2.2');
      expect(refused.status, path).toBe(429);
      expect(Number(refused.headers.get('retry-after')), path).toBeGreaterThan(0);
      expect((await refused.json()).detail, path).toContain('Try again');
    }
    // Parameters that select nothing don’t make another address, so this costs nothing.
    for (const stored of [pages.home.path, `${invented(0)}&page=&utm=x`, resources.health.path, '/assets/site.css']) {
      expect((await get(stored, '192.0.2.2')).status, stored).toBe(200);
    }
    expect((await get(invented(5), '192.0.2.3')).status, 'another caller').toBe(200);
    const call = (from: string) =>
      fetch(`${site.url}${resources.mcp.path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'X-Forwarded-For': from,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
    const refused = await call('192.0.2.2');
    expect(refused.status, 'a call').toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error.message).toContain('Try again');
    expect((await call('192.0.2.3')).status).toBe(200);
  } finally {
    await site.stop();
  }
});
