import { describe, expect, it } from 'vitest';
import { describeMessage } from './describe-message.ts';

describe('describeMessage', () => {
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
    [{ method: 'tools/call' }, { method: 'tools/call', tool: 'other' }],
    [{ method: 'secret' }, { method: 'other' }],
    [{ method: { toString: 'tools/list' } }, { method: 'other' }],
    [null, { method: 'other' }],
    ['tools/list', { method: 'other' }],
    [{}, { method: 'other' }],
  ])('of %j the log says %j', (message, expected) => {
    expect(describeMessage(message)).toEqual(expected);
  });
});
