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

/**
 * The headers of every answer. Upgrading to https is asked for only where the site is served by it,
 * because over plain http it would make the site's own style sheet unreachable.
 */
export function securityHeaders(baseUrl: string): { key: string; value: string }[] {
  const secure = baseUrl.startsWith('https:');
  const policy = secure ? [...CONTENT_SECURITY_POLICY, 'upgrade-insecure-requests'] : CONTENT_SECURITY_POLICY;
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}
