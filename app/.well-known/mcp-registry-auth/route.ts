import { config } from '@/lib/config/config.ts';
import { methods } from '@/lib/http/methods.ts';
import { notFound, problemResponse } from '@/lib/http/problem.ts';

/** Proves to the MCP Registry who may publish in the name of this host. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => {
    const { registryAuth } = config().mcp;
    if (registryAuth === null) return problemResponse(notFound('There is nothing at this URL.'));
    return new Response(`${registryAuth}\n`, {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  },
});
