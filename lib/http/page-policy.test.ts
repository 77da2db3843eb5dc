import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const policyOf = (html: string) => pagePolicy(html)['Content-Security-Policy'];

it('a page’s policy allows each executable inline script once, and no data blocks', () => {
  const script = "a = '<b>'";
  const hash = createHash('sha256').update(script).digest('base64');
  const others =
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":"<\\u002fscript>"}</script>';
  const html = `${others}<script>${script}</script><script nonce="">${script}</script>`;
  expect(policyOf(html)).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policyOf(others), 'control').toContain("script-src 'self';");
});

it.each([
  ['<p style="color:red">', true],
  ['<style>p{}</style>', true],
  ['<p data-style="a">style="b"</p>', false],
])('whether the policy of %s allows inline styles is %s', (html, expected) => {
  expect(policyOf(html).includes("'unsafe-inline'")).toBe(expected);
});
