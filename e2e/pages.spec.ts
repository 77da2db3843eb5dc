import { t } from '../lib/content/messages.ts';
import { shownPages } from '../lib/content/pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath, pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { BROWSER } from './support/accept-cases.ts';
import { documents } from './support/documents.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { isPlain } from './support/plain-next.ts';
import { expect, test } from './support/test.ts';

// Also run in plain Next, where a page that is not there is left to Next's
// client.
const MARKDOWN = 'text/markdown';
const PROBLEM = 'application/problem+json';
const links = documents.flatMap(({ path, type, rel }) =>
  rel ? `<${path}>; rel="${rel}"; type="${type}"` : [],
);

/** The headers of every response, however the site is started. */
const securityHeaders = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'.*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(
    /^(?:same|cross)-origin$/,
  ),
};

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const headingOf = (html: string) =>
  decode(/<h1(?: [^>]*)?>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading');

/** A response in a format, with its header fields as an object. */
async function ask(url: string, Accept: string) {
  const response = await fetch(url, { headers: { Accept } });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

test('every page has its title, description, address and policy, as HTML and as markdown without HTML', async ({
  site,
}) => {
  for (const { path, title, description } of shownPages) {
    const html = await ask(`${site.url}${path}`, 'text/html');
    expect(html, path).toMatchObject({
      status: 200,
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
      },
    });
    expect(Object.keys(html.headers).join(), path).not.toMatch(
      /set-cookie|x-powered-by|access-control-allow-origin|content-signal/,
    );
    const canonical = new URL(path, site.url).href.replace(/\/$/, '');
    for (const part of [
      `<title>${title}`,
      `<meta name="description" content="${description}"/>`,
      `<meta property="og:description" content="${description}"/>`,
      `<link rel="canonical" href="${canonical}`,
    ])
      expect(decode(html.text), path).toContain(part);
    // No link leads to the page one is on.
    for (const part of [
      'noindex',
      `href="${path}"`,
      ...(isPlain ? [] : ['/_next/']),
    ])
      expect(html.text, path).not.toContain(part);
    const { headers, text } = await ask(`${site.url}${path}`, MARKDOWN);
    expect(headers, path).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: expect.stringMatching(/\bAccept\b/),
      link: expect.stringContaining(`${path}>; rel="canonical"`),
      'content-signal': 'search=yes, ai-input=yes, ai-train=no',
    });
    for (const part of [
      `\ntitle: "${title}`,
      `\ndescription: ${JSON.stringify(description)}\n`,
      `\n# ${headingOf(html.text)}\n`,
      `<${site.url}${resources.llmsTxt.path}>`,
    ])
      expect(text, path).toContain(part);
    for (const node of nodesOf(parseMarkdown(text))) {
      expect(node.type).not.toBe('html');
      if (node.type === 'link')
        expect(node.url).toMatch(/^(?:https?:\/\/|mailto:)/);
    }
    expect(text, 'what is for eyes alone').not.toContain(t('frame.skip'));
    const twin = await ask(`${site.url}${markdownPath(path)}`, BROWSER);
    expect(twin.text, path).toBe(text);
  }
});

test('the home page links to every machine document by header, in both formats', async ({
  site,
}) => {
  for (const accept of ['text/html', MARKDOWN]) {
    const { headers } = await ask(site.url, accept);
    for (const link of links) expect(headers.link).toContain(link);
  }
  expect(links.length, 'control').toBeGreaterThan(3);
});

for (const [path, what] of [
  ['/no/such/page', 'page'],
  ['/contact/sent?ref=%3Cb%3E', 'page'],
  ['/md/services', 'page'],
  [assignmentPath('no-such-id'), 'assignment'],
  [`${pages.openProjects.path}?page=99`, 'page'],
] as const) {
  test(`${path} is 404 in the caller’s format, says so, and is not indexed; for an assignment it shows what is open`, async ({
    site,
  }) => {
    const title = t(`notFound.${what}.title`);
    const [html, markdown, json] = await Promise.all(
      ['text/html', MARKDOWN, 'application/json'].map((accept) =>
        ask(`${site.url}${path}`, accept),
      ),
    );
    for (const response of [html, markdown, json])
      expect(response?.status).toBe(404);
    const { text = '', headers } = html ?? {};
    expect(markdown?.text).toContain(`\ntitle: "${title}"\n`);
    expect(markdown?.text).not.toContain('canonical_url');
    expect(text).toContain(`<title>${title} · `);
    expect(text.match(/name="robots" content="noindex"/g)).toHaveLength(1);
    expect(text).not.toContain('rel="canonical"');
    if (isPlain) return;
    expect(json?.headers['content-type']).toBe(PROBLEM);
    expect(headingOf(text)).toBe(title);
    expect(headers?.['cache-control']).toBe('no-store');
    expect(text.includes('class="row"')).toBe(what === 'assignment');
  });
}

test('Next’s own addresses are 404, and those of the API as a problem document', async ({
  site,
}) => {
  for (const path of [
    '/md',
    '/_not-found',
    '/404',
    '/500',
    '/services.rsc',
    '/services.segments/_tree.segment.rsc',
  ])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  expect(await ask(`${site.url}/api/no-such-address`, '*/*')).toMatchObject({
    status: 404,
    headers: { 'content-type': PROBLEM },
  });
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
  for (const path of [
    assignmentPath('EX-1001'),
    '/services.md',
    '/no-such-page',
  ]) {
    const textWith = async (sent: Record<string, string>) =>
      (await fetch(`${site.url}${path}`, { headers: sent })).text();
    expect(await textWith(headers), path).toBe(await textWith({}));
  }
});
