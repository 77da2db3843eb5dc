import { methods } from '@/lib/http/methods.ts';
import { servePage } from '@/lib/pages/serve-page.ts';
import { prepareServer } from '@/lib/prepare-server.ts';

prepareServer();

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: servePage });
