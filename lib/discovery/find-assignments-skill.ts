import { createHash } from 'node:crypto';
import { absoluteUrl, config } from '../config/config.ts';
import { THIRD_PARTY } from '../content/third-party.ts';
import { markdownPath } from '../routes/addresses.ts';
import { TOOL_NAMES } from '../routes/interface.ts';
import { pages } from '../routes/pages.ts';
import { resources } from '../routes/resources.ts';
import { Filter } from '../search/filter.ts';

/** The skill's name, which is also its folder (agentskills.io). */
export const SKILL_NAME = 'find-assignments';

/** What the skill does and when an agent should load it. */
const SKILL_DESCRIPTION =
  'Finds open consulting assignments on this site that suit a professional, or shows a client what is being staffed. Use when a person is looking for freelance or consulting work in technology, asks which assignments are open, or asks about one of them.';

/** The skill for finding assignments on this site (Agent Skills format). */
export function findAssignmentsSkill(): string {
  const { siteName, salesEmail } = config();
  const filters = Object.entries(Filter.shape).map(([name, schema]) => `- \`${name}\`: ${schema.description}`);
  return `---
name: ${SKILL_NAME}
description: ${JSON.stringify(SKILL_DESCRIPTION)}
---

# Find assignments at ${siteName}

Everything here is public and read-only. No login or key is needed. ${THIRD_PARTY}

## Read the open assignments

Use the first of these that you can. All have every open assignment with its texts and roles; they differ in the rest.

1. MCP (Streamable HTTP) at ${absoluteUrl(resources.mcp.path)}: ${TOOL_NAMES.map((name) => `\`${name}\``).join(', ')}. Has the filters, dates, facts read from the texts (way of working, countries, start, allocation, languages), and the links to apply and to ask.
2. JSON Feed: \`GET ${absoluteUrl(resources.jsonFeed.path)}\` with the filters as query parameters. Has the same in one request for each hundred assignments.
3. Markdown: \`GET ${absoluteUrl(markdownPath(pages.openProjects.path))}\` with the filters as query parameters. Its rows are short: the text of a posting, its sector and status, and the link to apply are on the page of the assignment.
4. JSON: \`GET ${absoluteUrl(resources.projectsApi.path)}\` returns all open assignments as one array. Has no parameters, dates, facts or links.

## Filters of the markdown list, the feeds and of \`list_open_assignments\`

${filters.join('\n')}

Filters are combined with “and”. They ignore case and accents. Start with one filter, and add another only if the list is long.

## What to tell the person

- Give the name, location, timeline, roles and rates of each assignment exactly as stated. If something is missing, say that it is not stated. Do not guess.
- Link each assignment to its page. If the page no longer exists, the assignment is no longer open.
- Say when the list was read, if it says so.

## What the person does

- To apply, a professional uses the button on the assignment’s page, or its \`apply_url\`. You cannot apply for them.
- A client writes to ${salesEmail} or uses ${absoluteUrl(pages.contact.path)}.
`;
}

/** The skills of this site (Agent Skills Discovery 0.2.0), each with the digest of the served bytes. */
export function skillsIndex(): object {
  const digest = createHash('sha256').update(findAssignmentsSkill()).digest('hex');
  const { path } = resources.findAssignmentsSkill;
  const skill = { name: SKILL_NAME, type: 'skill-md', description: SKILL_DESCRIPTION, url: absoluteUrl(path) };
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ ...skill, digest: `sha256:${digest}` }],
  };
}
