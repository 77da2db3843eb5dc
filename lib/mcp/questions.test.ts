import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { showFeed } from '../../e2e/support/hold-projects.ts';
import { tools } from './tools.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
const yamlAt = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
showFeed(yamlAt('../search/fixtures/assignments.yaml'));

type Row = readonly [question: string, tool: string, args: object, expected: readonly string[] | string];
const NAMES = new Map([
  ['list', 'list_open_assignments'],
  ['get', 'get_assignment'],
  ['overview', 'get_service_overview'],
]);

it.each(yamlAt('fixtures/questions.yaml') as Row[])(
  '“%s” is answered by %s with %j',
  async (_question, name, args, expected) => {
    const tool = tools.find((one) => one.name === NAMES.get(name));
    const { content, isError, structuredContent } = (await tool?.call({ ...args })) ?? { content: [] };
    if (typeof expected === 'string') {
      expect([isError, JSON.stringify(content)]).toEqual([
        true,
        expect.stringContaining(JSON.stringify(expected).slice(1, -1)),
      ]);
      return;
    }
    const { assignments = [] } = structuredContent as { assignments?: readonly { id: string }[] };
    expect(assignments.map(({ id }) => id).sort()).toEqual(expected.toSorted());
  },
);
