import type {
  CallToolResult,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { config } from '../config/config.ts';
import { TOOL_TITLES, type ToolName } from '../routes/interface.ts';
import {
  type Arguments,
  type Failure,
  readArguments,
} from './read-arguments.ts';
import { maskError } from './rpc-error.ts';

/** A complete result, as structured content and as text. */
type Result = {
  readonly structured: object;
  readonly text: string;
  /** Sentences for the agent about the call, which both will have. */
  readonly remarks?: readonly string[];
};

type Definition<Input extends z.ZodObject> = {
  readonly name: ToolName;
  /** Its sentences. */
  readonly description: readonly string[];
  readonly input: Input;
  /** Every result matches it, as the tests check. */
  readonly output: z.ZodObject;
  run(args: z.output<Input>): Promise<Result | Failure>;
};

/**
 * A schema for the SDK, made once, because the SDK asks for it with each
 * request. It lets everything pass: arguments are read by the tool, and the
 * tests check every result.
 */
function schemaOf({
  $schema: _,
  ...json
}: object & { $schema?: string }): StandardSchemaWithJSON<Arguments> {
  const jsonSchema = { input: () => json, output: () => json };
  const validate = (value: unknown) => ({ value: value as Arguments });
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema } };
}

/** What does not help to read a result, though a model pays for each word. */
const OMITTED = ['format', 'pattern', 'minimum', 'maximum'] as const;
/**
 * The longest path in the schema of an output at which it says what is required
 * and what a field means: only its own fields do.
 */
const DETAILED_DEPTH = 2;

/** The JSON Schema of an output, in few words. */
function outputSchemaOf(output: z.ZodObject) {
  const remarks = z.array(z.string()).optional();
  return z.toJSONSchema(output.extend({ remarks }), {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of OMITTED) delete jsonSchema[name];
      if (path.length <= DETAILED_DEPTH) return;
      delete jsonSchema.description;
      delete jsonSchema.required;
    },
  });
}

/** The remark on arguments that a tool does not have. */
function unknownRemark(names: readonly string[]): string {
  // They come from the caller, so they may be long.
  const list = JSON.stringify(names).slice(0, 200);
  return `Ignored, because there are no such arguments: ${list}.`;
}

const EXAMPLES =
  'These assignments are made-up examples: no feed is configured.';

const failure = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});

/** Defines a tool of the MCP server, as the SDK registers it. */
export function defineTool<Input extends z.ZodObject>(
  definition: Definition<Input>,
) {
  const { name, description, input, output, run } = definition;

  async function resultOf(rawArguments: Arguments): Promise<CallToolResult> {
    const parsed = readArguments(input, rawArguments);
    if ('error' in parsed) return failure(parsed.error);
    const result = await run(parsed.args);
    if ('error' in result) return failure(result.error);
    const remarks = [...(result.remarks ?? [])];
    if (config().feed.url === null) remarks.unshift(EXAMPLES);
    if (parsed.unknown.length > 0)
      remarks.unshift(unknownRemark(parsed.unknown));
    const text = [...remarks, result.text].join('\n');
    const added = remarks.length > 0 ? { remarks } : {};
    return {
      content: [{ type: 'text', text }],
      structuredContent: { ...added, ...result.structured },
    };
  }

  return {
    name,
    input,
    registration: {
      title: TOOL_TITLES[name],
      description: description.join(' '),
      inputSchema: schemaOf(z.toJSONSchema(input, { io: 'input' })),
      outputSchema: schemaOf(outputSchemaOf(output)),
      // Every tool reads public data from a closed set.
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    /** Runs the tool. A failure is a result with `isError`; it never throws. */
    call: (rawArguments: Arguments) =>
      resultOf(rawArguments).catch((error) => failure(maskError(name, error))),
  };
}
