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
