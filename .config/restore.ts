import { afterAll, vi } from 'vitest';
import { sent } from '../e2e/support/next-headers.ts';

// Test files follow each other in one process: what one does to the clock, or
// says of the request, must not reach the next.
afterAll(() => {
  vi.useRealTimers();
  sent.headers = {};
});
