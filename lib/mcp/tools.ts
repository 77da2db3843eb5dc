import { getAssignment } from './get-assignment.ts';
import { getServiceOverview } from './get-service-overview.ts';
import { listOpenAssignments } from './list-open-assignments.ts';
import type { Tool } from './tool.ts';

/** The tools, in the order they are listed. The server card, the documentation and the server are made of this array. */
export const tools: readonly Tool[] = [listOpenAssignments, getAssignment, getServiceOverview];
