import { afterEach, expect, it, vi } from 'vitest';
import { log } from './log.ts';

const print = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => print.mockClear());

const logged = (facts: Record<string, unknown>) => {
  log('error', 'failed', facts);
  return JSON.parse(String(print.mock.lastCall?.[0])) as Record<
    string,
    unknown
  >;
};
const LONG = 'a'.repeat(5_000);

it.each([
  ['a short text (control)', 'The server is busy.', 'The server is busy.'],
  ['a number (control)', 42, 42],
  ['a long text', LONG, `${'a'.repeat(300)}…`],
  ['a long text in a list', [LONG, 'b'], [`${'a'.repeat(300)}…`, 'b']],
  [
    'the stack of an error',
    Object.assign(new Error(LONG), {
      stack: `Error: ${LONG}\n    at a (${LONG})`,
    }),
    `Error: ${'a'.repeat(293)}…\n    at a (${'a'.repeat(2_989)}…`,
  ],
  ['many lines', 'b\n'.repeat(500), `${'b\n'.repeat(150)}…`],
])(
  'at most 300 characters of a text are logged, and 3,000 of where it failed: %s',
  (_what, value, expected) => {
    expect(logged({ value })).toMatchObject({
      level: 'error',
      event: 'failed',
      value: expected,
    });
  },
);
