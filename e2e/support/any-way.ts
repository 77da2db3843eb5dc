import { expect } from 'playwright/test';
import { checkToken, formKey } from '../../lib/contact/form-token.ts';
import { shownPages } from '../../lib/content/shown-pages.ts';
import type { PublicProject } from '../../lib/public-project/public-project.ts';
import { assignmentPath, markdownPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { type ResourceEntry, resourceEntries, resources } from '../../lib/routes/resources.ts';
import { BROWSER } from './accept-cases.ts';
import { CONTACT_SECRET, post, referenceIn } from './contact.ts';
import { factsInHtml, factsInMarkdown, factsOf } from './facts.ts';
import { SECRET } from './feed.ts';
import { ODD_IDS } from './hostile-feed.ts';
import { jsonLdIn } from './html.ts';
import { parseMarkdown } from './markdown.ts';
import { withMcpClient } from './mcp-client.ts';
import { rawRequest } from './raw-request.ts';
import { securityHeaders } from './security-headers.ts';
import type { Upstream } from './upstream.ts';

const MARKDOWN = { Accept: 'text/markdown' };
const documents = (resourceEntries as readonly ResourceEntry[]).filter(({ method }) => method !== 'POST');
const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const headingOf = (html: string) => decode(/<h1(?: [^>]*)?>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading');
// Absolute addresses come from the configuration, not from the request.
const withoutHost = (address: string) => address.replace(/^https?:\/\/[^/"]+/, '');
const canonicalOf = (html: string) => {
  const address = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return address === undefined ? null : withoutHost(address);
};
const lineOf = (markdown: string, name: string): string =>
  JSON.parse(new RegExp(`^${name}: (".*")$`, 'm').exec(markdown)?.[1] ?? '"no such line"');
const titleOf = (markdown: string) => lineOf(markdown, 'title');
const typesOfData = (html: string) => jsonLdIn(html).map((data) => data['@type']);
/** A text without the times in it, such as that of the last reading, which may change between two requests. */
const untimed = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC/g, 'then');
// Of a page that calls notFound(), plain Next sends the head alone.
const isLeftToClient = (html: string) => html.includes('<html id="__next_error__"');

/** The settings of a site for {@link checks} and {@link differences}; its feed has to be that of odd ids. */
export const settingsFor = (upstream: Upstream) => ({
  SALES_EMAIL: 'sales@example.org',
  PROJECTS_FEED_URL: upstream.url,
  // A feed that fails at the start is soon read again.
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_TIMEOUT_SECONDS: '60',
  CONTACT_SECRET,
});

/** Requests whose response is the same however the site is started. */
export const checks: Readonly<Record<string, (url: string) => Promise<void>>> = {
  'an assignment with any id is available in every format': async (url) => {
    const listed: { id: string }[] = await (await fetch(`${url}${resources.projectsApi.path}`)).json();
    expect(listed.slice(0, ODD_IDS.length).map(({ id }) => id)).toEqual(ODD_IDS);
    for (const id of ODD_IDS) {
      const path = assignmentPath(id);
      const html = await fetch(`${url}${path}`);
      expect(html.status, id).toBe(200);
      const text = await html.text();
      expect(headingOf(text), id).toBe(`Named ${id}`);
      expect(decode(text), id).toContain(`<title>Named ${id} · `);
      expect(text, id).not.toContain('Named <');
      expect(canonicalOf(text), id).toBe(path);
      const markdown = await fetch(`${url}${markdownPath(path)}`);
      expect(markdown.status, id).toBe(200);
      expect(titleOf(await markdown.text()), id).toBe(`Named ${id}`);
    }
  },

  // What the text of the tool says: app/hostile-feed.test.ts.
  'an assignment has the same facts in JSON, HTML, markdown and MCP, and nothing private': async (url) => {
    const id = 'a.b';
    const path = assignmentPath(id);
    const textAt = async (address: string, headers = {}) => (await fetch(`${url}${address}`, { headers })).text();
    const json = await textAt(resources.projectsApi.path);
    const all: PublicProject[] = JSON.parse(json);
    const [listed] = all.filter((item) => item.id === id);
    if (listed === undefined) throw new Error(`expected ${id} in the list`);
    const html = await textAt(path);
    const markdown = await textAt(path, MARKDOWN);
    expect(factsInHtml(html)).toEqual(factsOf(listed, all));
    expect(factsInMarkdown(parseMarkdown(markdown))).toEqual(factsOf(listed, all));
    expect(typesOfData(html)).toEqual(['BreadcrumbList']);
    await withMcpClient(url, async (client) => {
      const result = await client.callTool({ name: 'get_assignment', arguments: { id } });
      expect(result.structuredContent).toMatchObject({ assignments: [listed] });
      expect(JSON.stringify(result)).not.toContain(SECRET);
    });
    for (const text of [json, html, markdown]) expect(text).not.toContain(SECRET);
  },

  'every page has its title, description, addresses and structured data, as HTML and as markdown': async (url) => {
    const types: Readonly<Record<string, readonly string[]>> = {
      '/': ['Organization', 'WebSite'],
      [pages.openProjects.path]: ['BreadcrumbList', 'CollectionPage'],
    };
    for (const { path, title, description } of shownPages) {
      const response = await fetch(`${url}${path}`, { headers: { Accept: 'text/html' } });
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(response.headers.get('link'), path).toContain(`<${markdownPath(path)}>; rel="alternate"`);
      expect(response.headers.get('content-signal'), path).toBeNull();
      const html = await response.text();
      const [, titled = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(decode(titled), path).toContain(title);
      expect(decode(html), path).toContain(`<meta name="description" content="${description}"/>`);
      expect(decode(html), path).toContain(`<meta property="og:description" content="${description}"/>`);
      expect(html, path).toMatch(/<nav aria-label="Main">[\s\S]*<footer/);
      expect(html, path).not.toContain('noindex');
      expect(canonicalOf(html), path).toBe(path);
      expect(typesOfData(html).sort(), path).toEqual(types[path] ?? ['BreadcrumbList']);
      const markdown = await fetch(`${url}${path}`, { headers: MARKDOWN });
      expect(markdown.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers.get('vary'), path).toMatch(/\bAccept\b/);
      expect(markdown.headers.get('link'), path).toContain(`${path}>; rel="canonical"`);
      expect(markdown.headers.get('content-signal'), path).toBe('search=yes, ai-input=yes, ai-train=no');
      const text = await markdown.text();
      const twin = await fetch(`${url}${markdownPath(path)}`, { headers: { Accept: BROWSER } });
      expect(twin.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8');
      expect(twin.headers.get('link'), path).toContain(`${path}>; rel="canonical"`);
      expect(untimed(await twin.text()), path).toBe(untimed(text));
      expect(titleOf(text), path).toContain(title);
      expect(lineOf(text, 'description'), path).toBe(description);
      expect(withoutHost(lineOf(text, 'canonical_url')), path).toBe(path);
      expect(/^# (.*)$/m.exec(text)?.[1], path).toBe(headingOf(html));
    }
  },

  'every machine document has its media type and can be read by any origin': async (url) => {
    for (const { path, type } of documents) {
      const response = await fetch(`${url}${path}`, { headers: { Origin: 'https://else.example' } });
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')?.split(';')[0], path).toBe(type);
      expect(response.headers.get('access-control-allow-origin'), path).toBe('*');
      await response.arrayBuffer();
    }
  },

  'every response has the security headers, and says how long it may be stored': async (url) => {
    const live = /^public, max-age=0, s-maxage=1, /;
    for (const [path, origin, caching] of [
      ['/', 'same-origin', live],
      ['/services.md', 'same-origin', live],
      ['/no-such-page', 'same-origin', /\bno-store\b/],
      [resources.projectsApi.path, 'cross-origin', live],
      ['/opengraph-image.png', 'cross-origin', /^public, /],
      ['/assets/site.css', 'cross-origin', /^public, max-age=31536000, immutable$/],
    ] as const) {
      const { headers } = await fetch(`${url}${path}`);
      expect(Object.fromEntries(headers), path).toMatchObject(securityHeaders);
      expect(headers.get('cross-origin-resource-policy'), path).toBe(origin);
      expect(headers.get('x-powered-by'), path).toBeNull();
      expect(headers.get('cache-control'), path).toMatch(caching);
    }
  },

  'a long list has a second page, which links to the first': async (url) => {
    const second = await fetch(`${url}${pages.openProjects.path}?page=2`);
    const html = await second.text();
    expect(canonicalOf(html)).toBe(`${pages.openProjects.path}?page=2`);
    expect(withoutHost(/<link rel="prev" href="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(pages.openProjects.path);
    expect(html).toContain('Page 2 of 2');
    const markdown = await (await fetch(`${url}${pages.openProjects.path}.md?page=2`)).text();
    expect(withoutHost(lineOf(markdown, 'prev'))).toBe(markdownPath(pages.openProjects.path));
    const filtered = await (await fetch(`${url}${pages.openProjects.path}?q=N-7`)).text();
    expect(filtered.match(/<article/g)).toHaveLength(1);
  },

  'a person who opens the MCP endpoint is sent to the documentation, and a program gets the 404 of a page as a problem':
    async (url) => {
      for (const [accept, endpoint, missing] of [
        [BROWSER, 303, 'text/html; charset=utf-8'],
        ['application/json', 405, 'application/problem+json'],
        [null, 405, 'text/html; charset=utf-8'],
      ] as const) {
        const headers: Record<string, string> = accept === null ? {} : { Accept: accept };
        expect((await rawRequest(url, 'GET', resources.mcp.path, headers)).status, `${accept}`).toBe(endpoint);
        const answer = await rawRequest(url, 'GET', '/no-such-page', headers);
        expect([answer.status, answer.headers['content-type']], `${accept}`).toEqual([404, missing]);
      }
    },

  'the home page links to every machine document by header, in both formats, and by element': async (url) => {
    const html = await (await fetch(url)).text();
    for (const [headers, own] of [
      [{ Accept: 'text/html' }, 'alternate'],
      [MARKDOWN, 'canonical'],
    ] as const) {
      const link = (await fetch(url, { method: 'HEAD', headers })).headers.get('link') ?? '';
      for (const { path, type, rels = [] } of documents) {
        for (const rel of rels) {
          expect(link).toContain(`<${path}>; rel="${rel}"; type="${type}"`);
          expect(html).toContain(`<link rel="${rel}" type="${type}" href="${path}"/>`);
        }
      }
      const all = ['api-catalog', 'describedby', own, 'service-desc', 'service-doc', 'service-meta', 'status'];
      expect([...link.matchAll(/rel="([\w-]+)"/g)].map(([, rel]) => rel).toSorted()).toEqual(all.toSorted());
    }
  },

  'a missing page is 404 in the caller’s format': async (url) => {
    const unknown = ['/no/such/page', '/contact/sent?ref=%3Cb%3E', '/md/services', '/none', '/llms.txt.md'];
    for (const [path, says] of [
      ...[...unknown, '/mcp/none', '/.well-known/none'].map((address) => [address, 'Page not found'] as const),
      [assignmentPath('no-such-id'), 'This assignment is not open'],
      [`${pages.openProjects.path}?page=99`, 'The list is shorter now'],
    ] as const) {
      const markdown = await fetch(`${url}${path}`, { headers: MARKDOWN });
      expect(markdown.status, path).toBe(404);
      expect(titleOf(await markdown.text()), path).toBe(says);
      expect((await fetch(`${url}${path}`, { headers: { Accept: 'application/json' } })).status, path).toBe(404);
      // This address has no HTML.
      if (path.endsWith('.md')) continue;
      const html = await fetch(`${url}${path}`);
      expect(html.status, path).toBe(404);
      // In plain Next this header is set before the page is known to be missing.
      expect(html.headers.get('cache-control'), path).toMatch(/\bno-store\b|, s-maxage=1, /);
      const text = await html.text();
      if (!isLeftToClient(text)) expect(headingOf(text), path).toBe(says);
      expect(text, path).toContain(`<title>${says} · `);
      expect(text.match(/<meta name="robots" content="noindex"/g), path).toHaveLength(1);
      expect(text, path).not.toContain('rel="canonical"');
    }
    for (const path of ['/md', '/_not-found', '/_global-error', '/404', '/500']) {
      const html = await fetch(`${url}${path}`);
      expect(html.status, path).toBe(404);
      expect(headingOf(await html.text()), path).toBe('Page not found');
    }
    const api = await fetch(`${url}/api/no-such-address`);
    expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  },

  'addresses of Next’s page segments are 404': async (url) => {
    const segments = ['/services.segments/_tree.segment.rsc', '/services.segments/services.txt'];
    for (const path of ['/services.rsc', `${assignmentPath('a.b')}.rsc`, '/index.rsc', ...segments]) {
      for (const headers of [{}, MARKDOWN]) expect((await fetch(`${url}${path}`, { headers })).status, path).toBe(404);
    }
  },

  // Forms of server actions, and every method: lib/routes/decide.test.ts.
  'a page allows GET, HEAD and OPTIONS, and says so': async (url) => {
    const ALLOW = 'GET, HEAD, OPTIONS';
    for (const path of ['/', assignmentPath('a/b'), '/no-such-page', '/services.md']) {
      const form = new FormData();
      form.set('a', 'b');
      for (const body of [form, new URLSearchParams(form as never), 'a=b']) {
        const posted = await fetch(`${url}${path}`, { method: 'POST', body });
        expect([posted.status, posted.headers.get('allow')], path).toEqual([405, ALLOW]);
        expect((await posted.json()).code).toBe('method_not_allowed');
      }
      const options = await fetch(`${url}${path}`, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('allow')], path).toEqual([204, ALLOW]);
      const [get, head] = [await fetch(`${url}${path}`), await fetch(`${url}${path}`, { method: 'HEAD' })];
      const type = get.headers.get('content-type');
      expect([head.status, head.headers.get('content-type'), await head.text()], path).toEqual([get.status, type, '']);
    }
    const deleted = await fetch(`${url}${pages.services.path}`, { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, ALLOW]);
  },

  'what Next’s client or the middleware would send never changes the response to others, nor internal headers that to the caller':
    async (url) => {
      // The form token differs each time.
      const stable = (html: string) =>
        untimed(html)
          .replace(/name="form" value="[^"]*"/g, '')
          .replace(/<script>self[\s\S]*/, '');
      const internal = {
        'x-site-page': '/contact?evil=1',
        'x-site-form': 'evil',
        'x-middleware-subrequest': 'middleware',
      };
      for (const path of ['/', assignmentPath('a.b'), '/services.md', '/contact', '/no-such-page', '/llms.txt']) {
        for (const accept of [{ Accept: 'text/html' }, MARKDOWN]) {
          const control = await fetch(`${url}${path}`, { headers: accept });
          const before = stable(await control.text());
          for (const [headers, redirect] of [
            [internal, 'manual'],
            [{ RSC: '1' }, 'follow'],
            [{ RSC: '1', 'Next-Router-Prefetch': '1' }, 'manual'],
          ] as const) {
            const response = await fetch(`${url}${path}`, { headers: { ...accept, ...headers }, redirect });
            const text = await response.text();
            if (response.status === 204) expect(response.headers.get('cache-control'), path).toBe('no-store');
            else expect(response.headers.get('content-type'), path).toMatch(/^text\/(?:html|markdown|plain)/);
            if (headers !== internal) continue;
            expect([response.status, stable(text)], path).toEqual([control.status, before]);
          }
          const after = await fetch(`${url}${path}`, { headers: accept });
          expect([after.status, stable(await after.text())], path).toEqual([control.status, before]);
        }
      }
    },

  'the contact form keeps what was typed until it is valid': async (url) => {
    const page = await fetch(`${url}${pages.contact.path}`);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const [, form = 'no token'] = /name="form" value="([^"]*)"/.exec(await page.text()) ?? [];
    const key = formKey({ secret: CONTACT_SECRET });
    expect(checkToken(key, form).state, 'control').toBe('too-fast');
    expect(checkToken(key, form, Date.now() + 10_000).state).toBe('good');
    const refused = await post({ url }, { name: '', email: 'nobody', message: 'Two <people> & a bicycle' });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('cache-control')).toBe('private, no-cache');
    const text = await refused.text();
    expect(text).toContain('Enter your name');
    expect(text).toContain('>Two &lt;people&gt; &amp; a bicycle</textarea>');
    expect(text).toContain('<meta name="robots" content="noindex"');
    const sent = await post({ url });
    expect([sent.status, referenceIn(sent)]).toEqual([303, expect.any(String)]);
    expect((await fetch(`${url}${sent.headers.get('location')}`)).status).toBe(200);
  },
};

type Difference = { readonly of: (url: string) => Promise<unknown>; readonly layer: unknown; readonly plain: unknown };

/** What the layer does and plain Next doesn't. */
export const differences: Readonly<Record<string, Difference>> = {
  'whether a page has scripts of the framework': {
    of: async (url) => /<script src="\/_next\//.test(await (await fetch(`${url}${pages.services.path}`)).text()),
    layer: false,
    plain: true,
  },
  'the scripts that the policy allows': {
    of: async (url) => {
      const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
      return /script-src [^;]*/.exec(policy)?.[0];
    },
    layer: "script-src 'self'",
    plain: "script-src 'self' 'unsafe-inline'",
  },
  'what Next’s client gets when it asks for a part of a page': {
    of: async (url) => (await fetch(`${url}/services`, { headers: { RSC: '1' } })).status,
    layer: 200,
    plain: 204,
  },
  'whether HTML varies by Accept': {
    of: async (url) => /\bAccept\b(?!-)/.test((await fetch(url)).headers.get('vary') ?? ''),
    layer: true,
    plain: false,
  },
  'whether the text of a 404 page is left to JavaScript': {
    of: async (url) => isLeftToClient(await (await fetch(`${url}${assignmentPath('no-such-id')}`)).text()),
    layer: false,
    plain: true,
  },
  'what a program gets for an assignment that is not open': {
    of: async (url) => {
      const headers = { Accept: 'application/json' };
      return (await fetch(`${url}${assignmentPath('no-such-id')}`, { headers })).headers.get('content-type');
    },
    layer: 'application/problem+json',
    plain: 'text/html; charset=utf-8',
  },
  'whether JSON has an entity tag': {
    of: async (url) => (await fetch(`${url}${resources.projectsApi.path}`)).headers.has('etag'),
    layer: true,
    plain: false,
  },
};
