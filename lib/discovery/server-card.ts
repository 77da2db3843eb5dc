import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/server';
import { absoluteUrl } from '../config.ts';
import { jsonSchemaOf } from '../mcp/fixed-json-schema.ts';
import { CAPABILITIES, protocolVersions, serverIdentity } from '../mcp/identity.ts';
import { annotationsOf } from '../mcp/tool.ts';
import { tools } from '../mcp/tools.ts';
import { resources } from '../site.ts';

/** The MCP server card in its pure form (SEP-2127 draft, experimental-ext-server-card 8924e08). */
export function serverCard(): object {
  const url = absoluteUrl(resources.mcp.path);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverIdentity(),
    remotes: [{ type: 'streamable-http', url, supportedProtocolVersions: protocolVersions }],
  };
}

/**
 * The same card with the members that clients older than the draft look for; the schema allows them. The script that
 * offers the tools to an agent in the browser reads them here too.
 */
export function wellKnownServerCard(): object {
  const endpoint = absoluteUrl(resources.mcp.path);
  const { name, title, version } = serverIdentity();
  return {
    ...serverCard(),
    serverInfo: { name, title, version },
    // What `initialize` clients are answered with when they ask for nothing older.
    protocolVersion: LATEST_PROTOCOL_VERSION,
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
