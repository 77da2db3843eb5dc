import type { CallToolResult, ResourceLink } from '@modelcontextprotocol/server';
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
    /** The resources of this server that the result is about. */
    readonly links?: readonly Omit<ResourceLink, 'type'>[];
  }>;
};

/** A tool of the MCP server, without its type parameters, so that one array can hold all tools. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> & {
  /** Runs the tool with arguments that have been checked against `input`. A failure is a result with `isError`; it never throws. */
  readonly call: (args: unknown) => Promise<CallToolResult>;
};

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...definition
}: Definition<Input, Output>): Tool {
  return {
    ...definition,
    async call(args) {
      try {
        const { text, structured, links = [] } = await maskErrors(definition.name, () => run(args as z.output<Input>));
        return {
          content: [{ type: 'text', text }, ...links.map((link) => ({ type: 'resource_link' as const, ...link }))],
          structuredContent: structured as Record<string, unknown>,
        };
      } catch (error) {
        return { content: [{ type: 'text', text: (error as RpcError).message }], isError: true };
      }
    },
  };
}
