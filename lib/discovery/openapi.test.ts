import { expect, it } from 'vitest';
import { FILTER_NAMES } from '../filters.ts';
import { openApi } from './openapi.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object, type = 'application/json') => ({
  content: { [type]: { schema } },
});

it('the OpenAPI description is 3.1.0 and has each operation: the list is an array of assignments, and can fail with 502', () => {
  const description = openApi();
  const listResponses = {
    200: content({ type: 'array', items: schema('PublicProject') }),
    502: content(schema('Problem'), 'application/problem+json'),
  };
  const health = { 200: content(schema('Health')) };
  const parameters = [...FILTER_NAMES, 'page'].map((name) => ({
    name,
    in: 'query',
  }));
  const required = ['id', 'name', 'context', 'location', 'timeline', 'status'];
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    paths: {
      '/api/public-projects': {
        get: { operationId: 'listPublicProjects', responses: listResponses },
      },
      '/feed.json': { get: { parameters } },
      '/api/health': { get: { operationId: 'getHealth', responses: health } },
    },
    components: {
      schemas: {
        PublicProject: { required: [...required, 'roles'] },
        PublicProjectRole: { required: ['title'] },
      },
    },
  });
  expect(description).not.toHaveProperty(['paths', '/api/ready']);
  const entry = 'components.schemas.AssignmentFeed.properties.items.items';
  // In any offset: no pattern binds it to UTC.
  expect(description).toHaveProperty(`${entry}.properties.date_published`, {
    type: 'string',
    format: 'date-time',
  });
});
