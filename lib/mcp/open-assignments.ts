import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { PublicProject } from '../projects/project.ts';
import { readProjects } from '../projects/read-projects.ts';
import { feedUnavailable } from './feed-unavailable.ts';

/**
 * The open assignments, for what is no tool: lists, completions, resources. While they can't be read it throws what the
 * tools say then: an empty list would say that nothing is open.
 */
export async function openAssignments(): Promise<readonly PublicProject[]> {
  const reading = await readProjects();
  if (reading.state === 'current') return reading.snapshot.data;
  throw new ProtocolError(ProtocolErrorCode.InternalError, feedUnavailable(reading).text);
}
