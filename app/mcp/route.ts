import { methods } from '@/lib/http/methods.ts';
import { mcpPreflight, serveMcp } from '@/lib/mcp/serve-mcp.ts';

export const maxDuration = 30;
export const { GET, HEAD, POST, PUT, PATCH, DELETE } = methods({ POST: serveMcp });
export const OPTIONS = mcpPreflight;
