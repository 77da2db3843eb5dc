import { createConfig, lintFromString } from '@redocly/openapi-core';
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
