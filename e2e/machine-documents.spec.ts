import { LIST_PARAMETERS } from '../lib/filters.ts';
import {
  type ResourceEntry,
  resourceEntries,
  resources,
} from '../lib/routes/resources.ts';
import { isPlain } from './support/plain-next.ts';
import { expect, test } from './support/test.ts';

const all: readonly ResourceEntry[] = resourceEntries;
const documents = all.filter(({ methods }) => methods === undefined);

for (const { path, type } of documents) {
  test(`${path} is ${type} with CORS, also for a refused method; 304 for a matching entity tag`, async ({
    site,
  }) => {
    const url = `${site.url}${path}`;
    const got = await fetch(url);
    expect(got.status).toBe(200);
    expect(await got.text()).not.toBe('');
    const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
    expect(got.headers.get('content-type')).toContain(`${type}${charset}`);
    expect(got.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(got.headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    );

    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe(
      'GET, HEAD, OPTIONS',
    );
    expect(preflight.headers.get('access-control-allow-headers')).toContain(
      'If-None-Match',
    );
    const refused = await fetch(url, { method: 'DELETE' });
    expect(refused.status).toBe(405);
    for (const { headers: sent } of [got, preflight, refused])
      expect(sent.get('access-control-allow-origin')).toBe('*');

    if (path === resources.health.path || path === resources.ready.path)
      return expect(got.headers.get('cache-control')).toBe('no-store');
    expect(got.headers.get('cache-control')).toMatch(/^public, max-age=/);
    if (isPlain) return;
    const etag = got.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    // Its headers, and other tags: lib/server/layer.test.ts.
    const again = await fetch(url, {
      headers: { 'If-None-Match': `"other", W/${etag}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
}

test('llms.txt has the search as a template with each of its parameters, and no probe', async ({
  request,
}) => {
  const text = await (await request.get(resources.llmsTxt.path)).text();
  expect(text).toContain(`/open-projects.md{?${LIST_PARAMETERS.join(',')}}`);
  for (const { path } of [resources.health, resources.ready])
    expect(text).not.toContain(path);
  // About 700 tokens.
  expect(text.length).toBeLessThan(2_700);
});

test('the api-catalog is a linkset of absolute addresses, and its HEAD response links to itself', async ({
  request,
}) => {
  const response = await request.head(resources.apiCatalog.path);
  expect(response.headers()['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  expect(response.headers().link).toMatch(/rel="api-catalog"/);
  const { linkset } = await (
    await request.get(resources.apiCatalog.path)
  ).json();
  expect(linkset[0].item.length).toBeGreaterThan(1);
  // That no link is broken: links.spec.ts.
  for (const { anchor } of linkset) expect(URL.canParse(anchor)).toBe(true);
});

test('there is no OAuth metadata at this origin, and no document that says what another says', async ({
  request,
}) => {
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/openid-configuration',
    '/.well-known/agent-card.json',
    '/.well-known/mcp.json',
    '/auth.md',
    '/sitemap.md',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
