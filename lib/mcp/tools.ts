import * as z from 'zod';
import { getAssignment } from './get-assignment.ts';
import { getServiceOverview } from './get-service-overview.ts';
import { listOpenAssignments } from './list-open-assignments.ts';
import type { Tool } from './tool.ts';

/** The tools, in display order. The MCP server, the server card and the documentation are generated from this array. */
export const tools: readonly Tool[] = [listOpenAssignments, getAssignment, getServiceOverview];

/** A tool's annotations (MCP `ToolAnnotations`): every tool reads public data from a closed set. */
export const annotationsOf = ({ title }: Tool) => ({
  title,
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
});

/** JSON Schema (2020-12) of a tool's input or output. Outputs allow unknown fields, so that adding one breaks no client. */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'output') delete jsonSchema.additionalProperties;
  };
  return z.toJSONSchema(schema, { io, override }) as Record<string, unknown>;
}
