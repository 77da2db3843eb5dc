import { resources } from '../lib/routes/resources.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { expect, test } from './support/test.ts';

test('the OpenAPI description is 3.1.0, version 1.0.0, with both operations and the 502', async ({ request }) => {
  const description = await (await request.get(resources.openapi.path)).json();
  expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  const { get: list } = description.paths['/api/public-projects'];
  expect(list.operationId).toBe('listPublicProjects');
  expect(Object.keys(list.responses)).toEqual(expect.arrayContaining(['200', '502']));
  expect(description.paths['/api/health'].get.operationId).toBe('getHealth');
  expect(Object.keys(description.paths), 'no probe is part of the interface').toEqual([
    '/api/public-projects',
    '/api/health',
  ]);
  const { PublicProject, PublicProjectRole } = description.components.schemas;
  expect(PublicProject.required).toEqual(['id', 'name', 'context', 'location', 'timeline', 'status', 'roles']);
  expect(Object.keys(PublicProject.properties)).toEqual(
    expect.arrayContaining(['id', 'name', 'sector', 'context', 'location', 'timeline', 'status', 'roles']),
  );
  expect(PublicProjectRole.required).toEqual(['title']);
});

test('the server card names the tools that the server lists', async ({ request, site }) => {
  const card = await (await request.get(resources.wellKnownServerCard.path)).json();
  const { tools } = await withMcpClient(site.url, (client) => client.listTools());
  expect(tools.map(({ name, title }) => ({ name, title }))).toEqual(card.tools);
});

test('there is no OAuth metadata at this origin, and no document that says what another says', async ({ request }) => {
  const names = ['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration', 'agent-card.json'];
  const gone = ['/auth.md', '/sitemap.md', '/.well-known/ard.json', '/.well-known/mcp.json'];
  for (const path of [...names.map((name) => `/.well-known/${name}`), ...gone]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
