import { expect, it, vi } from 'vitest';
import { GET } from './route.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

it('with the example feed, a server is ready at the first request', async () => {
  const answer = await GET(new Request('https://consulting.example/api/ready'));
  expect([answer.status, await answer.text()]).toEqual([200, '{"ready":true}']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
