import { expect, it, vi } from 'vitest';
import { log } from '../log.ts';
import { logMessage } from './log-message.ts';

vi.mock('../log.ts', () => ({ log: vi.fn() }));

it.each([
  [{ method: 'tools/list' }, { method: 'tools/list' }],
  [
    { method: 'tools/call', params: { name: 'get_assignment', arguments: { id: 'secret' } } },
    { method: 'tools/call', tool: 'get_assignment' },
  ],
  [
    { method: 'tools/call', params: { name: 'secret' } },
    { method: 'tools/call', tool: 'other' },
  ],
  [{ method: 'secret' }, { method: 'other' }],
  [{ method: { toString: 'tools/list' } }, { method: 'other' }],
  [null, { method: 'other' }],
  [{}, { method: 'other' }],
])('of %j the log says %j', (message, expected) => {
  logMessage(message);
  expect(log).toHaveBeenLastCalledWith('info', 'mcp_message', expected);
});
