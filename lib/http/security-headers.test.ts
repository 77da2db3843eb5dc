import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

it('a page loads only files of the site, is in no frame, and sends forms nowhere else', () => {
  const { 'Content-Security-Policy': policy } = contentSecurityPolicy();
  const directives = policy.split('; ');
  expect(directives[0]).toBe("default-src 'none'");
  expect(directives).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

it.each([
  ['http://a.example', undefined],
  ['https://a.example', 'max-age=63072000'],
])('served at %s, browsers are told to keep using https: %s', (baseUrl, expected) => {
  const headers = securityHeaders({ baseUrl });
  expect(headers['Strict-Transport-Security']).toBe(expected);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
