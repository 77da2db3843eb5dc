import { afterAll, vi } from 'vitest';

// Test files follow each other in one process: what one does to the clock must
// not reach the next.
afterAll(() => void vi.useRealTimers());
