import { assignmentPath, markdownPath, pageEntries } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const paths = [...pageEntries.map(({ path }) => path as string), ...openIds.slice(0, 2).map(assignmentPath)];
const filtered = `${pages.openProjects.path}?q=developer`;

const CLAUDE_CODE = 'text/markdown, text/html, */*';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const varies = (headers: Headers) => (headers.get('vary') ?? '').split(/, */);
const ask = (url: string, accept: string | null, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...(accept === null ? {} : { Accept: accept }), ...init.headers } });

for (const path of [...paths, filtered]) {
  test(`${path} is HTML or markdown by Accept, with Vary, and 304 for a matching entity tag`, async ({ site }) => {
    const url = `${site.url}${path}`;
    const etags: string[] = [];
    for (const [accept, format] of [
      [BROWSER, 'html'],
      [null, 'html'],
      [CLAUDE_CODE, 'markdown'],
      ['text/html;q=0.2, text/markdown;q=0.1', 'html'],
    ] as const) {
      const response = await ask(url, accept);
      await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`text/${format}; charset=utf-8`);
      expect(varies(response.headers)).toContain('Accept');
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      const link = response.headers.get('link') ?? '';
      if (format === 'markdown') {
        expect(link).toContain(`<${url}>; rel="canonical"`);
        expect(response.headers.get('content-signal')).toBe('search=yes, ai-input=yes, ai-train=no');
      } else {
        expect(link).toContain(`<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`);
      }
      const inner = [...response.headers.keys()].filter((name) => /^x-(middleware|nextjs|matched|powered)/.test(name));
      expect(inner).toEqual([]);

      // A page with a form is rendered per visitor, so no two responses have the same bytes.
      if (response.headers.get('cache-control')?.startsWith('private')) continue;
      const etag = response.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      etags.push(etag);
      const known = await ask(url, accept, { headers: { 'If-None-Match': etag } });
      expect(known.status).toBe(304);
      expect(await known.text()).toBe('');
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(known.headers.get(name), name).toBe(response.headers.get(name));
      }
      const control = await ask(url, accept, { headers: { 'If-None-Match': '"other"' } });
      expect(control.status).toBe(200);
    }
    const html = path === pages.contact.path ? '"of-html"' : `${etags[0]}`;
    expect((await ask(url, CLAUDE_CODE, { headers: { 'If-None-Match': html } })).status).toBe(200);
  });

  test(`${markdownPath(path)} is the same markdown for any Accept`, async ({ site }) => {
    const negotiated = await (await ask(`${site.url}${path}`, 'text/markdown')).text();
    for (const accept of [BROWSER, 'text/markdown', null]) {
      const twin = await ask(`${site.url}${markdownPath(path)}`, accept);
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(twin.headers.get('link')).toContain(`<${site.url}${path}>; rel="canonical"`);
      expect(await twin.text()).toBe(negotiated);
    }
  });
}

test('several Accept headers are read as one list, and a very long one is no error', async ({ request, site }) => {
  const long = `${'text/plain;q=0.1, '.repeat(400)}text/markdown`;
  const response = await request.get(pages.services.path, { headers: { Accept: long } });
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const lines = new Headers();
  lines.append('Accept', 'text/html;q=0.4');
  lines.append('Accept', 'text/markdown;q=0.5');
  const two = await fetch(`${site.url}${pages.services.path}`, { headers: lines });
  expect(two.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});
