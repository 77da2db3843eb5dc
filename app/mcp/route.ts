import { mcpRoute } from '@/lib/mcp/mcp-route.ts';
import { markdownPage } from '../md/markdown-page.ts';

export const maxDuration = 30;
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mcpRoute(markdownPage);
