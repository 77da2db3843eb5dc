import { z } from 'zod';
import { absoluteUrl, config } from '../config.ts';
import { INTERFACE_VERSION } from '../mcp/identity.ts';
import { PublicProject, PublicProjectRole } from '../projects/project.ts';
import { pages, resources } from '../site.ts';

/** `GET /api/health` (interface specification §2). */
export const Health = z.object({
  ok: z.boolean().describe('Whether the website is reachable'),
  service: z.string().describe('The name of the service'),
});

/** `GET /api/ready`. */
export const Ready = z.object({
  ready: z.literal(true).describe('This server has read the assignments at least once'),
});

const named = z
  .registry<{ id: string }>()
  .add(PublicProject, { id: 'PublicProject' })
  .add(PublicProjectRole, { id: 'PublicProjectRole' })
  .add(Health, { id: 'Health' })
  .add(Ready, { id: 'Ready' });

/** The schemas by their names, which stand in for one schema inside another. */
function schemas(): object {
  const made = z.toJSONSchema(named, {
    uri: (id) => reference(id).$ref,
    override: ({ jsonSchema }) => void delete jsonSchema.additionalProperties,
  });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const answer = (description: string, schema: object, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

const problem = (description: string) => answer(description, reference('Problem'), 'application/problem+json');

/** The OpenAPI 3.1 description of the public HTTP API, made of the schemas the site itself uses. */
export function openApi(): object {
  const { baseUrl, siteName, salesEmail } = config();
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: public assignments API`,
      version: INTERFACE_VERSION,
      summary: 'Read-only, unauthenticated access to open consulting assignments and to the website’s health.',
      description: `The same assignments as on ${absoluteUrl(pages.openProjects.path)}. No key and no login; while the list has not changed, no limit of calls. What may be asked anew, what the MCP endpoint takes from one address, and every size, stands at ${absoluteUrl(pages.docs.path)}#limits.`,
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
            'Selected open consulting assignments, the same ones shown on the Open Projects page. All of them, as one array; no parameters.',
          responses: {
            200: answer('The open assignments', { type: 'array', items: reference('PublicProject') }),
            304: { description: 'Unchanged since the entity tag in If-None-Match' },
            429: problem(
              'This address asks for too much that has to be worked out anew; Retry-After says when to come back',
            ),
            502: problem('The upstream public assignment feed is unavailable'),
            503: problem('All callers together ask for too much; Retry-After says when to come back'),
          },
        },
      },
      [resources.health.path]: {
        get: {
          operationId: 'getHealth',
          tags: ['service'],
          summary: 'Report that the website is reachable',
          description: 'Answers whether or not the assignment feed can be read.',
          responses: { 200: answer('The website is reachable', reference('Health')) },
        },
      },
      [resources.ready.path]: {
        get: {
          operationId: 'getReady',
          tags: ['service'],
          summary: 'Report whether this server is ready for callers',
          description:
            'For load balancers. Ready from the first time the assignment feed was read, and for as long as the server runs: while the feed is down, the site goes on with what it read last.',
          responses: {
            200: answer('The feed was read at least once', reference('Ready')),
            503: problem('The feed has not been read yet; Retry-After says when to ask again'),
          },
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
            code: { type: 'string', description: 'A word for programs' },
          },
        },
      },
    },
  };
}
