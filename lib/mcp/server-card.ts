import { absoluteUrl, config } from '../config/config.ts';
import { INTERFACE_VERSION, MCP_REVISIONS } from '../routes/interface.ts';
import { ICON, resources } from '../routes/resources.ts';

/**
 * The server on the wire and in its card (MCP `Implementation`). Its name is
 * the reversed host name, a slash and `assignments`.
 */
export function serverInfo() {
  return {
    name: `${new URL(config().baseUrl).hostname.split('.').reverse().join('.')}/assignments`,
    title: `${config().siteName}: open assignments`.slice(0, 100),
    version: INTERFACE_VERSION,
    description: resources.mcp.description,
    websiteUrl: absoluteUrl('/'),
    icons: [
      {
        src: absoluteUrl(ICON),
        mimeType: 'image/png',
        sizes: ['512x512'],
      },
    ],
  };
}

/**
 * The MCP server card (SEP-2127; its schema is that of
 * experimental-ext-server-card, 56ab90b).
 */
export const serverCard = (): object => ({
  $schema:
    'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  ...serverInfo(),
  remotes: [
    {
      type: 'streamable-http',
      url: absoluteUrl(resources.mcp.path),
      supportedProtocolVersions: MCP_REVISIONS,
    },
  ],
});
