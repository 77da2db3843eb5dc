import { offerHandler } from '@/lib/http/offered-handlers.ts';
import { mcpRoute } from '@/lib/mcp/mcp-route.ts';
import { resources } from '@/lib/site.ts';
import { markdownPage } from '../md/markdown-page.ts';

const { offered, ...handlers } = mcpRoute(markdownPage);
offerHandler(resources.mcp.path, offered);

export const maxDuration = 30;
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers;
