import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { showFeed } from '../../e2e/support/hold-projects.ts';
import { LIST_TOOL, TOOL_NAMES } from '../routes/interface.ts';
import { listOpenAssignments } from './list-open-assignments.ts';
import type { Arguments } from './read-arguments.ts';
import { defineTool } from './tool.ts';
import { tools } from './tools.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
showFeed([]);

const run = vi.fn((_args: object) => ({ text: '', structured: {} }));
const { input } = listOpenAssignments;
const { call } = defineTool({
  name: LIST_TOOL,
  description: [],
  input,
  output: z.object({}),
  run,
});

it.each([
  [{ q: 'java', role: null }, { q: 'java' }],
  [{ limit: '5' }, { limit: 5 }],
  [{ limit: 100 }, { limit: 100 }],
  // Proxies and models fill in every argument.
  [{ q: '', role: 'null', limit: 0, location: [], sort: null }, {}],
  [
    {
      q: ' ',
      role: ['null'],
      location: '["null"]',
      limit: '0',
      page: '',
      technology: [null, ''],
      speaks: false,
    },
    {},
  ],
  [{ q: 'None', speaks: '0', sort: 'null' }, {}],
  [{ location: ['DE', null, ''] }, { location: 'DE' }],
  [{ location: '["DE", "AT"]' }, { location: 'DE; AT' }],
  [
    { part_time: false, remote: 'True' },
    { part_time: 'no', remote: 'yes' },
  ],
  // What is no yes or no is a word, or is not given.
  [{ technology: 'no', sort: false, limit: false }, { technology: 'no' }],
  [
    { q: 5, location: [['DE']] },
    { q: '5', location: 'DE' },
  ],
  [{ q: '[senior] developer' }, { q: '[senior] developer' }],
  [{ q: 'java', constructor: 'a', toString: 'b' }, { q: 'java' }],
])('the arguments %j are taken as %j', async (given, taken) => {
  await call(given);
  expect(run.mock.lastCall?.[0]).toEqual(taken);
});

it.each<[given: Arguments, message: string]>([
  [{ limit: 'many' }, 'limit: expected a whole number from 1 to 100'],
  [{ limit: 101 }, 'limit: expected'],
  [{ limit: -1 }, 'limit: expected'],
  [{ limit: true }, 'limit: expected'],
  [{ limit: 1.5 }, 'limit: expected'],
  [{ speaks: 'Klingon' }, 'speaks: expected languages such as “en”'],
  [
    { location: Array.from({ length: 16 }, (_, at) => `P${at}`) },
    'location: expected places',
  ],
  [{ remote: 'moon' }, 'remote: expected “yes”'],
  [{ q: { text: 'java' } }, 'q: expected at most 4,000 letters'],
  [{ location: ['DE', {}] }, 'location: expected places'],
  [{ sort: 'everything' }, 'sort: expected “newest” or “rate” or “start”'],
])(
  'the arguments %j are refused in one sentence, with what is allowed: %s',
  async (given, message) => {
    const text = expect.stringMatching(`^${message}[^.]*\\.$`);
    expect(await call(given)).toEqual({
      isError: true,
      content: [{ type: 'text', text }],
    });
  },
);

it('unknown arguments are named in a remark', async () => {
  const { content, structuredContent } = await call({
    technolgy: 'go',
    ['x'.repeat(999)]: '',
  });
  const remark = expect.stringMatching(
    '^Ignored, .* no such arguments: ."technolgy","x+.\\s*$',
  );
  expect(content).toEqual([{ type: 'text', text: remark }]);
  expect(structuredContent).toMatchObject({ remarks: [remark] });
  expect(JSON.stringify(content).length).toBeLessThan(400);
});

it('the tools have the names that pages and documents state', () => {
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
});

it.each(tools)(
  '$name says what it is for, is read-only, has a closed input, and an output that may gain fields',
  ({ registration }) => {
    const { description, annotations, inputSchema, outputSchema } =
      registration;
    expect(description.length).toBeGreaterThan(200);
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
    const target = { target: 'draft-2020-12' } as const;
    const input = JSON.stringify(
      inputSchema['~standard'].jsonSchema.input(target),
    );
    const output = JSON.stringify(
      outputSchema['~standard'].jsonSchema.output(target),
    );
    // The Inspector warns of a schema that says nothing.
    expect(input).toMatch(/"additionalProperties":false\}$/);
    expect(output).not.toMatch(/"additionalProperties":(?:false|\{\})/);
    // Gemini and Vertex refuse a request with a tool whose arguments have more
    // than one type.
    expect(input).not.toMatch(
      /"(?:anyOf|oneOf|allOf|const|\$ref|not)":|"type":\[/,
    );
  },
);
