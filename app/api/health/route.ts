import { config } from '@/lib/config/config.ts';
import { methods } from '@/lib/http/methods.ts';

const GET_HEALTH = () =>
  Response.json({ ok: true, service: config().siteName }, { headers: { 'Cache-Control': 'no-store' } });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: GET_HEALTH }, { cors: true });
