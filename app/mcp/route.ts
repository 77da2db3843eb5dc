import { findAssignmentsSkill, SKILL_DESCRIPTION, SKILL_NAME } from '@/lib/discovery/find-assignments-skill.ts';
import { mcpRoute } from '@/lib/mcp/mcp-route.ts';
import { markdownPage } from '../md/markdown-page.ts';

export const maxDuration = 30;
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mcpRoute({
  readPage: markdownPage,
  skill: { name: SKILL_NAME, description: SKILL_DESCRIPTION, markdown: findAssignmentsSkill() },
});
