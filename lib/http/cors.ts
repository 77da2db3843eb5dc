/** Public, cookie-less, read-only data: any page may read it (Fetch standard, CORS protocol). */
export const publicCors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
} as const;

export const publicPreflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
} as const;
