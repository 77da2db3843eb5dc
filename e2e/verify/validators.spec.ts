import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as z from 'zod';
import { resources } from '../../lib/routes/resources.ts';
import { expect, test } from '../support/test.ts';

// Recommended rules of the linter that are switched off: to satisfy them, the
// description would have to be untrue.
const NOT_TRUE_HERE = {
  // No licence is granted for the data; that is for the operator to decide.
  'info-license': 'off',
  // The operations take no parameters and need no authorisation, so a caller
  // can’t make a mistake.
  'operation-4xx-response': 'off',
} as const;

test('a linter finds no problem in the OpenAPI description', async ({
  request,
}) => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: NOT_TRUE_HERE,
  });
  const lint = (source: string) =>
    lintFromString({ source, config, absoluteRef: 'openapi.json' });
  const source = await (await request.get(resources.openapi.path)).text();
  // The linter objects to a server on the loopback interface, where the tests
  // run.
  const published = source.replaceAll(
    /http:\/\/127\.0\.0\.1:\d+/g,
    'https://consulting.example',
  );
  expect(
    (await lint(published)).map(
      ({ ruleId, message }) => `${ruleId}: ${message}`,
    ),
  ).toEqual([]);
  expect(
    await lint(
      published.replace(
        '"operationId": "getHealth"',
        '"operationId": "listPublicProjects"',
      ),
    ),
  ).not.toEqual([]);
});

const url = z.url();
const text = z.string().min(1);

/**
 * What ard-spec (5fa2f5a) asks of the members that are here; the root and
 * `host` are closed.
 */
const AiCatalog = z.strictObject({
  specVersion: z.literal('1.0'),
  host: z.strictObject({
    displayName: text,
    identifier: text,
    documentationUrl: url,
  }),
  entries: z.array(
    z.looseObject({
      identifier: z
        .string()
        .regex(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/),
      displayName: text,
      type: text,
      url,
    }),
  ),
});

test('the AI catalog has the shape of its specification', async ({
  request,
}) => {
  const document = await (await request.get(resources.aiCatalog.path)).json();
  expect(AiCatalog.safeParse(document).error).toBeUndefined();
  expect(
    AiCatalog.safeParse({ ...document, extensions: {} }).success,
    'control',
  ).toBe(false);
});
