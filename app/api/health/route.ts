import { config } from '@/lib/config/config.ts';

export const GET = () =>
  Response.json(
    { ok: true, service: config().siteName },
    { headers: { 'Cache-Control': 'no-store' } },
  );
