import type { Client } from '@modelcontextprotocol/client';
import * as z from 'zod';

/** A schema that allows only the fields that it declares. */
const closed = (schema: object): Parameters<typeof z.fromJSONSchema>[0] =>
  JSON.parse(JSON.stringify(schema), (_name, value) =>
    value?.properties === undefined ? value : { ...value, additionalProperties: false },
  );

/** Returns a function that calls tools and throws when a result is an error or doesn’t match the schema from tools/list, or has a field that it doesn’t declare. */
export async function checkedCalls(client: Client) {
  const { tools } = await client.listTools();
  const schemas = new Map(tools.map(({ name, outputSchema = {} }) => [name, z.fromJSONSchema(closed(outputSchema))]));
  return async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(`${name} failed: ${JSON.stringify(content)}`);
    schemas.get(name)?.parse(structuredContent);
    const [text] = content;
    return { structured: structuredContent as unknown, text: text?.type === 'text' ? text.text : '' };
  };
}

export type Call = Awaited<ReturnType<typeof checkedCalls>>;
