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
    expect(
      [response.status, response.headers.get('content-type')],
      path,
    ).toEqual([200, 'text/html; charset=utf-8']);
    expect(Object.fromEntries(response.headers), path).toMatchObject(
      securityHeaders,
    );
    for (const name of [
      'set-cookie',
      'x-powered-by',
      'access-control-allow-origin',
      'content-signal',
    ])
      expect(response.headers.get(name), path).toBeNull();
    const html = await response.text();
    expect(
      decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
      path,
    ).toContain(title);
    for (const name of ['name="description"', 'property="og:description"'])
      expect(decode(html), path).toContain(
        `<meta ${name} content="${description}"/>`,
      );
    expect(html, path).toContain(
      `<link rel="canonical" href="${new URL(path, site.url).href.replace(/\/$/, '')}`,
    );
    expect(html, path).not.toContain('noindex');
    expect(html, 'no link leads to the page one is on').not.toContain(
      `href="${path}"`,
    );
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
    expect(nodes.filter(({ type }) => type === 'html')).toEqual([]);
    const urls = nodes.flatMap((node) =>
      node.type === 'link' ? [node.url] : [],
    );
    expect(urls.filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual(
      [],
    );
    expect(urls, path).toContain(`${site.url}${resources.llmsTxt.path}`);
    expect(text, 'what is for eyes alone').not.toMatch(
      new RegExp(`${t('frame.skip')}|honeypot`),
    );
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
    const link =
      (await fetch(site.url, { method: 'HEAD', headers })).headers.get(
        'link',
      ) ?? '';
    for (const { path, type, rels = [] } of documents) {
      for (const rel of rels)
        expect(link).toContain(`<${path}>; rel="${rel}"; type="${type}"`);
    }
  }
  expect(
    documents.flatMap(({ rels = [] }) => rels).length,
    'control',
  ).toBeGreaterThan(3);
});

test('a missing page is 404 in the caller’s format, says so, and is not indexed', async ({
  site,
}) => {
  for (const [path, says] of [
    ['/no/such/page', t('notFound.page.title')],
    ['/contact/sent?ref=%3Cb%3E', t('notFound.page.title')],
    ['/md/services', t('notFound.page.title')],
    [assignmentPath('no-such-id'), t('notFound.assignment.title')],
    [`${list}?page=99`, t('notFound.page.title')],
  ] as const) {
    const markdown = await fetch(`${site.url}${path}`, { headers: MARKDOWN });
    expect(
      [markdown.status, lineOf(await markdown.text(), 'title')],
      path,
    ).toEqual([404, says]);
    const json = await fetch(`${site.url}${path}`, {
      headers: { Accept: 'application/json' },
    });
    expect(json.status, path).toBe(404);
    if (!isPlain)
      expect(json.headers.get('content-type'), path).toBe(
        'application/problem+json',
      );
    const html = await fetch(`${site.url}${path}`);
    const text = await html.text();
    expect(html.status, path).toBe(404);
    if (!isPlain)
      expect(
        [headingOf(text), html.headers.get('cache-control')],
        path,
      ).toEqual([says, 'no-store']);
    expect(text, path).toContain(`<title>${says} · `);
    expect(
      text.match(/<meta name="robots" content="noindex"/g),
      path,
    ).toHaveLength(1);
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

// What other addresses allow: lib/routes/decide.test.ts.
test('a page allows GET, HEAD and OPTIONS, and says so', async ({ site }) => {
  for (const path of [listed, '/services.md']) {
    for (const [method, status] of [
      ['POST', 405],
      ['OPTIONS', 204],
    ] as const) {
      const answer = await fetch(`${site.url}${path}`, { method });
      expect([answer.status, answer.headers.get('allow')], path).toEqual([
        status,
        'GET, HEAD, OPTIONS',
      ]);
    }
    const head = await fetch(`${site.url}${path}`, { method: 'HEAD' });
    expect([head.status, await head.text()], path).toEqual([200, '']);
  }
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

test('the name of a server action, of which there is none, is not logged', async ({
  site,
  log,
}) => {
  const headers = {
    'Next-Action': 'named-by-a-stranger',
    'Content-Type': 'text/plain',
  };
  for (const path of ['/services', '/none', '/services.rsc', '/assets/none']) {
    const { status } = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers,
      body: 'a',
    });
    expect([status >= 400, status < 500], path).toEqual([true, true]);
  }
  expect(await log()).not.toContain('named-by-a-stranger');
});
