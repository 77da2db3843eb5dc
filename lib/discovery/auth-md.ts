import { signInUrl } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { resources } from '../site.ts';

/** auth.md, which says that no authentication is needed. */
export function authMd(): string {
  const { baseUrl, siteName, appUrl } = config();
  return `# auth.md

Everything published at ${baseUrl} is public and read-only. You need no account, API key, token or OAuth.

- JSON API: ${absoluteUrl(resources.projectsApi.path)}
- MCP endpoint: ${absoluteUrl(resources.mcp.path)}
- Every page, as HTML and as markdown

This origin has no authorization server and publishes no OAuth metadata. The interfaces above ignore the \`Authorization\` header.

## What people do on another site

Professionals who work with ${siteName} sign in at ${signInUrl(appUrl)} to apply and to follow their applications. That site is separate from this one. Agents should not sign in there on their own.
`;
}
