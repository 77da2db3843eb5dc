import { absoluteUrl } from '../config/config.ts';
import { englishPages as pages } from '../content/english-pages.ts';
import { markdownPath } from '../routes/pages.ts';
import { type ResourceEntry, resources } from '../routes/resources.ts';

/**
 * The API catalog (RFC 9727) as a linkset (RFC 9264 §4.2): its items, then the
 * links of each item.
 */
export function apiCatalog(): object {
  const target = ({
    path,
    type,
    title,
  }: ResourceEntry & { readonly title: string }) => ({
    href: absoluteUrl(path),
    type,
    title,
  });
  const shared = {
    'service-doc': [
      {
        href: absoluteUrl(pages.docs.path),
        type: 'text/html',
        title: pages.docs.title,
      },
      {
        href: absoluteUrl(markdownPath(pages.docs.path)),
        type: 'text/markdown',
        title: pages.docs.title,
      },
    ],
    status: [target(resources.health)],
  };
  return {
    linkset: [
      {
        anchor: absoluteUrl(resources.apiCatalog.path),
        item: [
          target(resources.projectsApi),
          target(resources.jsonFeed),
          target(resources.mcp),
        ],
      },
      {
        anchor: absoluteUrl(resources.projectsApi.path),
        'service-desc': [target(resources.openapi)],
        'service-meta': [target(resources.llmsTxt)],
        ...shared,
      },
      {
        anchor: absoluteUrl(resources.jsonFeed.path),
        'service-meta': [target(resources.llmsTxt)],
        ...shared,
      },
      {
        anchor: absoluteUrl(resources.mcp.path),
        'service-desc': [target(resources.serverCard)],
        'service-meta': [target(resources.aiCatalog)],
        ...shared,
      },
    ],
  };
}
