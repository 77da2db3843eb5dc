import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { withFixedJsonSchema } from './fixed-json-schema.ts';
import { logFailure, OUR_FAULT } from './safely.ts';
import { READ_ONLY, type Tool } from './tool.ts';
import { tools } from './tools.ts';

const registrations = tools.map((tool) => ({
  tool,
  inputSchema: withFixedJsonSchema(tool.input, 'input'),
  outputSchema: withFixedJsonSchema(tool.output, 'output'),
}));

/** A tool's answer; the SDK would send the text of whatever is thrown inside to the client. */
async function callSafely(tool: Tool, args: unknown): Promise<CallToolResult> {
  try {
    return await tool.call(args);
  } catch (error) {
    logFailure(tool.name, error);
    return { content: [{ type: 'text', text: OUR_FAULT }], isError: true };
  }
}

/** Offers the tools. */
export function registerTools(server: McpServer) {
  for (const { tool, inputSchema, outputSchema } of registrations) {
    const { name, title, description } = tool;
    const annotations = { title, ...READ_ONLY };
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, (args) =>
      callSafely(tool, args),
    );
  }
}
