import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { startNext } from './next-process.ts';

const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
vi.mock('node:child_process', () => ({ fork: vi.fn() }));
beforeEach(() => void vi.mocked(fork).mockReturnValue(child as never));

const environmentOf = (env: Record<string, string>) => {
  startNext(env as never);
  return vi.mocked(fork).mock.lastCall?.[2]?.env;
};

it('Next listens on the loopback interface where the system says, with threads for names that nobody answers, and reports the port', async () => {
  expect(environmentOf({ UV_THREADPOOL_SIZE: '8' })).toMatchObject({
    UV_THREADPOOL_SIZE: '8',
  });
  const own = { PORT: '0', HOSTNAME: '127.0.0.1', UV_THREADPOOL_SIZE: '64' };
  expect(environmentOf({ PORT: '8080', HOSTNAME: '0.0.0.0' })).toMatchObject(
    own,
  );
  const { port } = startNext({} as never);
  child.emit('message', {
    version: null,
    list: null,
    retryAfterSeconds: 1,
    port: 41_234,
  });
  expect(await port).toBe(41_234);
});
