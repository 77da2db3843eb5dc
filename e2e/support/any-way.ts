import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { assignmentPath, markdownPath, pages, resources } from '../../lib/site.ts';
import { acceptOfClients, acceptRules, personCases, problemCases } from './accept-cases.ts';
import { ODD_IDS } from './odd-ids.ts';
import { rawRequest } from './raw-request.ts';

const MARKDOWN = { Accept: 'text/markdown' };
const decode = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const headingOf = (html: string) => decode(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading');
// Absolute addresses come from the configuration, not from the request.
const canonicalOf = (html: string) => /rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? null;
const titleOf = (markdown: string) => JSON.parse(/^title: (".*")$/m.exec(markdown)?.[1] ?? '"no title"');

/** Checks that hold however the site is started; the site at `url` has to show {@link oddFeed}. */
export const checks: Readonly<Record<string, (url: string, isPlain: boolean) => Promise<void>>> = {
  'an assignment with any id is available in every format': async (url) => {
    const listed = await (await fetch(`${url}${resources.projectsApi.path}`)).json();
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(ODD_IDS);
    for (const id of ODD_IDS) {
      const path = assignmentPath(id);
      const html = await fetch(`${url}${path}`);
      expect(html.status, id).toBe(200);
      const text = await html.text();
      expect(headingOf(text), id).toBe(`Named ${id}`);
      expect(decode(text), id).toContain(`<title>Named ${id} · `);
      expect(canonicalOf(text), id).toBe(path);
      for (const [address, headers] of [
        [path, MARKDOWN],
        [markdownPath(path), {}],
      ] as const) {
        const markdown = await fetch(`${url}${address}`, { headers });
        expect(markdown.status, `${id} ${address}`).toBe(200);
        expect(titleOf(await markdown.text()), `${id} ${address}`).toBe(`Named ${id}`);
      }
    }
  },

  'Accept alone decides between HTML and markdown': async (url) => {
    for (const [accept, given] of [...acceptOfClients, ...acceptRules]) {
      for (const path of ['/', pages.services.path, '/no-such-page']) {
        const { status, headers } = await rawRequest(url, 'GET', path, accept === null ? {} : { Accept: accept });
        const isProblem =
          path === '/no-such-page' && problemCases.some(([own, isProgram]) => own === accept && isProgram);
        const type = isProblem ? 'application/problem+json' : `text/${given}; charset=utf-8`;
        expect(headers['content-type'], `${path} ${accept}`).toBe(type);
        expect(status, `${path} ${accept}`).toBe(path === '/no-such-page' ? 404 : 200);
      }
    }
  },

  'the MCP endpoint and the 404 apply the same Accept rule': async (url) => {
    const asking = (accept: string | null) => (accept === null ? {} : { Accept: accept });
    for (const [accept, isPerson] of personCases) {
      const { status } = await rawRequest(url, 'GET', resources.mcp.path, asking(accept));
      expect(status, `${accept}`).toBe(isPerson ? 303 : 405);
    }
    for (const [accept, isProgram] of problemCases) {
      const { status, headers } = await rawRequest(url, 'GET', '/no-such-page', asking(accept));
      expect(status).toBe(404);
      expect(headers['content-type'] === 'application/problem+json', `${accept}`).toBe(isProgram);
    }
  },

  'the home page has Link headers to the machine documents, in both formats': async (url) => {
    for (const headers of [{ Accept: 'text/html' }, MARKDOWN]) {
      const link = (await fetch(url, { headers })).headers.get('link');
      for (const rel of ['api-catalog', 'service-desc', 'service-doc', 'status', 'describedby'])
        expect(link).toContain(`rel="${rel}"`);
    }
  },

  'a missing page is 404 in the caller’s format': async (url) => {
    const missing: readonly (readonly [path: string, says: string])[] = [
      ['/no-such-page', 'Page not found'],
      ['/no/such/page', 'Page not found'],
      [assignmentPath('no-such-id'), 'This assignment is not open'],
      [`${pages.openProjects.path}?page=99`, 'The list is shorter now'],
      ['/contact/sent', 'Page not found'],
      ['/md', 'Page not found'],
      ['/md/services', 'Page not found'],
      ['/none', 'Page not found'],
      ['/_not-found', 'Page not found'],
      ['/_global-error', 'Page not found'],
      ['/404', 'Page not found'],
      ['/500', 'Page not found'],
    ];
    for (const [path, says] of missing) {
      const html = await fetch(`${url}${path}`);
      expect(html.status, path).toBe(404);
      expect(html.headers.get('cache-control'), path).toContain('no-store');
      const text = await html.text();
      expect(headingOf(text), path).toBe(says);
      expect(text, path).toContain(`<title>${says} · `);
      expect(text.match(/<meta name="robots" content="noindex"/g), path).toHaveLength(1);
      expect(text, path).not.toContain('rel="canonical"');
      const markdown = await fetch(`${url}${path}`, { headers: MARKDOWN });
      expect(markdown.status, path).toBe(404);
      expect(titleOf(await markdown.text()), path).toBe(says);
      const problem = await fetch(`${url}${path}`, { headers: { Accept: 'application/json' } });
      expect(problem.status, path).toBe(404);
      expect(problem.headers.get('content-type'), path).toBe('application/problem+json');
    }
    const unknown = await fetch(`${url}/api/no-such-address`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  },

  'addresses of Next’s page segments are 404': async (url) => {
    for (const path of [
      '/services.rsc',
      `${assignmentPath('a.b')}.rsc`,
      '/index.rsc',
      '/services.segments/_tree.segment.rsc',
      '/services.segments/services.txt',
    ]) {
      for (const headers of [{}, MARKDOWN]) {
        const { status } = await fetch(`${url}${path}`, { headers });
        expect(status, path).toBe(404);
      }
    }
  },

  'a page allows GET, HEAD and OPTIONS, and says so': async (url) => {
    for (const path of ['/', pages.services.path, assignmentPath('a/b'), '/no-such-page', '/services.md']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const type of ['', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
          const body = type.startsWith('multipart') ? '--x--\r\n' : 'a=b';
          const answer = await fetch(`${url}${path}`, { method, body, headers: type ? { 'Content-Type': type } : {} });
          expect(answer.status, `${method} ${path} ${type}`).toBe(405);
          expect(answer.headers.get('allow'), `${method} ${path}`).toBe('GET, HEAD, OPTIONS');
          expect((await answer.json()).code).toBe('method_not_allowed');
        }
      }
      const options = await fetch(`${url}${path}`, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('allow')], path).toEqual([204, 'GET, HEAD, OPTIONS']);
    }
  },

  'internal headers of the middleware have no effect when a caller sends them': async (url) => {
    const said = { 'x-site-page': '/contact?evil=1', 'x-site-form': 'evil', 'x-middleware-subrequest': 'middleware' };
    for (const path of ['/services', '/contact', '/no-such-page', '/llms.txt', '/api/health']) {
      for (const headers of [{ Accept: 'text/html' }, MARKDOWN]) {
        const control = await fetch(`${url}${path}`, { headers });
        const answer = await fetch(`${url}${path}`, { headers: { ...headers, ...said } });
        expect(answer.status, path).toBe(control.status);
        const [own, plain] = [await answer.text(), await control.text()];
        expect(own, path).not.toContain('evil');
        expect(canonicalOf(own), path).toBe(canonicalOf(plain));
      }
    }
  },

  'a request of Next’s client never gets markdown and never changes the response to others': async (url) => {
    for (const path of ['/', '/open-projects', assignmentPath('a.b'), '/services.md', '/contact']) {
      const before = await (await fetch(`${url}${path}`, { headers: { Accept: 'text/html' } })).text();
      for (const headers of [{ RSC: '1' }, { RSC: '1', ...MARKDOWN }, { RSC: '1', 'Next-Router-Prefetch': '1' }]) {
        const part = await fetch(`${url}${path}`, { headers });
        expect(part.headers.get('content-type'), path).not.toContain('markdown');
        expect(part.headers.get('cache-control'), path).toContain('no-store');
        expect(await part.text(), path).not.toMatch(/^(?:---\n|<!DOCTYPE)/);
        const redirected = await fetch(`${url}${path}`, { headers, redirect: 'manual' });
        expect(redirected.headers.get('cache-control'), path).toContain('no-store');
      }
      const after = await (await fetch(`${url}${path}`, { headers: { Accept: 'text/html' } })).text();
      // The form token differs each time.
      const stable = (html: string) =>
        html.replace(/name="form" value="[^"]*"/g, '').replace(/<script>self[\s\S]*/, '');
      expect(stable(after), path).toBe(stable(before));
    }
  },

  'the contact form keeps what was typed until it is valid': async (url) => {
    const page = await (await fetch(`${url}${pages.contact.path}`)).text();
    const form = /name="form" value="([^"]*)"/.exec(page)?.[1] ?? 'no token';
    await wait(2_100);
    const post = (fields: Record<string, string>) =>
      fetch(`${url}${pages.contact.path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ form, extra: '', message: 'Two <people> & a bicycle', ...fields }),
      });
    const refused = await post({ name: '', email: 'nobody' });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('cache-control')).toBe('private, no-cache');
    const text = await refused.text();
    expect(text).toContain('Enter your name');
    expect(text).toContain('>Two &lt;people&gt; &amp; a bicycle</textarea>');
    expect(text).toContain('<meta name="robots" content="noindex"');
    const sent = await post({ name: 'A', email: 'a@reader.example' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/^\/contact\/sent\?ref=[0-9A-Z-]{9}$/);
    expect((await fetch(`${url}${sent.headers.get('location')}`)).status).toBe(200);
  },

  'an MCP tool can be called': async (url) => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_assignment', arguments: { id: '%' } },
    };
    const answer = await fetch(`${url}${resources.mcp.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify(call),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Named %');
  },
};
