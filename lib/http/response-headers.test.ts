import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './response-headers.ts';

it('a page loads only files of the site, is in no frame, and sends forms nowhere else', () => {
  expect(contentSecurityPolicy()['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

it.each([
  ['http://a.example', undefined],
  ['https://a.example', 'max-age=63072000'],
])(
  'served at %s, browsers are told to keep using https: %s',
  (baseUrl, expected) => {
    const headers = securityHeaders({ baseUrl });
    expect(headers['Strict-Transport-Security']).toBe(expected);
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  },
);
