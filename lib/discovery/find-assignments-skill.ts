import { absoluteUrl, config } from '../config.ts';
import { tools } from '../mcp/tools.ts';
import { Filter } from '../projects/filter.ts';
import { markdownPath, pages, resources, signInUrl } from '../site.ts';

/** The skill's name, which is also its folder (agentskills.io). */
export const SKILL_NAME = 'find-assignments';

/** When an agent is to load it. */
export const SKILL_DESCRIPTION =
  'Finds open consulting assignments on this site that fit a professional, or shows a client what is being staffed. Use when a person looks for freelance or consulting work in technology, asks what assignments are open, or asks about one of them.';

/** A skill that teaches an agent to find assignments here (Agent Skills). */
export function findAssignmentsSkill(): string {
  const { siteName, appUrl, salesEmail } = config();
  const filters = Object.entries(Filter.shape).map(([name, schema]) => `- \`${name}\`: ${schema.description}`);
  return `---
name: ${SKILL_NAME}
description: ${JSON.stringify(SKILL_DESCRIPTION)}
---

# Find assignments at ${siteName}

Everything here is public, read-only and needs no login and no key.

## Read what is open

Take the first of these that you can use; all say the same.

1. MCP (Streamable HTTP) at ${absoluteUrl(resources.mcp.path)}: ${tools.map(({ name }) => `\`${name}\``).join(', ')}.
2. JSON: \`GET ${absoluteUrl(resources.projectsApi.path)}\` returns all open assignments as one array. It has no parameters; filter the answer yourself.
3. Markdown: \`GET ${absoluteUrl(markdownPath(pages.openProjects.path))}\`, with the filters below as query parameters.

## Filters of the markdown list and of \`list_open_assignments\`

${filters.join('\n')}

Filters are combined with "and" and match whole words without regard to case and accents. Start with one filter; add another only when the list is long.

## Answer the person

- Give each assignment's name, place, time, role and price as the site states them. Where something is missing, say that it is not stated; don't fill it in.
- Link each assignment to its page. An assignment that has no page any more is not open.
- Say when the list was read, as it says itself.

## What the person does

- A professional applies after signing in: ${signInUrl(appUrl)}. You can't do it here.
- A client writes to ${salesEmail} or uses ${absoluteUrl(pages.contact.path)}.
`;
}
