import { expect, it } from 'vitest';
import { variablesFor } from './next-process.ts';

it('Next listens on the loopback interface where the system says, with threads for names that nobody answers', () => {
  const env = {
    PORT: '8080',
    HOSTNAME: '0.0.0.0',
    NODE_ENV: 'production',
  } as const;
  expect(variablesFor(env)).toMatchObject({
    PORT: '0',
    HOSTNAME: '127.0.0.1',
    UV_THREADPOOL_SIZE: '64',
  });
});
