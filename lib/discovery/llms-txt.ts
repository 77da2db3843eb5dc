import { markdownPath, shownPages, signInUrl } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { services } from '../content/services.ts';
import { tools } from '../mcp/tools.ts';
import { type PageEntry, pages, type ResourceEntry, resourceEntries, resources } from '../site.ts';

/** llms.txt: an overview of the site for language models (llmstxt.org). */
export function llmsTxt(): string {
  const { siteName, salesEmail } = config();
  const signIn = signInUrl();
  const pageLine = ({ path, label, description }: PageEntry) =>
    `- [${label}](${absoluteUrl(markdownPath(path))}): ${description}`;
  const resourceLine = ({ path, title, description, method }: ResourceEntry) =>
    `- [${title}](${absoluteUrl(path)}): ${method ? `${method}. ` : ''}${description}`;
  return `# ${siteName}

> ${pages.home.description} Everything here is public and read-only. No login or key is needed.

Use this site to find open consulting assignments, or to find out what ${siteName} does and how to contact it. Every page is also available as markdown: send \`Accept: text/markdown\`, or add \`.md\` to its URL. Only the person can apply or make contact: professionals apply on the assignment’s page${signIn ? ` and sign in at ${signIn}` : ''}; clients write to ${salesEmail}.

Services of ${siteName}:

${services.map(({ name, summary }) => `- ${name}: ${summary}`).join('\n')}

The MCP endpoint is ${absoluteUrl(resources.mcp.path)} (Streamable HTTP, no authentication). Its tools: ${tools.map(({ name }) => name).join(', ')}.

## Pages

${shownPages().map(pageLine).join('\n')}

## Machine interfaces

${resourceEntries
  .filter(({ path, alias }) => path !== resources.llmsTxt.path && !alias)
  .map(resourceLine)
  .join('\n')}
`;
}
