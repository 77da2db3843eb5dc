import type { CallToolResult, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { REPLACED } from '../filters.ts';
import { nearestName } from '../listing/nearest-name.ts';
import { cutText } from '../public-project/cut-text.ts';
import { TOOL_TITLES, type ToolName } from '../routes/interface.ts';
import { type Failure, readArguments } from './read-arguments.ts';
import { maskError } from './rpc-error.ts';

/** What is to be said about a call. */
const Remarks = z.object({ remarks: z.array(z.string()).optional() });

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: ToolName;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Arguments in the right form. */
  readonly example: () => object;
  /** Gives the complete result, as text and as structured content. */
  readonly run: (
    args: z.output<Input>,
  ) => Promise<{ readonly text: string; readonly structured: z.input<Output> & z.input<typeof Remarks> } | Failure>;
};

// Clients compare types, and a model reads every word of a schema, so some of it is left out.
const OUTPUT_OMITS = ['format', 'pattern', 'minimum', 'maximum', 'propertyNames'] as const;
// Bounds are told by errors. Clients add arguments of their own.
const INPUT_OMITS = [
  ...(['maxItems', 'minItems', 'maximum', 'minimum', 'maxLength', 'minLength'] as const),
  'additionalProperties',
] as const;
/** The longest path in a schema of an output at which it says what is required and what a field means: only its own fields do. */
const DETAILED_DEPTH = 2;

/**
 * A schema for the SDK, made once, because the SDK asks for it with each request. It lets everything pass: arguments are read by the
 * tool, and the tests check every result. Unknown fields are allowed, so that adding one breaks no client.
 */
function schemaOf(schema: z.ZodObject, of: 'input' | 'output'): StandardSchemaWithJSON<unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of of === 'input' ? INPUT_OMITS : OUTPUT_OMITS) delete jsonSchema[name];
      if (of === 'input' || path.length <= DETAILED_DEPTH) return;
      delete jsonSchema.description;
      delete jsonSchema.required;
    },
  });
  const jsonSchema = { input: () => json, output: () => json };
  return { '~standard': { version: 1, vendor: 'zod', validate: (value) => ({ value }), jsonSchema } };
}

// Names of unknown arguments, which come from the caller: how many are told, and how much of each.
const MOST_UNKNOWN = 5;
const MOST_OF_NAME = 40;

/** What to tell about unknown arguments: that they were ignored, and what may have been meant. */
function remarkOnUnknown(unknown: readonly string[], names: readonly string[]): string {
  const told = unknown.slice(0, MOST_UNKNOWN).map((name) => {
    const nearest = nearestName(name, names);
    const quoted = JSON.stringify(cutText(name, MOST_OF_NAME));
    if (REPLACED.has(name)) return `${quoted} (use "${REPLACED.get(name)}")`;
    return nearest ? `${quoted} (did you mean "${nearest}"?)` : quoted;
  });
  return `Ignored, because there is no such argument: ${told.join(', ')}.`;
}

/** A tool of the MCP server, as the SDK registers it. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
) {
  const { name, description, input, example, run } = definition;
  const output = definition.output.extend(Remarks.shape);

  /** Runs the tool: the result, with a remark on arguments that it does not have. */
  async function resultOf(given: unknown) {
    const read = readArguments(input, given, example);
    if ('error' in read) return read;
    const result = await run(read.args);
    if ('error' in result) return result;
    if (read.unknown.length === 0) return result;
    const { text, structured } = result;
    const remark = remarkOnUnknown(read.unknown, Object.keys(input.shape));
    const { remarks = [] } = structured;
    return { text: `${remark}\n${text}`, structured: { ...structured, remarks: [remark, ...remarks] } };
  }

  return {
    name,
    input,
    output,
    registration: {
      title: TOOL_TITLES[name],
      description,
      inputSchema: schemaOf(input, 'input'),
      outputSchema: schemaOf(output, 'output'),
      // Every tool reads public data from a closed set.
      annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
    },
    /** Runs the tool. A failure is a result with `isError`; it never throws. */
    async call(given: unknown): Promise<CallToolResult> {
      const result = await resultOf(given).catch((error) => ({ error: maskError(name, error) }) as const);
      if ('error' in result) return { content: [{ type: 'text', text: result.error }], isError: true };
      return { content: [{ type: 'text', text: result.text }], structuredContent: result.structured };
    },
  };
}
