import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import { englishPages as pages } from '../content/english-pages.ts';
import { PublicFacts } from '../facts/project-facts.ts';
import { filters } from '../filters.ts';
import {
  ApiProject,
  PublicProjectRole,
  PublishedProject,
} from '../public-project/public-project.ts';
import { INTERFACE_VERSION } from '../routes/interface.ts';
import { resources } from '../routes/resources.ts';

/** `GET /api/health` (interface specification §2). */
const Health = z.object({
  ok: z.boolean(),
  service: z.string().describe('The name of the website'),
});

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What happened and what to do'),
    code: z.string().describe('An error code for programs'),
  })
  .describe('A problem document (RFC 9457)');

/** A time with any offset (RFC 3339 §5.6), as the upstream states it. */
const Time = z.string().meta({ format: 'date-time' });

/**
 * What programs use of an assignment in {@link resources.jsonFeed}. The feed has
 * all that JSON Feed 1.1 names.
 */
const FeedItem = z.object({
  id: z.string(),
  url: z.url().describe('The page of the assignment'),
  title: z.string(),
  date_published: Time.optional(),
  date_modified: Time.optional(),
  _assignment: PublishedProject.extend({
    facts: PublicFacts,
    apply_url: z.url().describe('Where a professional applies'),
  }),
});

const AssignmentFeed = z.object({
  next_url: z.url().optional().describe('The next page, if there is one'),
  items: z.array(FeedItem),
});

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  PublicProject: ApiProject,
  PublicProjectRole,
  AssignmentFeed,
  Health,
  Problem,
}))
  named.add(schema, { id });

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * The JSON Schemas by name, with references between them. They allow unknown
 * fields, as schemas of an input do.
 */
const { schemas } = z.toJSONSchema(named, {
  io: 'input',
  uri: (name) => reference(name).$ref,
});
const ownSchemas = Object.entries(schemas).map(([name, schema]) => [
  name,
  { ...schema, $schema: undefined, $id: undefined },
]);

const response = (
  description: string,
  schema: object,
  type = 'application/json',
) => ({
  description,
  content: { [type]: { schema } },
});

const problem = (description: string) =>
  response(description, reference('Problem'), 'application/problem+json');

/** What an operation responds when it fails. */
const FAILURES = {
  502: problem('The upstream assignment feed is unavailable'),
  default: problem('Any other error. Retry-After may say when to try again'),
};

const LIST = {
  operationId: 'listPublicProjects',
  summary: 'List open assignments',
  description: 'All in one array. There are no parameters.',
  responses: {
    200: response('The open assignments', {
      type: 'array',
      items: reference('PublicProject'),
    }),
    ...FAILURES,
  },
};

const SEARCH = {
  operationId: 'searchAssignments',
  summary: 'Search open assignments',
  description:
    'The open assignments that match all filters, the newest first, as JSON Feed 1.1, with dates, facts and links. With `since`, only what is new.',
  parameters: Object.entries({
    ...filters,
    page: { description: 'From 1; `next_url` has the next one' },
  }).map(([name, { description }]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  })),
  responses: {
    200: response(
      'The assignments',
      reference('AssignmentFeed'),
      resources.jsonFeed.type,
    ),
    ...FAILURES,
  },
};

const HEALTH = {
  operationId: 'getHealth',
  summary: 'Report that the website is reachable',
  responses: {
    200: response('The website is reachable', reference('Health')),
  },
};

/**
 * The OpenAPI 3.1 description of the public HTTP API, generated from the
 * schemas the site itself uses.
 */
export function openApi(): object {
  const { baseUrl, siteName, salesEmail } = config();
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: public assignments API`,
      version: INTERFACE_VERSION,
      description: `Read-only access without a key to the open assignments, the same as on ${absoluteUrl(pages.openProjects.path)}. Limits: ${absoluteUrl(pages.docs.path)}#limits`,
      contact: {
        name: siteName,
        url: absoluteUrl(pages.contact.path),
        email: salesEmail,
      },
    },
    servers: [{ url: baseUrl }],
    security: [],
    paths: {
      [resources.projectsApi.path]: { get: LIST },
      [resources.jsonFeed.path]: { get: SEARCH },
      [resources.health.path]: { get: HEALTH },
    },
    components: { schemas: Object.fromEntries(ownSchemas) },
  };
}
