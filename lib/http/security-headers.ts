type Policy = {
  /** Sources of scripts beside the site's own files. */
  readonly scripts?: readonly string[];
  /** Whether style may stand in the text of the page, and pictures in its style. */
  readonly inlineStyle?: boolean;
};

/** A Content-Security-Policy: nothing but the site's own files, and what is allowed here. */
export function contentSecurityPolicy({ scripts = [], inlineStyle = false }: Policy = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    inlineStyle ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    inlineStyle ? "img-src 'self' data:" : "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy where Next alone answers: it writes data for its client into every page. */
export const plainPolicy = contentSecurityPolicy({ scripts: ["'unsafe-inline'"], inlineStyle: true });

export const POLICY_HEADER = 'Content-Security-Policy';

/** For what other sites' pages may embed or read: pictures, and data that is public anyway. */
export const embeddable = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

type Site = { readonly baseUrl: string; readonly hstsIncludesSubdomains: boolean };

/**
 * The headers of every answer beside its policy. Browsers are told to keep to https where the site is served by it
 * (RFC 6797); for subdomains, which may be somebody else's, only the operator can say so.
 */
export function securityHeaders({ baseUrl, hstsIncludesSubdomains }: Site): { key: string; value: string }[] {
  const secure = baseUrl.startsWith('https:');
  const hsts = `max-age=63072000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`;
  return [
    ...(secure ? [{ key: 'Strict-Transport-Security', value: hsts }] : []),
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ];
}
