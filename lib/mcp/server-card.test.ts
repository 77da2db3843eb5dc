import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { MCP_REVISIONS, TOOL_NAMES } from '../site.ts';
import { tools } from './tools.ts';

it('the registry’s revisions are the stateless one and all that the SDK negotiates, newest first', () => {
  const [stateless, ...negotiated] = MCP_REVISIONS;
  expect(stateless).toBe('2026-07-28');
  expect(negotiated).toEqual(SUPPORTED_PROTOCOL_VERSIONS);
  expect(negotiated[0]).toBe(LATEST_PROTOCOL_VERSION);
  expect(MCP_REVISIONS).toEqual(MCP_REVISIONS.toSorted().reverse());
});

it('the registry’s names of tools are those of the tools there are', () => {
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
});
