import { aiCatalog } from '@/lib/discovery/ai-catalog.ts';
import { documentRoute } from '@/lib/discovery/document-routes.ts';

export const GET = documentRoute('aiCatalog', aiCatalog);
