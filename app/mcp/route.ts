import { mcpRoute } from '@/lib/mcp/mcp-route.ts';

export const maxDuration = 30;
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mcpRoute();
