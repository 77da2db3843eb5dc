import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { serverCard } from '@/lib/mcp/server-card.ts';

export const GET = documentRoute('serverCard', serverCard);
