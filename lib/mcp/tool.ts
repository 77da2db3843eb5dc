import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { isObject } from '../http/json.ts';
import { nearestName } from '../listing/nearest-name.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { TOOL_NAMES } from '../site.ts';
import { maskErrors, type RpcError } from './rpc-error.ts';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: (typeof TOOL_NAMES)[number];
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Arguments in the right form. */
  readonly example: object;
  /** Throws a {@link RpcError} that says what to do if there is no result. */
  readonly run: (args: z.output<Input>) => Promise<{
    /** The complete result as text. */
    readonly text: string;
    /** The same as structured content. */
    readonly structured: z.input<Output>;
  }>;
};

/** What an output schema does not say: clients compare types, and every word of it is read by a model. */
const UNSAID = ['format', 'pattern', 'minimum', 'maximum', 'propertyNames'] as const;

/**
 * JSON Schema (2020-12, MCP's default) of a tool's output: types, and descriptions of its own fields only. As that of an input
 * it allows unknown fields, so that adding one breaks no client.
 */
const outputJsonSchema = (output: z.ZodObject) =>
  z.toJSONSchema(output, {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of UNSAID) delete jsonSchema[name];
      if (path.length > 2) delete jsonSchema.description;
    },
  });

/** A schema for the SDK. Its JSON Schema is made once, because the SDK asks for it with each request. */
function schemaOf<T>(
  { $schema: _, ...json }: Record<string, unknown>,
  validate: StandardSchemaWithJSON<T>['~standard']['validate'],
): StandardSchemaWithJSON<T> {
  const jsonSchema = { input: () => json, output: () => json };
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema } };
}

const MOST_OF_ISSUE = 200;

/** Checks arguments, where models send `null` for what they leave out. What is wrong is told with the right form. */
function argumentsReader(input: z.ZodObject, example: object) {
  const help = `Arguments: ${Object.keys(input.shape).join(', ') || 'none'}. Example: ${JSON.stringify(example)}`;
  return (given: unknown) => {
    const stated = isObject(given)
      ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
      : given;
    const read = input.safeParse(stated);
    if (read.success) return { value: read.data };
    const wrong = read.error.issues.slice(0, 3).map((issue) => {
      const nearest = issue.code === 'unrecognized_keys' && nearestName(issue.keys[0] ?? '', Object.keys(input.shape));
      const text = cutText([...issue.path, issue.message].join(': '), MOST_OF_ISSUE);
      return nearest ? `${text}. Did you mean "${nearest}"?` : text;
    });
    return { issues: [{ message: `${wrong.join('. ')}. ${help}` }] };
  };
}

/** A tool of the MCP server, as the SDK registers it. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
) {
  const { name, title, description, input, output, example, run } = definition;
  return {
    name,
    input,
    output,
    registration: {
      title,
      description,
      inputSchema: schemaOf(z.toJSONSchema(input, { io: 'input' }), argumentsReader(input, example)),
      // Not checked again: the type says what a tool returns, and the tests check every result.
      outputSchema: schemaOf(outputJsonSchema(output), (value) => ({ value })),
      // Every tool reads public data from a closed set.
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    /** Runs the tool with arguments that have been checked. A failure is a result with `isError`; it never throws. */
    async call(args: unknown): Promise<CallToolResult> {
      try {
        const { text, structured } = await maskErrors(name, () => run(args as z.output<Input>));
        return { content: [{ type: 'text', text }], structuredContent: structured as Record<string, unknown> };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as RpcError).message }], isError: true };
      }
    },
  };
}
