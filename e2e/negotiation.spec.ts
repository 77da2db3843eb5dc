import { assignmentPath, markdownPath } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { BROWSER } from './support/accept-cases.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

// That each page has both formats is tested in `any-way.spec.ts`. Here it is one address of each kind.
const PATHS = [pages.home.path, pages.contact.path, assignmentPath(openIds[0] ?? ''), `${pages.openProjects.path}?q=a`];
const CLAUDE_CODE = 'text/markdown, text/html, */*';

const ask = (url: string, accept: string | null, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...(accept !== null && { Accept: accept }), ...headers } });

for (const path of PATHS) {
  test(`${path} is HTML or markdown by Accept, with Vary, and 304 for a matching entity tag; its markdown is the same at its own address for any Accept`, async ({
    site,
  }) => {
    const url = `${site.url}${path}`;
    const etags: string[] = [];
    for (const [accept, format] of [
      [BROWSER, 'html'],
      [null, 'html'],
      [CLAUDE_CODE, 'markdown'],
      ['text/html;q=0.2, text/markdown;q=0.1', 'html'],
    ] as const) {
      const { status, headers } = await ask(url, accept);
      expect([status, headers.get('content-type')]).toEqual([200, `text/${format}; charset=utf-8`]);
      expect(headers.get('vary')?.split(/, */)).toContain('Accept');
      expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const signal = format === 'markdown' ? 'search=yes, ai-input=yes, ai-train=no' : null;
      expect(headers.get('content-signal')).toBe(signal);

      // A page with a form is rendered per visitor, so no two responses have the same bytes.
      if (headers.get('cache-control')?.startsWith('private')) continue;
      const etag = headers.get('etag') ?? '';
      etags.push(etag);
      const known = await ask(url, accept, { 'If-None-Match': etag });
      expect([known.status, await known.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(known.headers.get(name), name).toBe(headers.get(name));
      }
      expect((await ask(url, accept, { 'If-None-Match': '"other"' })).status, 'control').toBe(200);
    }
    const html = path === pages.contact.path ? '"of-html"' : `${etags[0]}`;
    expect((await ask(url, CLAUDE_CODE, { 'If-None-Match': html })).status).toBe(200);
    const negotiated = await (await ask(url, 'text/markdown')).text();
    const own = `${site.url}${markdownPath(path)}`;
    for (const accept of [BROWSER, 'text/markdown', null]) {
      const twin = await ask(own, accept);
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
