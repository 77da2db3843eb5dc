import { expect, it } from 'vitest';
import { FILTER_NAMES } from '../filters.ts';
import { openApi } from './openapi.ts';

it('the OpenAPI description is 3.1.0 and has both operations: the list is an array of assignments, and can fail with 502', () => {
  const description = openApi() as Record<string, unknown>;
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.0.0' },
  });
  const reference = (name: string) => ({
    $ref: `#/components/schemas/${name}`,
  });
  const json = (schema: object) => ({
    content: { 'application/json': { schema } },
  });
  expect(description.paths).toMatchObject({
    '/api/public-projects': {
      get: {
        operationId: 'listPublicProjects',
        responses: {
          200: json({ type: 'array', items: reference('PublicProject') }),
          502: {
            content: {
              'application/problem+json': { schema: reference('Problem') },
            },
          },
        },
      },
    },
    '/api/health': {
      get: {
        operationId: 'getHealth',
        responses: { 200: json(reference('Health')) },
      },
    },
  });
  expect(
    Object.keys(description.paths as object),
    'no probe is part of the interface',
  ).toEqual(['/api/public-projects', '/feed.json', '/api/health']);
  const { parameters } = (
    description.paths as Record<string, { get: { parameters: object[] } }>
  )['/feed.json']?.get ?? { parameters: [] };
  expect(parameters).toEqual(
    [...FILTER_NAMES, 'page'].map((name) =>
      expect.objectContaining({ name, in: 'query' }),
    ),
  );
  expect(description.components).toMatchObject({
    schemas: {
      PublicProject: {
        required: [
          ...['id', 'name', 'context', 'location', 'timeline', 'status'],
          'roles',
        ],
        properties: { sector: {} },
      },
      PublicProjectRole: { required: ['title'] },
    },
  });
});
