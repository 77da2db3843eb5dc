import { t } from '../lib/content/messages.ts';
import { shownPages } from '../lib/content/pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath, pages } from '../lib/routes/pages.ts';
import {
  type ResourceEntry,
  resourceEntries,
  resources,
} from '../lib/routes/resources.ts';
import { BROWSER } from './support/accept-cases.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { isPlain } from './support/plain-next.ts';
import { securityHeaders } from './support/security-headers.ts';
import { expect, test } from './support/test.ts';

// Also run in plain Next, where a page that is not there is left to Next's
// client.
const MARKDOWN = { Accept: 'text/markdown' };
const documents = (resourceEntries as readonly ResourceEntry[]).filter(
  ({ methods }) => methods === undefined,
);
const listed = assignmentPath('EX-1001');
const list = pages.openProjects.path;

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const headingOf = (html: string) =>
  decode(/<h1(?: [^>]*)?>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading');
const lineOf = (markdown: string, name: string): string =>
  JSON.parse(
    new RegExp(`^${name}: (".*")$`, 'm').exec(markdown)?.[1] ??
      '"no such line"',
  );

test('every page has its title, description, address and policy, as HTML and as markdown without HTML', async ({
  site,
}) => {
  for (const { path, title, description } of shownPages) {
    const response = await fetch(`${site.url}${path}`, {
      headers: { Accept: 'text/html' },
    });
    expect(response.status, path).toBe(200);
    expect(Object.fromEntries(response.headers), path).toMatchObject({
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
    });
    for (const name of [
      'set-cookie',
      'x-powered-by',
      'access-control-allow-origin',
      'content-signal',
    ])
      expect(response.headers.get(name), path).toBeNull();
    const html = await response.text();
    const canonical = new URL(path, site.url).href.replace(/\/$/, '');
    for (const part of [
      `<title>${title}`,
      `<meta name="description" content="${description}"/>`,
      `<meta property="og:description" content="${description}"/>`,
      `<link rel="canonical" href="${canonical}`,
    ])
      expect(decode(html), path).toContain(part);
    // No link leads to the page one is on.
    for (const part of ['noindex', `href="${path}"`])
      expect(html, path).not.toContain(part);
    if (!isPlain) expect(html, path).not.toContain('/_next/');
    const markdown = await fetch(`${site.url}${path}`, { headers: MARKDOWN });
    expect(Object.fromEntries(markdown.headers), path).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: expect.stringMatching(/\bAccept\b/),
      link: expect.stringContaining(`${path}>; rel="canonical"`),
      'content-signal': 'search=yes, ai-input=yes, ai-train=no',
    });
    const text = await markdown.text();
    expect(lineOf(text, 'title'), path).toContain(title);
    expect(lineOf(text, 'description'), path).toBe(description);
    expect(/^# (.*)$/m.exec(text)?.[1], path).toBe(headingOf(html));
    const nodes = nodesOf(parseMarkdown(text));
    expect(nodes.map(({ type }) => type)).not.toContain('html');
    const links = nodes.filter((node) => node.type === 'link');
    for (const { url } of links)
      expect(url).toMatch(/^(?:https?:\/\/|mailto:)/);
    expect(text, path).toContain(`<${site.url}${resources.llmsTxt.path}>`);
    expect(text, 'what is for eyes alone').not.toContain(t('frame.skip'));
    const twin = await fetch(`${site.url}${markdownPath(path)}`, {
      headers: { Accept: BROWSER },
    });
    expect(await twin.text(), path).toBe(text);
  }
});

test('the home page links to every machine document by header, in both formats', async ({
  site,
}) => {
  for (const headers of [{ Accept: 'text/html' }, MARKDOWN]) {
    const home = await fetch(site.url, { method: 'HEAD', headers });
    for (const { path, type, rels = [] } of documents)
      for (const rel of rels)
        expect(home.headers.get('link')).toContain(
          `<${path}>; rel="${rel}"; type="${type}"`,
        );
  }
  expect(
    documents.flatMap(({ rels = [] }) => rels).length,
    'control',
  ).toBeGreaterThan(3);
});

test('a missing page is 404 in the caller’s format, says so, and is not indexed; for an assignment it shows what is open', async ({
  site,
}) => {
  for (const [path, title] of [
    ['/no/such/page', t('notFound.page.title')],
    ['/contact/sent?ref=%3Cb%3E', t('notFound.page.title')],
    ['/md/services', t('notFound.page.title')],
    [assignmentPath('no-such-id'), t('notFound.assignment.title')],
    [`${list}?page=99`, t('notFound.page.title')],
  ] as const) {
    const missing = async (Accept: string) => {
      const response = await fetch(`${site.url}${path}`, {
        headers: { Accept },
      });
      expect(response.status, path).toBe(404);
      return response;
    };
    const markdown = await (await missing('text/markdown')).text();
    expect(lineOf(markdown, 'title'), path).toBe(title);
    const json = await missing('application/json');
    const html = await missing('text/html');
    const text = await html.text();
    if (!isPlain) {
      expect(json.headers.get('content-type')).toBe('application/problem+json');
      expect(headingOf(text), path).toBe(title);
      expect(html.headers.get('cache-control'), path).toBe('no-store');
      expect(text.includes('class="assignment-links"')).toBe(
        title === t('notFound.assignment.title'),
      );
    }
    expect(text, path).toContain(`<title>${title} · `);
    expect(text.match(/name="robots" content="noindex"/g)).toHaveLength(1);
    expect(text, path).not.toContain('rel="canonical"');
  }
  for (const path of [
    '/md',
    '/_not-found',
    '/404',
    '/500',
    '/services.rsc',
    '/services.segments/_tree.segment.rsc',
  ]) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  }
  const api = await fetch(`${site.url}/api/no-such-address`);
  expect([api.status, api.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ]);
});

test('no header of Next’s client or of the middleware changes a response', async ({
  site,
}) => {
  const headers = {
    'x-site-page': '/contact?evil=1',
    'x-middleware-subrequest': 'middleware',
    'x-middleware-rewrite': '/services',
    'x-matched-path': '/services',
    'x-now-route-matches': '1=services',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'host=evil.example',
    ...(!isPlain && { RSC: '1', 'Next-Router-Prefetch': '1' }),
  };
  for (const path of [listed, '/services.md', '/no-such-page']) {
    const textWith = async (sent: Record<string, string>) =>
      (await fetch(`${site.url}${path}`, { headers: sent })).text();
    expect(await textWith(headers), path).toBe(await textWith({}));
  }
});
