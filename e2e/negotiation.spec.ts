import { assignmentPath, markdownPath } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { BROWSER } from './support/accept-cases.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

// That each page has both formats is tested in `any-way.spec.ts`; the rule of Accept, in lib/http/accept.test.ts; entity tags
// and 304, in lib/server/layer.test.ts. Here it is one address of each kind.
const PATHS = [pages.home.path, pages.contact.path, assignmentPath(openIds[0] ?? ''), `${pages.openProjects.path}?q=a`];
const CLAUDE_CODE = 'text/markdown, text/html, */*';

const ask = (url: string, accept: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { Accept: accept, ...headers } });

for (const path of PATHS) {
  test(`${path} is HTML or markdown by Accept, with Vary and a tag for each; its markdown is the same at its own address for any Accept`, async ({
    site,
  }) => {
    const url = `${site.url}${path}`;
    for (const [accept, other, format, signal] of [
      [BROWSER, CLAUDE_CODE, 'html', null],
      [CLAUDE_CODE, BROWSER, 'markdown', 'search=yes, ai-input=yes, ai-train=no'],
    ] as const) {
      const { status, headers } = await ask(url, accept);
      expect([status, headers.get('content-type')]).toEqual([200, `text/${format}; charset=utf-8`]);
      expect(headers.get('vary')?.split(/, */)).toContain('Accept');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('content-signal')).toBe(signal);
      // A page with a form is rendered per visitor, so no two responses have the same bytes.
      if (headers.get('cache-control')?.startsWith('private')) continue;
      const known = { 'If-None-Match': headers.get('etag') ?? '' };
      expect((await ask(url, accept, known)).status).toBe(304);
      expect((await ask(url, other, known)).status, 'in the other format').toBe(200);
    }
    const negotiated = await (await ask(url, 'text/markdown')).text();
    for (const accept of [BROWSER, 'text/markdown']) {
      const twin = await ask(`${site.url}${markdownPath(path)}`, accept);
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(twin.headers.get('link')).toContain(`<${url}>; rel="canonical"`);
      expect(await twin.text()).toBe(negotiated);
    }
  });
}

test('several Accept headers are read as one list, and a very long one is no error', async ({ site }) => {
  const lines = new Headers();
  lines.append('Accept', 'text/html;q=0.4');
  lines.append('Accept', 'text/markdown;q=0.5');
  for (const headers of [lines, { Accept: `${'text/plain;q=0.1, '.repeat(400)}text/markdown` }]) {
    const response = await fetch(`${site.url}${pages.services.path}`, { headers });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  }
});
