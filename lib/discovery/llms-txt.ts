import { absoluteUrl, config } from '../config/config.ts';
import { en } from '../content/en/en.ts';
import { englishPages as pages } from '../content/english-pages.ts';
import { isShown } from '../content/pages.ts';
import { FILTER_NAMES, filters, LIST_PARAMETERS } from '../filters.ts';
import { THIRD_PARTY, TOOL_NAMES } from '../routes/interface.ts';
import { markdownPath } from '../routes/pages.ts';
import { resources } from '../routes/resources.ts';

/**
 * What a program may want to read next. The rest is in the API catalog and the
 * documentation.
 */
const NEXT = [
  resources.projectsApi,
  resources.openapi,
  resources.jsonFeed,
  resources.atomFeed,
  resources.apiCatalog,
  resources.aiCatalog,
  resources.serverCard,
];

/**
 * llms.txt: an overview of the site for language models (llmstxt.org). The
 * search is a URI template (RFC 6570).
 */
export function llmsTxt(): string {
  const { siteName, salesEmail } = config();
  const filterNotes = FILTER_NAMES.map(
    (name) => `\`${name}\`: ${filters[name].allowed}`,
  );
  const listed = Object.values(pages).filter(isShown);
  const linked = (title: string, path: string) =>
    `- [${title}](${absoluteUrl(path)})`;
  return `# ${siteName}

> ${pages.home.description} Everything here is public and read-only. No login or key is needed. ${THIRD_PARTY}

Every page is also markdown: send \`Accept: text/markdown\`, or add \`.md\` to its URL. Only the person can apply or make contact: professionals apply on the assignment’s page; clients write to ${salesEmail}.

Services: ${en.services.map(({ name }) => name).join('; ')}.

## Search

\`${absoluteUrl(markdownPath(pages.openProjects.path))}{?${LIST_PARAMETERS.join(',')}}\`

All parameters are optional, and the feeds take the same. \`sort\` is “newest”; ${filterNotes.join('; ')}.

MCP, with the same filters: POST ${absoluteUrl(resources.mcp.path)} (Streamable HTTP): ${TOOL_NAMES.join(', ')}.

## Pages

${listed.map(({ path, label }) => linked(label, markdownPath(path))).join('\n')}

## For programs

${NEXT.map(({ title, path }) => linked(title, path)).join('\n')}
`;
}
