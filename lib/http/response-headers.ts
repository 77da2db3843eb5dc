/**
 * The Content-Security-Policy header, which allows only the site's own files.
 * Pages with Next's client runtime need `inline` scripts and styles as well.
 */
export function contentSecurityPolicy({ inline = false } = {}) {
  const unsafe = inline ? " 'unsafe-inline'" : '';
  const data = inline ? ' data:' : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self'${unsafe}`,
    `style-src 'self'${unsafe}`,
    `img-src 'self'${data}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}

/**
 * For resources that other sites may embed or read: images, and data that is
 * public anyway.
 */
export const embeddable = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Lets pages of any origin read public data, which needs no cookies (Fetch
 * standard, CORS protocol).
 */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
};

/**
 * What the response to a preflight request for a public document has besides
 * {@link corsHeaders}.
 */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/**
 * The security headers of every response, apart from its content security
 * policy. Sites served over https tell browsers to keep using it (RFC 6797),
 * but not on subdomains, which may belong to someone else.
 */
export function securityHeaders({
  baseUrl,
}: {
  readonly baseUrl: string;
}): Readonly<Record<string, string>> {
  return {
    ...(baseUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000',
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

type Lifetime = {
  /** How long the feed counts as fresh. */
  readonly revalidateSeconds: number;
  /**
   * How much longer shared caches may serve a response while they revalidate
   * (RFC 5861 §3).
   */
  readonly staleWhileRevalidateSeconds: number;
};

const wholeSeconds = (seconds: number) => Math.max(1, Math.floor(seconds));

/**
 * The caching directives of a response that shows the feed. `age` names the
 * directive that limits its freshness.
 */
function lifetime(
  age: string,
  { revalidateSeconds, staleWhileRevalidateSeconds }: Lifetime,
): string {
  const fresh = wholeSeconds(revalidateSeconds);
  const stale = wholeSeconds(staleWhileRevalidateSeconds);
  return `${age}=${fresh}, stale-while-revalidate=${stale}`;
}

/**
 * For everything that shows the feed: browsers revalidate each time (and
 * usually get 304); shared caches may serve it while the feed counts as fresh,
 * and stale while they revalidate.
 */
export const liveCaching = (feed: Lifetime): string =>
  `public, max-age=0, ${lifetime('s-maxage', feed)}`;

/**
 * The header that only Vercel's cache reads. It takes precedence over the
 * `Cache-Control` that Next gives to pages.
 */
export const PLATFORM_CACHING = 'Vercel-CDN-Cache-Control';

/** {@link liveCaching} as a value of {@link PLATFORM_CACHING}. */
export const platformCaching = (feed: Lifetime): string =>
  lifetime('max-age', feed);
