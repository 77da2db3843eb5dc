import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { log } from '../log.ts';
import { withFixedJsonSchema } from './fixed-json-schema.ts';
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
    log('error', 'mcp_tool_failed', { tool: tool.name, error: error instanceof Error ? error.stack : String(error) });
    return {
      content: [{ type: 'text', text: 'Something went wrong on our side. Please try again in a minute.' }],
      isError: true,
    };
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
