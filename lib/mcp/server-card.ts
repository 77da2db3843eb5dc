import { absoluteUrl, config } from '../config/config.ts';
import { INTERFACE_VERSION, MCP_REVISIONS, TOOL_TITLES } from '../routes/interface.ts';
import { ICON, resources } from '../routes/resources.ts';

/** The server's capabilities. `listChanged` is off: the tools stay the same. */
export const CAPABILITIES = {
  tools: { listChanged: false },
} as const;

/** The server on the wire and in its card (MCP `Implementation`). Its name is the reversed host name, a slash and `assignments`. */
export function serverInfo() {
  return {
    name: `${new URL(config().baseUrl).hostname.split('.').reverse().join('.')}/assignments`,
    title: `${config().siteName}: open assignments`.slice(0, 100),
    version: INTERFACE_VERSION,
    description: resources.mcp.description,
    websiteUrl: absoluteUrl('/'),
    icons: [{ src: absoluteUrl(ICON), mimeType: 'image/png', sizes: ['512x512'] }],
  };
}

/**
 * The MCP server card (SEP-2127; its schema is that of experimental-ext-server-card, 56ab90b), with the members of earlier
 * drafts, which the schema allows.
 */
export function serverCard(): object {
  const endpoint = absoluteUrl(resources.mcp.path);
  const info = serverInfo();
  const { name, title, version } = info;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...info,
    remotes: [{ type: 'streamable-http', url: endpoint, supportedProtocolVersions: MCP_REVISIONS }],
    serverInfo: { name, title, version },
    protocolVersion: MCP_REVISIONS[1],
    transport: { type: 'streamable-http', endpoint },
    capabilities: CAPABILITIES,
    // Their schemas are in tools/list.
    tools: Object.entries(TOOL_TITLES).map(([tool, words]) => ({ name: tool, title: words })),
  };
}
