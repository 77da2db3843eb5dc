import { expect } from 'playwright/test';

/** The headers of every response, however the site is started. */
export const securityHeaders = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'.*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(
    /^(?:same|cross)-origin$/,
  ),
};
