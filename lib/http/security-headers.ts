type Policy = {
  /** Sources of scripts beside the site's own files. */
  readonly scripts?: readonly string[];
  /** Whether style may stand in the text of the page, and pictures in its style. */
  readonly inlineStyle?: boolean;
};

/** The header that is a Content-Security-Policy: nothing but the site's own files, and what is allowed here. */
export function contentSecurityPolicy({ scripts = [], inlineStyle = false }: Policy = {}) {
  const policy = [
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
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}

/** For what other sites' pages may embed or read: pictures, and data that is public anyway. */
export const embeddable = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

type Site = { readonly baseUrl: string; readonly hstsIncludesSubdomains: boolean };

/**
 * The headers of every answer beside its policy. Browsers are told to keep to https where the site is served by it
 * (RFC 6797); for subdomains, which may be somebody else's, only the operator can say so.
 */
export function securityHeaders({ baseUrl, hstsIncludesSubdomains }: Site): Readonly<Record<string, string>> {
  const hsts = `max-age=63072000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`;
  return {
    ...(baseUrl.startsWith('https:') && { 'Strict-Transport-Security': hsts }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
