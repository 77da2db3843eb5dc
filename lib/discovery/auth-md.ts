import { absoluteUrl, config } from '../config.ts';
import { resources, signInUrl } from '../site.ts';

/** What an agent has to know about authentication here: that there is none. */
export function authMd(): string {
  const { baseUrl, siteName, appUrl } = config();
  return `# auth.md

Nothing at ${baseUrl} needs authentication: no account, no API key, no token, no OAuth. All of it is public and read-only.

- JSON API: ${absoluteUrl(resources.projectsApi.path)}
- MCP endpoint: ${absoluteUrl(resources.mcp.path)}
- Every page, as HTML and as markdown

There is no authorization server at this origin, so there is no OAuth metadata to look for. An \`Authorization\` header is not needed and not read.

## What is done by a person, elsewhere

Professionals of ${siteName} sign in at ${signInUrl(appUrl)} to apply and to follow their applications. That site is separate from this one and is not for agents to sign in to on their own.
`;
}
