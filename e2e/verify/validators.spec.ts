import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as z from 'zod';
import { resources } from '../../lib/routes/resources.ts';
import { expect, test } from '../support/test.ts';

// Recommended rules of the linter that are switched off: to satisfy them, the description would have to be untrue.
const NOT_TRUE_HERE = {
  // No licence is granted for the data; that is for the operator to decide.
  'info-license': 'off',
  // The operations take no parameters and need no authorisation, so a caller can’t make a mistake.
  'operation-4xx-response': 'off',
} as const;

test('a linter finds no problem in the OpenAPI description', async ({ request }) => {
  const config = await createConfig({ extends: ['recommended'], rules: NOT_TRUE_HERE });
  const lint = (source: string) => lintFromString({ source, config, absoluteRef: 'openapi.json' });
  const source = await (await request.get(resources.openapi.path)).text();
  // The linter objects to a server on the loopback interface, where the tests run.
  const published = source.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://consulting.example');
  expect((await lint(published)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(
    await lint(published.replace('"operationId": "getHealth"', '"operationId": "listPublicProjects"')),
  ).not.toEqual([]);
});

const url = z.url();
const text = z.string().min(1);

/** What experimental-ext-server-card (56ab90b), to which SEP-2127 delegates the format, asks of the members that are here. */
const ServerCard = z.looseObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: z
    .string()
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  version: text.max(255),
  title: text.max(100),
  description: text.max(100),
  websiteUrl: url,
  icons: z.array(z.looseObject({ src: url, mimeType: text, sizes: z.array(text) })),
  remotes: z.array(
    z.looseObject({ type: z.literal('streamable-http'), url, supportedProtocolVersions: z.array(text) }),
  ),
});

/** The same for ard-spec (5fa2f5a), where the root and `host` are closed. */
const AiCatalog = z.strictObject({
  specVersion: z.literal('1.0'),
  host: z.strictObject({ displayName: text, identifier: text, documentationUrl: url }),
  entries: z.array(
    z.looseObject({
      identifier: z.string().regex(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/),
      displayName: text,
      type: text,
      url,
    }),
  ),
});

for (const [{ path }, schema, broken] of [
  [resources.serverCard, ServerCard, { name: 'without a slash' }],
  [resources.wellKnownServerCard, ServerCard, { title: '' }],
  [resources.aiCatalog, AiCatalog, { extensions: {} }],
] as const) {
  test(`${path} has the shape of its specification`, async ({ request }) => {
    const document = await (await request.get(path)).json();
    expect(schema.safeParse(document).error).toBeUndefined();
    expect(schema.safeParse({ ...document, ...broken }).success, 'control').toBe(false);
  });
}
