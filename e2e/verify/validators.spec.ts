import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resources } from '../../lib/routes/resources.ts';
import { runNpx } from '../support/run-npx.ts';
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

/** A function that lists what a document breaks of a schema. */
function validatorOf(name: string) {
  const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false }));
  const schema = readFileSync(new URL(`../schemas/${name}.schema.json`, import.meta.url), 'utf8');
  const validate = ajv.compile(JSON.parse(schema));
  return (document: unknown) => (validate(document) ? [] : validate.errors);
}

for (const [name, entries, broken] of [
  ['server-card', [resources.serverCard, resources.wellKnownServerCard], { name: 'without a slash' }],
  ['ai-catalog', [resources.aiCatalog], { extensions: {} }],
] as const) {
  test(`each ${name} is valid against its schema`, async ({ request }) => {
    const faultsOf = validatorOf(name);
    for (const { path } of entries) {
      const document = await (await request.get(path)).json();
      expect(faultsOf(document), path).toEqual([]);
      expect(faultsOf({ ...document, ...broken }), 'control').not.toEqual([]);
    }
  });
}

// Recommendations of @vercel/agent-readability that this site doesn’t follow, each with the reason.
const EXCEPTIONS = {
  'Agent UA → markdown':
    'Accept decides, nothing else: a format by User-Agent is cloaking, and caches would have to vary by it',
  Frontmatter: 'no last_updated: this feed states no dates, and the time of a reading is not that of a change',
  'Missing page → markdown': 'a missing page is 404 in every format, not 200 with an apology',
  'sitemap.md': 'llms.txt and the sitemap list the pages, and the list itself is markdown',
  'sitemap.xml': 'no lastmod: this feed states no dates, and the time of the request is not that of a change',
};

test('the audit of @vercel/agent-readability finds nothing but the deliberate exceptions', async ({ site }) => {
  const program = ['@vercel/agent-readability@0.5.1', 'agent-readability'] as const;
  const { out } = await runNpx(...program, ['audit', `${site.url}/open-projects`, '--json']);
  const { categories } = JSON.parse(out) as {
    categories: Record<string, { checks: { name: string; passed: boolean; skipped: boolean; detail?: string }[] }>;
  };
  const checks = Object.values(categories).flatMap((category) => category.checks);
  expect(checks.length).toBeGreaterThan(20);
  const failed = checks.filter(({ passed, skipped }) => !passed && !skipped).map(({ name }) => name);
  expect(failed.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
