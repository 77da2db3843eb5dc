import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export type Assignment = {
  readonly id: string;
  readonly name: string;
  readonly context: string;
  readonly url: string;
  readonly markdown_url: string;
  readonly apply_url: string;
};

export type Listed = {
  readonly assignments: readonly Assignment[];
  readonly total: number;
  readonly open: number;
  readonly filters: Readonly<Record<string, string>>;
  readonly next_cursor?: string;
  readonly available_values?: Readonly<Record<string, readonly string[]>>;
  readonly matches_alone?: Readonly<Record<string, number>>;
};

/** Returns a function that calls tools and throws when a result is an error or doesn’t match the schema from tools/list. */
export async function checkedCalls(client: Client) {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true }));
  const { tools } = await client.listTools();
  const validators = new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema ?? false)]));
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

/** The assignments of all pages of the list. */
export async function listAll(call: Call, filters: Readonly<Record<string, unknown>> = {}): Promise<Assignment[]> {
  const all: Assignment[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const { structured } = await call('list_open_assignments', { ...filters, ...(cursor && { cursor }) });
    const listed = structured as Listed;
    all.push(...listed.assignments);
    cursor = listed.next_cursor;
    if (cursor === undefined) return all;
  }
  throw new Error('the list has no end');
}
