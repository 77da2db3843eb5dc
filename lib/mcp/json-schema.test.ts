import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withFixedJsonSchema } from './json-schema.ts';

/** A schema, and how often it was converted to JSON Schema by the standard's own method. */
function counted() {
  const schema = z.strictObject({ id: z.string() });
  const convert = schema['~standard'].jsonSchema;
  let conversions = 0;
  const count = (io: 'input' | 'output') => (options: Parameters<typeof convert.input>[0]) => {
    conversions += 1;
    return convert[io](options);
  };
  const standard = { ...schema['~standard'], jsonSchema: { input: count('input'), output: count('output') } };
  return {
    schema: Object.assign(Object.create(schema) as typeof schema, { '~standard': standard }),
    conversions: () => conversions,
  };
}

/** Lists the tools some times, each time through a new server, as the endpoint does. */
async function listTools(inputSchema: z.ZodObject, outputSchema: z.ZodObject, times: number) {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'test', version: '1' }, { capabilities: { tools: {} } });
      server.registerTool('tool', { inputSchema, outputSchema }, async () => ({
        content: [],
        structuredContent: { id: '1' },
      }));
      return server;
    },
    { legacy: 'stateless' },
  );
  const responses: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await handler.fetch(
      new Request('http://localhost/mcp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      }),
    );
    responses.push(await response.text());
  }
  return responses;
}

describe('withFixedJsonSchema', () => {
  it('the SDK uses it instead of converting the schema for each request', async () => {
    const [input, output] = [counted(), counted()];
    const responses = await listTools(
      withFixedJsonSchema(input.schema, 'input'),
      withFixedJsonSchema(output.schema, 'output'),
      5,
    );
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('"additionalProperties":false');
    expect(input.conversions() + output.conversions()).toBe(0);
  });

  it('without it the SDK converts for each request (control)', async () => {
    const [input, output] = [counted(), counted()];
    await listTools(input.schema, output.schema, 5);
    expect(input.conversions()).toBe(5);
    expect(output.conversions()).toBe(5);
  });

  it('an output schema trusts what the tool made', () => {
    const made = { id: 1 };
    expect(withFixedJsonSchema(counted().schema, 'output')['~standard'].validate(made)).toEqual({ value: made });
  });

  it('an input schema still validates as before (control)', () => {
    const fixed = withFixedJsonSchema(counted().schema, 'input');
    expect(fixed['~standard'].validate({ id: 'a' })).toEqual({ value: { id: 'a' } });
    expect(fixed['~standard'].validate({ id: 'a', more: 1 })).toHaveProperty('issues');
    expect(fixed['~standard'].validate({ id: 1 })).toHaveProperty('issues');
  });
});
