import { createMcpHandler } from 'mcp-handler';
import { config } from '../config/config.ts';
import { THIRD_PARTY } from '../content/third-party.ts';
import { CAPABILITIES, serverInfo } from './server-card.ts';
import { tools } from './tools.ts';

const CACHED = ['server/discover', 'tools/list'] as const;

function instructions(): string {
  return [
    `Public information from ${config().siteName}: its open consulting assignments and what it does. Read-only; no login is needed.`,
    'Give the person the url of every assignment you mention. Applying, signing in and making contact are up to the person, through the links in the results; this server cannot send anything.',
    THIRD_PARTY,
  ].join(' ');
}

/** Handles a checked POST in the protocol revision it uses. */
export function createServerHandler(): (request: Request) => Promise<Response> {
  const hint = { ttlMs: config().feed.revalidateSeconds * 1000, cacheScope: 'public' } as const;
  return createMcpHandler(
    (server) => {
      for (const { name, registration, call } of tools) server.registerTool(name, registration, call);
    },
    {
      serverInfo: serverInfo(),
      capabilities: CAPABILITIES,
      instructions: instructions(),
      telemetry: false,
      cacheHints: Object.fromEntries(CACHED.map((method) => [method, hint])),
    },
  );
}
