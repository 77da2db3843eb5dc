import { expect, it } from 'vitest';
import { jsonLdIn } from '../../e2e/support/html.ts';
import { staticHtml } from '../render/static-html.ts';
import { JsonLd } from './json-ld.tsx';

it.each([
  '<!-- <script>',
  '</script><script>alert(1)</script>',
  '&lt;',
  '\u2028',
  ']]>',
])('the text %s stays data', async (name) => {
  const html = await staticHtml(<JsonLd data={{ name }} />);
  expect(jsonLdIn(html)).toMatchObject([
    { '@context': 'https://schema.org', name },
  ]);
  const [, json] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).toMatch(/^[^<>&\u2028\u2029]+$/);
});
