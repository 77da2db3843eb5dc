import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';
import { nearestName } from '../listing/nearest-name.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { TOOL_NAMES } from '../routes/interface.ts';
import { maskErrors, type RpcError } from './rpc-error.ts';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: (typeof TOOL_NAMES)[number];
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Arguments in the right form. */
  readonly example: () => object;
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

/** JSON Schema of a tool's arguments: without the bounds that only its errors tell, and open to arguments that clients add. */
const inputJsonSchema = (input: z.ZodObject) =>
  z.toJSONSchema(input, {
    io: 'input',
    override({ jsonSchema }) {
      for (const name of ['maxLength', 'minLength', 'additionalProperties'] as const) delete jsonSchema[name];
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
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

// Names of unknown arguments, which come from the caller: how many are told, and how much of each.
const MOST_UNKNOWN = 5;
const MOST_OF_NAME = 40;

/** The names of unknown arguments, which the client or a proxy has added. */
const UNKNOWN = Symbol('unknown arguments');
type Arguments = Readonly<Record<string, unknown>> & { readonly [UNKNOWN]?: readonly string[] };

/** Whether a value stands for “not given”: proxies and models fill in every argument. */
const isNotGiven = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || value === 'null' || (Array.isArray(value) && value.length === 0);

/** A value in the form that is meant: an array that was written as JSON, and a yes or no that was written as a boolean. */
function meant(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const list = typeof value === 'string' && value.trimStart().startsWith('[') ? parseJson(value) : undefined;
  return Array.isArray(list) ? list : value;
}

/** Checks arguments. What is wrong is told in one sentence, with what is allowed and an example. */
function argumentsReader(input: z.ZodObject, example: () => object) {
  const names = Object.keys(input.shape);
  return (given: unknown) => {
    const help = `Example: ${JSON.stringify(example())}`;
    if (!isObject(given)) return { issues: [{ message: `Arguments must be an object. ${help}` }] };
    const stated = Object.entries(given).map(([name, value]) => [name, meant(value)] as const);
    const isRequired = (name: string) => !input.shape[name]?.safeParse(undefined).success;
    const known = stated.filter(([name, value]) => names.includes(name) && (isRequired(name) || !isNotGiven(value)));
    const read = input.safeParse(Object.fromEntries(known));
    if (!read.success) {
      const [{ path, message } = { path: [], message: '' }] = read.error.issues;
      return { issues: [{ message: `${path.join('.')}: ${message}. ${help}` }] };
    }
    const unknown = stated.map(([name]) => name).filter((name) => !names.includes(name));
    return { value: { ...read.data, ...(unknown.length > 0 && { [UNKNOWN]: unknown }) } };
  };
}

/** What to tell about unknown arguments: that they were ignored, and what may have been meant. */
function remarkOnUnknown(unknown: readonly string[], names: readonly string[]): string {
  const told = unknown.slice(0, MOST_UNKNOWN).map((name) => {
    const nearest = nearestName(name, names);
    const quoted = JSON.stringify(cutText(name, MOST_OF_NAME));
    return nearest ? `${quoted} (did you mean "${nearest}"?)` : quoted;
  });
  return `Ignored, because there is no such argument: ${told.join(', ')}.`;
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
    example,
    registration: {
      title,
      description,
      inputSchema: schemaOf(inputJsonSchema(input), argumentsReader(input, example)),
      // Not checked again: the type says what a tool returns, and the tests check every result.
      outputSchema: schemaOf(outputJsonSchema(output), (value) => ({ value })),
      // Every tool reads public data from a closed set.
      annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    /** Runs the tool with arguments that have been checked. A failure is a result with `isError`; it never throws. */
    async call(args: unknown): Promise<CallToolResult> {
      const { [UNKNOWN]: unknown, ...given } = args as Arguments;
      const remark = unknown && remarkOnUnknown(unknown, Object.keys(input.shape));
      try {
        const { text, structured } = await maskErrors(name, () => run(given as z.output<Input>));
        const { remarks = [] } = structured as { remarks?: readonly string[] };
        return {
          content: [{ type: 'text', text: remark ? `${remark}\n${text}` : text }],
          structuredContent: { ...structured, ...(remark && { remarks: [remark, ...remarks] }) },
        };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as RpcError).message }], isError: true };
      }
    },
  };
}
