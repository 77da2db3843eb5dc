import { documentRoute } from '@/lib/discovery/document-route.ts';
import { serverCard } from '@/lib/mcp/server-card.ts';

export const GET = documentRoute('serverCard', serverCard);
