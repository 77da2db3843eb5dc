import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { toolResult } from '../../e2e/support/formats.ts';
import { showFeed } from '../../e2e/support/hold-projects.ts';
import { LIST_TOOL, type ToolName } from '../routes/interface.ts';

vi.hoisted(() => vi.stubEnv('BASE_URL', 'https://www.example.com'));
const yamlAt = (path: string) =>
  parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const feed: readonly FeedItem[] = yamlAt('../search/fixtures/assignments.yaml');
showFeed(feed);

type FeedItem = {
  readonly id: string;
  readonly location: string;
  readonly posted: string;
  readonly roles: readonly { title: string; tech_stack?: string }[];
};

type Row = readonly [
  question: string,
  tool: ToolName,
  args: object,
  expected: readonly string[] | string,
];

it.each<Row>(yamlAt('fixtures/questions.yaml'))(
  '“%s” is answered by %s with %j',
  async (_question, name, args, expected) => {
    const { ids, isError, text } = await toolResult(name, { ...args });
    if (typeof expected === 'string') {
      expect(isError).toBe(true);
      expect(text).toContain(expected);
      return;
    }
    expect(ids.toSorted()).toEqual(expected.toSorted());
    const count = `${expected.length} of ${feed.length} open assignments match`;
    if (name === LIST_TOOL) expect(text).toContain(count);
  },
);

const hasRole =
  (field: 'title' | 'tech_stack', pattern: RegExp) => (item: FeedItem) =>
    item.roles.some((role) => pattern.test(role[field] ?? ''));
it.each<
  [args: object, isCounted: (item: FeedItem) => boolean, sentence: string]
>([
  [{}, () => true, 'N of 60 open'],
  [
    { since: '2026-11-15' },
    ({ posted }) => posted >= '2026-11-15',
    'N of 60 open',
  ],
  [
    { technology: 'iOS' },
    hasRole('title', /\biOS\b/),
    'N have it in the title.',
  ],
  [
    { role: 'Kubernetes' },
    hasRole('tech_stack', /Kubernetes/),
    'N list it as a technology.',
  ],
  [
    { q: 'jobb i Malmö' },
    ({ location }) => location.startsWith('Malmö'),
    'N of 60',
  ],
])(
  'the number in the answer to %j is recomputed from the feed',
  async (args, isCounted, sentence) => {
    const { text } = await toolResult(LIST_TOOL, { ...args });
    const count = feed.filter(isCounted).length;
    expect(text).toContain(sentence.replace('N', String(count)));
  },
);
