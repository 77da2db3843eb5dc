import * as z from 'zod';
import { absoluteUrl, config } from '../config.ts';
import { ApiProject, PublicProjectRole } from '../public-project.ts';
import { INTERFACE_VERSION, pages, resources } from '../site.ts';

/** `GET /api/health` (interface specification §2). */
export const Health = z.object({
  ok: z.boolean().describe('Whether the website is reachable'),
  service: z.string().describe('The name of the service'),
});

const namedSchemas = z
  .registry<{ id: string }>()
  .add(ApiProject, { id: 'PublicProject' })
  .add(PublicProjectRole, { id: 'PublicProjectRole' })
  .add(Health, { id: 'Health' });

/** The JSON Schemas by name, with references between them. */
function schemas(): object {
  const generated = z.toJSONSchema(namedSchemas, {
    uri: (id) => reference(id).$ref,
    override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
  });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const response = (description: string, schema: object, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

const problem = (description: string) => response(description, reference('Problem'), 'application/problem+json');

/** The OpenAPI 3.1 description of the public HTTP API, generated from the schemas the site itself uses. */
export function openApi(): object {
  const { baseUrl, siteName, salesEmail } = config();
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: public assignments API`,
      version: INTERFACE_VERSION,
      summary: 'Read-only, unauthenticated access to open consulting assignments and to the website’s health.',
      description: `The same assignments as on ${absoluteUrl(pages.openProjects.path)}. No key or login is needed. For rate and size limits, see ${absoluteUrl(pages.docs.path)}#limits.`,
      contact: { name: siteName, url: absoluteUrl(pages.contact.path), email: salesEmail },
    },
    servers: [{ url: baseUrl }],
    security: [],
    externalDocs: { url: absoluteUrl(pages.docs.path), description: pages.docs.title },
    tags: [
      { name: 'assignments', description: resources.projectsApi.description },
      { name: 'service', description: resources.health.description },
    ],
    paths: {
      [resources.projectsApi.path]: {
        get: {
          operationId: 'listPublicProjects',
          tags: ['assignments'],
          summary: 'List open assignments',
          description:
            'The open consulting assignments shown on the Open projects page, all in one array. There are no parameters.',
          responses: {
            200: response('The open assignments', { type: 'array', items: reference('PublicProject') }),
            304: { description: 'Not modified: the entity tag in If-None-Match is current' },
            429: problem('Too many requests from this IP address. Retry-After says when to try again'),
            502: problem('The upstream assignment feed is unavailable. Retry-After says when to try again'),
            503: problem('The server is busy. Retry-After says when to try again'),
          },
        },
      },
      [resources.health.path]: {
        get: {
          operationId: 'getHealth',
          tags: ['service'],
          summary: 'Report that the website is reachable',
          description: 'Does not depend on the assignment feed.',
          responses: { 200: response('The website is reachable', reference('Health')) },
        },
      },
    },
    components: {
      schemas: {
        ...schemas(),
        Problem: {
          type: 'object',
          description: 'A problem document (RFC 9457)',
          required: ['type', 'title', 'status', 'detail', 'code'],
          properties: {
            type: { type: 'string', format: 'uri-reference' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string', description: 'What happened and what to do' },
            code: { type: 'string', description: 'An error code for programs' },
          },
        },
      },
    },
  };
}
