import type { McpServer } from '@modelcontextprotocol/server';
import { withFixedJsonSchema } from './fixed-json-schema.ts';
import { annotationsOf } from './tool.ts';
import { tools } from './tools.ts';

const registrations = tools.map((tool) => ({
  name: tool.name,
  call: tool.call,
  metadata: {
    title: tool.title,
    description: tool.description,
    inputSchema: withFixedJsonSchema(tool.input, 'input'),
    outputSchema: withFixedJsonSchema(tool.output, 'output'),
    annotations: annotationsOf(tool),
  },
}));

/** Registers the tools. */
export function registerTools(server: McpServer) {
  for (const { name, metadata, call } of registrations) server.registerTool(name, metadata, call);
}
