import { LIST_TOOL, MCP_REVISIONS } from '../routes/interface.ts';
import { pages } from '../routes/pages.ts';
import { resources } from '../routes/resources.ts';
import type { RichText } from './rich-text.ts';

const { llmsTxt, serverCard, openapi, jsonFeed, mcp, health } = resources;

/** What the documentation for programs says, by section. */
export const docs = {
  lead: `Everything is public and read-only; no login or key is needed. [${llmsTxt.path}](${llmsTxt.path}) lists every document.`,
  people: `Agents give people the link for the next step: to apply, or to [write to us](${pages.contact.path}). Only people take it.`,
  mcp: `A Model Context Protocol server over Streamable HTTP, without a session. The [server card](${serverCard.path}) describes it for programs. Supported revisions of the protocol: ${MCP_REVISIONS.join(', ')}. Add its address to your client, or call it directly:`,
  api: `All open assignments as one array. The [OpenAPI description](${openapi.path}) has the fields. The [JSON Feed](${jsonFeed.path}) has the same assignments with dates, facts and links, and takes the filters of the list: an agent pays for what matches alone. [${health.path}](${health.path}) says whether the site is up.`,
  markdown: `Every page, without navigation and with absolute URLs: send \`Accept: text/markdown\`, or add \`.md\` to its address. The list takes the arguments of \`${LIST_TOOL}\` as query parameters.`,
  caching:
    'Everything can be read from any origin (CORS). Responses have a strong `ETag`; send it in `If-None-Match` to get 304 while nothing has changed.',
  errors: `The API, and pages for clients that prefer JSON, answer with problem documents (RFC 9457) that say what to do, and \`${mcp.path}\` with JSON-RPC errors. Where the list or the server is not available for a while (502, 503), \`Retry-After\` says when to try again.`,
} satisfies Readonly<Record<string, RichText>>;
