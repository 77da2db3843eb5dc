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

it('each number of the overview is what the list then has', async () => {
  const call = async (name: string, args: object) => {
    const tool = tools.find((one) => one.name === name);
    return (await tool?.call({ ...args }))?.structuredContent;
  };
  const { open_assignments } = (await call('get_service_overview', {})) as {
    open_assignments: { values: Record<string, Record<string, number>> };
  };
  const counts = Object.entries(open_assignments.values).flatMap(
    ([name, values]) =>
      Object.entries(values).map(([value, count]) => ({ name, value, count })),
  );
  expect(counts.length).toBeGreaterThan(20);
  for (const { name, value, count } of counts) {
    const listed = await call('list_open_assignments', { [name]: value });
    expect(listed, `${name} = ${value}`).toMatchObject({ total: count });
  }
});
