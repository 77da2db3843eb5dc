import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { NEGOTIATED_VERSION, protocolVersions } from './server-info.ts';

describe('protocolVersions', () => {
  it('are the stateless revision and all that the SDK negotiates, newest first', () => {
    const [stateless, ...negotiated] = protocolVersions;
    expect(stateless).toBe('2026-07-28');
    expect(negotiated).toEqual(SUPPORTED_PROTOCOL_VERSIONS);
    expect(protocolVersions).toEqual(protocolVersions.toSorted().reverse());
  });

  it('the one that `initialize` negotiates is the SDK’s', () => {
    expect(NEGOTIATED_VERSION).toBe(LATEST_PROTOCOL_VERSION);
  });
});
