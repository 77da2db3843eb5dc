import type { CallToolResult } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { maskErrors, type RpcError } from './rpc-error.ts';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
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
    /** The resource of this server that the result is about. */
    readonly link?: { readonly uri: string; readonly name: string; readonly title: string; readonly mimeType: string };
  }>;
};

/** A tool of the MCP server, without its type parameters, so that one array can hold all tools. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> & {
  /** Runs the tool with arguments that match `input`. A failure is a result with `isError`; it never throws. */
  readonly call: (args: unknown) => Promise<CallToolResult>;
};

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...definition
}: Definition<Input, Output>): Tool {
  return {
    ...definition,
    call: async (args) => {
      const values = definition.input.parse(args);
      try {
        const { text, structured, link } = await maskErrors(definition.name, () => run(values));
        return {
          content: [{ type: 'text', text }, ...(link ? [{ type: 'resource_link' as const, ...link }] : [])],
          structuredContent: structured as Record<string, unknown>,
        };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as RpcError).message }], isError: true };
      }
    },
  };
}
