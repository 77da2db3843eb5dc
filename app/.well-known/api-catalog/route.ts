import { API_CATALOG_PROFILE, apiCatalog } from '@/lib/discovery/api-catalog.ts';
import { documentRoute } from '@/lib/discovery/document-route.ts';
import { resources } from '@/lib/site.ts';

const { path, type } = resources.apiCatalog;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(
  { type: `${type}; profile="${API_CATALOG_PROFILE}"` },
  apiCatalog,
  // RFC 9727 §3: a HEAD of the catalog's address answers with the relation that names it.
  { Link: `<${path}>; rel="api-catalog"; type="${type}"` },
);
