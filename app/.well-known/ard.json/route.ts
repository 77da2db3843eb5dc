import { aiCatalog } from '@/lib/discovery/ai-catalog.ts';
import { documentRoute } from '@/lib/discovery/document-route.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.ardCatalog, aiCatalog);
