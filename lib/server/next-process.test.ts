import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import { startNext } from './next-process.ts';

const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
vi.mock('node:child_process', () => ({ fork: vi.fn() }));
beforeEach(() => void vi.mocked(fork).mockReturnValue(child as never));

it('Next listens on the loopback interface where the system says, with threads for names that nobody answers, and reports the port', async () => {
  const { port } = startNext({ PORT: '8080', HOSTNAME: '0.0.0.0' } as never);
  expect(vi.mocked(fork).mock.lastCall?.[2]?.env).toMatchObject({
    PORT: '0',
    HOSTNAME: '127.0.0.1',
    UV_THREADPOOL_SIZE: '64',
  });
  child.emit('message', { port: 41_234 });
  expect(await port).toBe(41_234);
});
