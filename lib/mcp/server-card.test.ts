import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { MCP_REVISIONS } from '../routes/interface.ts';

it('the stated revisions are the stateless one and all that the SDK negotiates, newest first', () => {
  expect(MCP_REVISIONS).toEqual(['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]);
  expect(MCP_REVISIONS[1]).toBe(LATEST_PROTOCOL_VERSION);
  expect(MCP_REVISIONS).toEqual(MCP_REVISIONS.toSorted().reverse());
});
