import { absoluteUrl } from '../config/config.ts';
import { englishPages } from '../content/english-pages.ts';
import { type ResourceEntry, resources } from '../routes/resources.ts';

const target = ({ path, type, title }: ResourceEntry) => ({
  href: absoluteUrl(path),
  type,
  title,
});
const anchor = ({ path }: ResourceEntry) => ({ anchor: absoluteUrl(path) });

/**
 * The API catalog (RFC 9727) as a linkset (RFC 9264 §4.2): its items, then the
 * links of each item.
 */
export function apiCatalog(): object {
  const { projectsApi, jsonFeed, atomFeed, mcp } = resources;
  const { openapi, serverCard, llmsTxt, health } = resources;
  const { path, title } = englishPages.docs;
  return {
    linkset: [
      {
        ...anchor(resources.apiCatalog),
        item: [projectsApi, jsonFeed, atomFeed, mcp].map(target),
      },
      {
        ...anchor(projectsApi),
        'service-desc': [target(openapi)],
        'service-doc': [target({ path, title, type: 'text/html' })],
        'service-meta': [target(llmsTxt)],
        status: [target(health)],
      },
      { ...anchor(jsonFeed), 'service-desc': [target(openapi)] },
      { ...anchor(mcp), 'service-desc': [target(serverCard)] },
    ],
  };
}
