import { expect, it, vi } from 'vitest';
import { GET } from './route.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

it('with the example feed, a server is ready at the first request', async () => {
  const response = await GET(new Request('https://consulting.example/api/ready'));
  expect([response.status, await response.text()]).toEqual([200, '{"ready":true}']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
