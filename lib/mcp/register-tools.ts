import type { McpServer } from '@modelcontextprotocol/server';
import { withFixedJsonSchema } from './fixed-json-schema.ts';
import { tools } from './tools.ts';

// All our tools read public data of a closed set.
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const registrations = tools.map(({ name, title, description, input, output, call }) => ({
  name,
  call,
  metadata: {
    title,
    description,
    inputSchema: withFixedJsonSchema(input, 'input'),
    outputSchema: withFixedJsonSchema(output, 'output'),
    annotations: { title, ...READ_ONLY },
  },
}));

/** Offers the tools. */
export function registerTools(server: McpServer) {
  for (const { name, metadata, call } of registrations) server.registerTool(name, metadata, call);
}
