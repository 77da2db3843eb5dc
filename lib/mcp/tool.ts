import type {
  CallToolResult,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { REPLACED } from '../filters.ts';
import { TOOL_TITLES, type ToolName } from '../routes/interface.ts';
import {
  type Arguments,
  type Failure,
  readArguments,
} from './read-arguments.ts';
import { maskError } from './rpc-error.ts';

/** Sentences for the agent about a call, in every tool's result. */
const Remarks = z.object({ remarks: z.array(z.string()).optional() });

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: ToolName;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Returns the complete result, as text and as structured content. */
  readonly run: (args: z.output<Input>) => Promise<
    | {
        readonly text: string;
        readonly structured: z.input<Output> & z.input<typeof Remarks>;
      }
    | Failure
  >;
};

// Clients compare types, and a model reads every word of a schema, so what says
// nothing about how to call a tool is left out.
const OMITTED = ['format', 'pattern', 'propertyNames'] as const;
/** The bounds that Zod adds to the schema of every whole number. */
const SAFE = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
} as const;
/**
 * The longest path in a schema of an output at which it says what is required
 * and what a field means: only its own fields do.
 */
const DETAILED_DEPTH = 2;

/**
 * A schema for the SDK, made once, because the SDK asks for it with each
 * request. It lets everything pass: arguments are read by the tool, and the
 * tests check every result.
 */
function schemaOf(
  schema: z.ZodObject,
  isClosed: boolean,
  mostDepth = Number.POSITIVE_INFINITY,
): StandardSchemaWithJSON<Arguments> {
  const { $schema: _, ...generated } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of OMITTED) delete jsonSchema[name];
      for (const name of ['minimum', 'maximum'] as const)
        if (jsonSchema[name] === SAFE[name]) delete jsonSchema[name];
      if (path.length <= mostDepth) return;
      delete jsonSchema.description;
      delete jsonSchema.required;
    },
  });
  const { additionalProperties: __, ...open } = generated;
  const json = isClosed ? { ...open, additionalProperties: false } : open;
  const jsonSchema = { input: () => json, output: () => json };
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema } };
}

/** The remark on arguments that a tool does not have. */
function remarkOnUnknown(names: readonly string[]): string {
  const quoted = names.map((name) => {
    const replacement = REPLACED.get(name);
    const advice = replacement ? ` (use ${replacement})` : '';
    return `${JSON.stringify(name)}${advice}`;
  });
  // They come from the caller, so they may be long.
  const list = quoted.join(', ').slice(0, 200);
  return `Ignored, because there are no such arguments: ${list}.`;
}

/** Defines a tool of the MCP server, as the SDK registers it. */
export function defineTool<
  Input extends z.ZodObject,
  Output extends z.ZodObject,
>(definition: Definition<Input, Output>) {
  const { name, description, input, run } = definition;
  const output = definition.output.extend(Remarks.shape);

  /**
   * Runs the tool, and adds a remark on arguments that it does not have.
   */
  async function resultOf(rawArguments: Arguments) {
    const parsed = readArguments(input, rawArguments);
    if ('error' in parsed) return parsed;
    const result = await run(parsed.args);
    if ('error' in result || parsed.unknown.length === 0) return result;
    const { text, structured } = result;
    const remark = remarkOnUnknown(parsed.unknown);
    const { remarks = [] } = structured;
    return {
      text: `${remark}\n${text}`,
      structured: { ...structured, remarks: [remark, ...remarks] },
    };
  }

  return {
    name,
    input,
    output,
    registration: {
      title: TOOL_TITLES[name],
      description,
      // Strict clients convert closed objects alone. A field that is added to
      // an output breaks no client.
      inputSchema: schemaOf(input, true),
      outputSchema: schemaOf(output, false, DETAILED_DEPTH),
      // Every tool reads public data from a closed set.
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    /** Runs the tool. A failure is a result with `isError`; it never throws. */
    async call(rawArguments: Arguments): Promise<CallToolResult> {
      const result = await resultOf(rawArguments).catch(
        (error) => ({ error: maskError(name, error) }) as const,
      );
      if ('error' in result)
        return {
          content: [{ type: 'text', text: result.error }],
          isError: true,
        };
      return {
        content: [{ type: 'text', text: result.text }],
        structuredContent: result.structured,
      };
    },
  };
}
