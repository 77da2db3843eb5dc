import { getAssignment } from './get-assignment.ts';
import { getServiceOverview } from './get-service-overview.ts';
import { listOpenAssignments } from './list-open-assignments.ts';

/**
 * The tools, in display order. The MCP server and the documentation are
 * generated from this array.
 */
export const tools = [
  listOpenAssignments,
  getAssignment,
  getServiceOverview,
] as const;
