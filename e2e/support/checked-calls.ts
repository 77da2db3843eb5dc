import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Texts<Name extends string> = { readonly [name in Name]: string };

export type Assignment = Texts<'id' | 'name' | 'context' | 'url'>;

export type Listed = {
  readonly assignments: readonly Assignment[];
  readonly total: number;
  readonly pages: number;
  readonly matches_without?: { readonly filters: readonly string[]; readonly total: number };
};

/** A schema that allows only the fields that it declares. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_name, value) =>
    value?.properties === undefined ? value : { ...value, additionalProperties: false },
  );

/** Returns a function that calls tools and throws when a result is an error or doesn’t match the schema from tools/list, or has a field that it doesn’t declare. */
export async function checkedCalls(client: Client) {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true }));
  const { tools } = await client.listTools();
  const validators = new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(closed(outputSchema ?? {}))]));
  return async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(`${name} failed: ${JSON.stringify(content)}`);
    const validate = validators.get(name);
    if (!validate?.(structuredContent))
      throw new Error(`${name} broke its schema: ${JSON.stringify(validate?.errors)}`);
    const [text] = content;
    return { structured: structuredContent as unknown, text: text?.type === 'text' ? text.text : '', content };
  };
}

export type Call = Awaited<ReturnType<typeof checkedCalls>>;
