import type {
  CallToolResult,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { config } from '../config/config.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { TOOL_TITLES, type ToolName } from '../routes/interface.ts';
import { type Arguments, readArguments } from './read-arguments.ts';
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
  /**
   * Runs it on the list, which is absent while that is unavailable. Then the
   * result of a tool that needs it is `null`. A text is why there is no result,
   * and what to do.
   */
  run(args: z.output<Input>, list?: ProjectList): Result | string | null;
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

/** What every output has besides. */
const COMMON = {
  remarks: z.array(z.string()).optional(),
  as_of: z.iso.datetime().optional().describe('When the list was read'),
};

/** The JSON Schema of an output, in few words. */
function outputSchemaOf(output: z.ZodObject) {
  return z.toJSONSchema(output.extend(COMMON), {
    io: 'input',
    override({ jsonSchema, path }) {
      for (const name of OMITTED) delete jsonSchema[name];
      if (path.length <= DETAILED_DEPTH) return;
      delete jsonSchema.description;
      delete jsonSchema.required;
    },
  });
}

const EXAMPLES =
  'These assignments are made-up examples: no feed is configured.';

/**
 * What tools say while the list is unavailable: an empty list would mean that
 * nothing is open.
 */
const unavailableText = (retryAfterSeconds: number): string =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;

/** What there is to say about a call with these arguments. */
function remarksOn(
  input: z.ZodObject,
  rawArguments: Arguments,
  others: readonly (string | false)[],
) {
  const unknown = Object.keys(rawArguments).filter(
    (name) => !Object.hasOwn(input.shape, name),
  );
  // They come from the caller, so they may be long.
  const list = JSON.stringify(unknown).slice(0, 200);
  return [
    unknown.length > 0 &&
      `Ignored, because there are no such arguments: ${list}.`,
    config().feed.url === null && EXAMPLES,
    ...others,
  ].filter((remark) => remark !== false);
}

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
    const args = readArguments(input, rawArguments);
    if (typeof args === 'string') return failure(args);
    const { state, list, readAt, retryAfterSeconds } = await getProjects();
    const isCurrent = state === 'current';
    const unavailable = unavailableText(retryAfterSeconds);
    const result = run(args, isCurrent ? list : undefined) ?? unavailable;
    if (typeof result === 'string') return failure(result);
    const others = [!isCurrent && unavailable, ...(result.remarks ?? [])];
    const remarks = remarksOn(input, rawArguments, others);
    const text = [...remarks, result.text].join('\n');
    return {
      content: [{ type: 'text', text }],
      structuredContent: {
        remarks: remarks.length > 0 ? remarks : undefined,
        ...result.structured,
        as_of: isCurrent ? readAt?.toISOString() : undefined,
      },
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
