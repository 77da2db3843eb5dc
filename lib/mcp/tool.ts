import type {
  CallToolResult,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { config } from '../config/config.ts';
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

/** A complete result, as structured content and as text. */
type Result<Output extends z.ZodObject> = {
  readonly structured: z.input<Output>;
  readonly text: string;
  /** They become a part of both. */
  readonly remarks?: readonly string[] | undefined;
};

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: ToolName;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (args: z.output<Input>) => Promise<Result<Output> | Failure>;
};

/**
 * A schema for the SDK, made once, because the SDK asks for it with each
 * request. It lets everything pass: arguments are read by the tool, and the
 * tests check every result.
 */
function schemaOf({
  $schema: _,
  ...json
}: z.core.JSONSchema.JSONSchema): StandardSchemaWithJSON<Arguments> {
  const jsonSchema = { input: () => json, output: () => json };
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema } };
}

/**
 * The longest path in the schema of an output at which it says what is required
 * and what a field means: only its own fields do.
 */
const DETAILED_DEPTH = 2;
/** What does not help to read a result, though a model pays for each word. */
const OMITTED = [
  'format',
  'pattern',
  'propertyNames',
  'minimum',
  'maximum',
] as const;

/** The JSON Schema of an output, in few words. */
const briefSchema = (output: z.ZodObject) =>
  z.toJSONSchema(output, {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of OMITTED) delete jsonSchema[name];
      if (path.length <= DETAILED_DEPTH) return;
      delete jsonSchema.description;
      delete jsonSchema.required;
    },
  });

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

const EXAMPLES =
  'These assignments are made-up examples: no feed is configured.';

/** Defines a tool of the MCP server, as the SDK registers it. */
export function defineTool<
  Input extends z.ZodObject,
  Output extends z.ZodObject,
>({ name, description, input, output, run }: Definition<Input, Output>) {
  async function resultOf(rawArguments: Arguments) {
    const parsed = readArguments(input, rawArguments);
    if ('error' in parsed) return parsed;
    const result = await run(parsed.args);
    if ('error' in result) return result;
    const { unknown } = parsed;
    const remarks = [
      ...(unknown.length > 0 ? [remarkOnUnknown(unknown)] : []),
      ...(config().feed.url === null ? [EXAMPLES] : []),
      ...(result.remarks ?? []),
    ];
    return {
      text: [...remarks, result.text].join('\n'),
      structured: {
        ...(remarks.length > 0 && { remarks }),
        ...result.structured,
      },
    };
  }

  return {
    name,
    input,
    registration: {
      title: TOOL_TITLES[name],
      description,
      inputSchema: schemaOf(z.toJSONSchema(input, { io: 'input' })),
      outputSchema: schemaOf(briefSchema(output.extend(Remarks.shape))),
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
