import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { showFeed } from '../../e2e/support/hold-projects.ts';
import { tools } from './tools.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
const yamlAt = (path: string) =>
  parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
showFeed(yamlAt('../search/fixtures/assignments.yaml'));

type Row = readonly [
  question: string,
  tool: string,
  args: object,
  expected: readonly string[] | string,
];

it.each<Row>(yamlAt('fixtures/questions.yaml'))(
  '“%s” is answered by %s with %j',
  async (_question, name, args, expected) => {
    const tool = tools.find((one) => one.name === name);
    const { content, isError, structuredContent } = (await tool?.call({
      ...args,
    })) ?? { content: [] };
    if (typeof expected === 'string') {
      expect([isError, content]).toMatchObject([
        true,
        [{ text: expect.stringContaining(expected) }],
      ]);
      return;
    }
    const { assignments = [] } = structuredContent as {
      assignments?: readonly { id: string }[];
    };
    expect(assignments.map(({ id }) => id).sort()).toEqual(expected.toSorted());
  },
);
