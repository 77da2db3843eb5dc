import type { CallToolResult, ProtocolError } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { safely } from './safely.ts';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Throws a `ProtocolError` that says what to do where it has no answer. */
  readonly run: (args: z.output<Input>) => Promise<{
    /** The answer in words, complete by itself. */
    readonly text: string;
    /** The same for programs. */
    readonly structured: z.input<Output>;
    /** A resource of this server that the answer is about. */
    readonly link?: { readonly uri: string; readonly name: string; readonly title: string; readonly mimeType: string };
  }>;
};

/** One tool of the MCP server, with its types closed over so that tools can stand in one array. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> & {
  /** Runs with arguments that match `input`. A failure is a result with `isError`, never a throw. */
  readonly call: (args: unknown) => Promise<CallToolResult>;
};

// All our tools read public data of a closed set.
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** What clients are told of how a tool behaves. */
export const annotationsOf = ({ title }: Tool) => ({ title, ...READ_ONLY });

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...definition
}: Definition<Input, Output>): Tool {
  return {
    ...definition,
    call: async (args) => {
      const values = definition.input.parse(args);
      try {
        const { text, structured, link } = await safely(definition.name, () => run(values));
        return {
          content: [{ type: 'text', text }, ...(link ? [{ type: 'resource_link' as const, ...link }] : [])],
          structuredContent: structured as Record<string, unknown>,
        };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as ProtocolError).message }], isError: true };
      }
    },
  };
}
