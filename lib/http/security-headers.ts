const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** For what other sites' pages may embed or read: pictures, and data that is public anyway. */
export const embeddable = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

/** The headers of every answer; browsers are told to keep to https where the site is served by it. */
export function securityHeaders(baseUrl: string): { key: string; value: string }[] {
  const secure = baseUrl.startsWith('https:');
  return [
    { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY.join('; ') },
    ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ];
}
