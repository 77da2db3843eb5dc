import { absoluteUrl } from '../config/config.ts';
import { englishPages } from '../content/english-pages.ts';
import { type ResourceEntry, resources } from '../routes/resources.ts';

type Titled = Pick<ResourceEntry, 'path' | 'type'> & { readonly title: string };

const target = ({ path, type, title }: Titled) => ({
  href: absoluteUrl(path),
  type,
  title,
});

/**
 * The API catalog (RFC 9727) as a linkset (RFC 9264 §4.2): its items, then the
 * links of each item.
 */
export function apiCatalog(): object {
  const { projectsApi, jsonFeed, atomFeed, mcp } = resources;
  const { openapi, serverCard, llmsTxt, health, apiCatalog } = resources;
  const documentation = { ...englishPages.docs, type: 'text/html' };
  return {
    linkset: [
      {
        anchor: absoluteUrl(apiCatalog.path),
        item: [projectsApi, jsonFeed, atomFeed, mcp].map(target),
      },
      {
        anchor: absoluteUrl(projectsApi.path),
        'service-desc': [target(openapi)],
        'service-doc': [target(documentation)],
        'service-meta': [target(llmsTxt)],
        status: [target(health)],
      },
      {
        anchor: absoluteUrl(jsonFeed.path),
        'service-desc': [target(openapi)],
      },
      {
        anchor: absoluteUrl(mcp.path),
        'service-desc': [target(serverCard)],
      },
    ],
  };
}
