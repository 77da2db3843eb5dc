import { NextRequest } from 'next/server';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Refusal, RefusedForm, UnreadForm } from '@/lib/contact/refused-form.ts';
import { staticHtml } from '@/lib/render/static-html.ts';
import { middleware } from '@/middleware.ts';
import Contact, { generateMetadata } from './page.tsx';

const sent = vi.hoisted(() => ({ headers: {} as Record<string, string> }));
const received = vi.hoisted(() => ({ receipt: {} }));
vi.mock('@/lib/contact/receive.ts', () => ({ receive: async () => received.receipt }));
vi.mock('next/headers', () => ({ headers: async () => new Headers(sent.headers) }));
vi.stubEnv('BASE_URL', 'https://consulting.example');
vi.stubEnv('SALES_EMAIL', 'sales@example.org');

const values = {
  name: 'Renée O’Neill',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n<b>Please</b> & thank you',
  assignment: '',
};
const shown = ['value="Renée O’Neill"', 'value="renee@buyer.example"', 'value="Büro &amp; Söhne"'];

const shownPage = () =>
  staticHtml(createElement(Contact, { params: Promise.resolve({}), searchParams: Promise.resolve({}) }));

const post = () => middleware(new NextRequest('https://consulting.example/contact', { method: 'POST' }));

async function shownFor(state: Partial<RefusedForm> & { readonly refusal: Refusal }) {
  received.receipt = { values, errors: {}, token: 'token of the form', ...state };
  const { status, headers } = await post();
  // How Next hands a request header on to the page.
  sent.headers = { 'x-site-form': headers.get('x-middleware-request-x-site-form') ?? 'none' };
  return { html: await shownPage(), status, headers };
}

describe('a form that was not accepted', () => {
  it.each<[Refusal, number, string]>([
    ['too-fast', 422, 'faster than anyone can type'],
    ['expired', 422, 'open for too long'],
    ['used', 422, 'already sent with this form'],
    ['automated', 422, 'looked automated'],
    ['elsewhere', 403, 'sent from another website'],
    ['too-many', 429, 'many messages from your network'],
    ['busy', 503, 'more messages than usual'],
    ['undelivered', 503, 'please assume that it was not'],
  ])(
    '(%s) comes back with status %i, the reason, everything typed and the e-mail address',
    async (refusal, code, says) => {
      const { html, status, headers } = await shownFor({ refusal, retryAfterSeconds: 77 });
      expect([status, headers.get('retry-after')]).toEqual([code, '77']);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(html).toContain(says);
      for (const field of shown) expect(html).toContain(field);
      expect(html).toContain('Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>');
      expect(html).toContain('value="token of the form"');
      expect(html).toContain('href="mailto:sales@example.org?body=Two%20people%20from%20May.');
      expect(html, 'the hidden field is empty').toMatch(/<input id="extra"[^>]*name="extra"\/>/);
      expect(await generateMetadata()).toMatchObject({ title: 'Error: Contact', robots: { index: false } });
    },
  );

  it.each<[UnreadForm, number, string]>([
    ['too-large', 413, 'Your message is too large'],
    ['not-a-form', 415, 'could not be read'],
    ['forged', 422, 'no longer valid'],
  ])(
    '(%s) is not read any further: %i with one paragraph of text, and no page is rendered',
    async (unread, code, says) => {
      received.receipt = { unread };
      const response = await post();
      expect([response.status, response.headers.get('content-type')]).toEqual([code, 'text/plain; charset=utf-8']);
      expect(response.headers.has('x-middleware-next')).toBe(false);
      const text = await response.text();
      for (const words of [says, 'Go back', 'sales@example.org']) expect(text).toContain(words);
    },
  );

  it('because of its fields has status 422 and the error at each field, and does not offer e-mail instead', async () => {
    const { html, status } = await shownFor({ refusal: 'fields', errors: { name: 'Enter your name' } });
    expect(status).toBe(422);
    expect(html).toContain('<a href="#name">Enter your name</a>');
    expect(html).not.toContain('?body=');
  });
});

it('where messages can be neither stored nor sent there is no form, and the page shows the e-mail address', async () => {
  sent.headers = {};
  const html = await shownPage();
  expect(html).not.toContain('<form');
  expect(html).toContain('href="mailto:sales@example.org"');
});
