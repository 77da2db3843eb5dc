import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import type { Refusal } from '@/lib/contact/refused-form.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { middleware } from '@/middleware.ts';
import { written } from '../../e2e/support/contact.ts';
import { sent } from '../../e2e/support/next-headers.ts';
import { pageHtml } from '../../e2e/support/page-html.ts';
import { errorText } from './forms.ts';
import { generateMetadata } from './page.tsx';

const received = vi.hoisted(() => ({ receipt: {} as object | null }));
vi.mock('@/lib/contact/receive.ts', () => ({
  receive: async () => received.receipt,
}));
vi.hoisted(() => vi.stubEnv('SALES_EMAIL', 'sales@example.org'));

const post = () =>
  middleware(
    new NextRequest('https://consulting.example/contact', { method: 'POST' }),
  );

const values = { ...written, assignment: '' };
const SHOWN = [
  'value="Renée O’Neill"',
  'value="renee@buyer.example"',
  'value="Büro &amp; Söhne"',
  'value="token of the form"',
  'Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>',
];
const MAIL = '<a href="mailto:sales@example.org">';

it.each<[Refusal, number]>([
  ['expired', 422],
  ['used', 422],
  ['automated', 422],
  ['elsewhere', 403],
  ['tooMany', 429],
  ['busy', 503],
  ['undelivered', 503],
  ['fields', 422],
])(
  'a form refused as %s comes back with %i, the reason and everything typed',
  async (refusal, code) => {
    const isField = refusal === 'fields';
    const errors = isField ? { name: 'missing' } : {};
    const says = isField
      ? [
          `<a href="#name">${errorText('name', 'missing')}</a>`,
          'class="field-error"',
        ]
      : [t(`contact.refusals.${refusal}`), MAIL];
    received.receipt = {
      refusal,
      values,
      errors,
      token: 'token of the form',
      retryAfterSeconds: 77,
    };
    const { status, headers } = await post();
    expect(status).toBe(code);
    expect(headers.get('retry-after')).toBe('77');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    // How Next hands a request header on to the page.
    sent.headers = {
      'x-site-form': headers.get('x-middleware-request-x-site-form') ?? 'none',
    };
    const html = await pageHtml('/contact');
    for (const part of [...says, ...SHOWN]) expect(html).toContain(part);
    expect(html, 'the hidden field is empty').toMatch(
      /<input id="extra"[^>]*name="extra"\/>/,
    );
    expect(await generateMetadata()).toMatchObject({
      title: t('contact.errorTitle', { title: pages.contact.title }),
      robots: { index: false },
    });
  },
);

it('one that is too large is 413 with one paragraph of text, and no page', async () => {
  received.receipt = null;
  const response = await post();
  expect([response.status, response.headers.has('x-middleware-next')]).toEqual([
    413,
    false,
  ]);
  expect(await response.text()).toBe(t('contact.tooLarge'));
});

it('a link fills in only what its visitor can see, and no assignment that is not open', async () => {
  sent.headers = {};
  const query = new URLSearchParams({
    assignment: 'Call +1 555',
    about: 'a\u0000b\u202Ec\u200Bd\u{E0041}\r\ne',
    kind: 'candidate',
    place: 'Oslo\u2066',
  });
  const html = await pageHtml(`/contact?${query}`);
  expect(html).toContain('abcd\ne</textarea>');
  expect(html).toContain('value="Oslo"');
  expect(html).not.toContain('Call');
});
