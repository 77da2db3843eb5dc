import { absoluteUrl, config } from '../config/config.ts';
import { INTERFACE_VERSION } from '../routes/interface.ts';
import { pages } from '../routes/pages.ts';
import { type ResourceEntry, resources } from '../routes/resources.ts';

/** The type by which catalogs know the card of an MCP server. */
const MCP_CARD = 'application/mcp-server-card+json';

/**
 * The AI catalog, in the shape that the AI Catalog and ARD specifications
 * share.
 */
export function aiCatalog(): object {
  const { siteName, baseUrl } = config();
  const host = new URL(baseUrl).hostname;
  const entry = (
    name: string,
    { path, type }: ResourceEntry,
    words: { title: string; description: string },
  ) => ({
    identifier: `urn:air:${host}:${name}`,
    displayName: words.title,
    type,
    url: absoluteUrl(path),
    description: words.description,
    version: INTERFACE_VERSION,
  });
  const { mcp, openapi, projectsApi, serverCard } = resources;
  return {
    specVersion: '1.0',
    host: {
      displayName: siteName,
      identifier: host,
      documentationUrl: absoluteUrl(pages.docs.path),
    },
    entries: [
      entry('mcp:assignments', { ...serverCard, type: MCP_CARD }, mcp),
      entry('api:public-projects', openapi, projectsApi),
    ],
  };
}
