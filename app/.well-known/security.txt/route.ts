import { securityTxt } from '@/lib/discovery/security-txt.ts';
import { DOCUMENT_CACHING } from '@/lib/http/caching.ts';
import { methods } from '@/lib/http/methods.ts';
import { representation, respond } from '@/lib/http/respond.ts';

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': DOCUMENT_CACHING };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { GET: (request) => respond(request, representation(securityTxt(), headers)) },
  { cors: true },
);
