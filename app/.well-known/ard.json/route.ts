import { aiCatalog } from '@/lib/discovery/ai-catalog.ts';
import { documentRoute } from '@/lib/discovery/document-route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute('ardCatalog', aiCatalog);
