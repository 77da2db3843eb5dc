import { LIST_PARAMETERS } from '../lib/filters.ts';
import { resources } from '../lib/routes/resources.ts';
import { documents } from './support/documents.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const probes: readonly string[] = [resources.health.path, resources.ready.path];

// Methods, preflight requests and entity tags:
// lib/routes/decide.test.ts, lib/server/layer.test.ts.
for (const { path, type } of documents) {
  test(`${path} is ${type}, for any origin`, async ({ request }) => {
    const got = await request.get(path);
    expect(got.status()).toBe(200);
    expect(await got.text()).not.toBe('');
    const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
    expect(got.headers()).toMatchObject({
      'content-type': expect.stringContaining(`${type}${charset}`),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('ETag'),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': probes.includes(path)
        ? 'no-store'
        : expect.stringMatching(/^public, max-age=/),
    });
  });
}

// The fields of the specification, and no others, whatever the feed has:
// app/hostile-feed.test.ts.
test('GET /api/public-projects has the valid assignments in the feed’s order, with the first of each id; GET /api/health is { ok, service } and no more', async ({
  request,
}) => {
  const jsonAt = async ({ path }: { readonly path: string }) =>
    (await request.get(path)).json();
  expect(await jsonAt(resources.projectsApi)).toMatchObject(
    openIds.map((id) => ({ id })),
  );
  expect(await jsonAt(resources.health)).toEqual({
    ok: true,
    service: 'Test Consulting',
  });
});

test('llms.txt has the search as a template with each of its parameters, and no probe', async ({
  request,
}) => {
  const text = await (await request.get(resources.llmsTxt.path)).text();
  expect(text).toContain(`/open-projects.md{?${LIST_PARAMETERS.join(',')}}`);
  for (const path of probes) expect(text).not.toContain(path);
  // About 700 tokens.
  expect(text.length).toBeLessThan(2_700);
});

test('the api-catalog is a linkset of absolute addresses, and its HEAD response links to itself', async ({
  request,
}) => {
  const { path } = resources.apiCatalog;
  expect((await request.head(path)).headers()).toMatchObject({
    'content-type':
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    link: expect.stringContaining('rel="api-catalog"'),
  });
  const { linkset } = await (await request.get(path)).json();
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
