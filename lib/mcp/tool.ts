import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** A resource of this server that the answer is about. */
type Link = { readonly uri: string; readonly name: string; readonly title: string; readonly mimeType: string };

/** What a tool answers: structured content for programs, and the same as text that is complete by itself. */
export type ToolAnswer<Output> =
  | { readonly ok: true; readonly text: string; readonly structured: Output; readonly link?: Link }
  | { readonly ok: false; readonly text: string };

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (args: z.output<Input>) => Promise<ToolAnswer<z.input<Output>>>;
};

/** One tool of the MCP server, with its types closed over so that tools can stand in one array. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> & {
  /** Runs with arguments that match `input`. An expected failure is a result with `isError`, never a throw. */
  readonly call: (args: unknown) => Promise<CallToolResult>;
};

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...definition
}: Definition<Input, Output>): Tool {
  return {
    ...definition,
    call: async (args) => {
      const answer = await run(definition.input.parse(args));
      const text = { type: 'text' as const, text: answer.text };
      if (!answer.ok) return { content: [text], isError: true };
      const link = answer.link ? [{ type: 'resource_link' as const, ...answer.link }] : [];
      return { content: [text, ...link], structuredContent: answer.structured as Record<string, unknown> };
    },
  };
}

/** All our tools read public data of a closed set. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** JSON Schema (2020-12) of a tool's input or output. Outputs stay open, so that a client's copy survives a new field. */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'output') delete jsonSchema.additionalProperties;
  };
  return z.toJSONSchema(schema, { io, override }) as Record<string, unknown>;
}
