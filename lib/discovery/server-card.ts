import { absoluteUrl } from '../config.ts';
import { jsonSchemaOf } from '../mcp/json-schema.ts';
import { CAPABILITIES, NEGOTIATED_VERSION, protocolVersions, serverInfo } from '../mcp/server-info.ts';
import { annotationsOf, tools } from '../mcp/tools.ts';
import { resources } from '../site.ts';

/** The MCP server card (SEP-2127; its schema is that of experimental-ext-server-card, 56ab90b). */
export function serverCard(): object {
  const url = absoluteUrl(resources.mcp.path);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverInfo(),
    remotes: [{ type: 'streamable-http', url, supportedProtocolVersions: protocolVersions }],
  };
}

/**
 * The same card with the members that clients of earlier drafts expect, which the schema allows. The script that
 * registers the tools in the browser (WebMCP) reads them here too.
 */
export function wellKnownServerCard(): object {
  const endpoint = absoluteUrl(resources.mcp.path);
  const { name, title, version } = serverInfo();
  return {
    ...serverCard(),
    serverInfo: { name, title, version },
    protocolVersion: NEGOTIATED_VERSION,
    transport: { type: 'streamable-http', endpoint },
    endpoint,
    serverUrl: endpoint,
    capabilities: CAPABILITIES,
    authentication: { required: false },
    tools: tools.map((tool) => {
      const { name, title, description, input } = tool;
      return { name, title, description, inputSchema: jsonSchemaOf(input, 'input'), annotations: annotationsOf(tool) };
    }),
  };
}
