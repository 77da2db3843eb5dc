import { apiCatalog } from '@/lib/discovery/api-catalog.ts';
import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { resources } from '@/lib/routes/resources.ts';

const { path, type } = resources.apiCatalog;

export const GET = documentRoute('apiCatalog', apiCatalog, {
  // RFC 9727 §4.2
  'Content-Type': `${type}; profile="https://www.rfc-editor.org/info/rfc9727"`,
  // RFC 9727 §3: the response to a HEAD request for the catalog must have this
  // relation.
  Link: `<${path}>; rel="api-catalog"; type="${type}"`,
});
