import { config } from '@/lib/config.ts';
import { methods } from '@/lib/http/methods.ts';
import { responseOf } from '@/lib/http/raw-response.ts';
import { prepareServer } from '@/lib/prepare-server.ts';

prepareServer();

const GET_HEALTH = () =>
  responseOf(JSON.stringify({ ok: true, service: config().siteName }), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: GET_HEALTH }, { cors: true });
