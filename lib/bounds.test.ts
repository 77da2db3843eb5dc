import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const table = /## What is bounded\n([\s\S]*?)(?:\n## |$)/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? '';
const rows = [...table.matchAll(/^\| (.+?) \| ([\d,]+) \| `(\w+)` in `([^`]+)` \|$/gm)].map(
  ([, what = '', number = '', constant = '', file = '']) => ({ what, number, constant, file }),
);

it('the documentation has a table of limits', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows).toHaveLength(table.split('\n').filter((line) => line.startsWith('| ')).length - 2);
});

it.each(rows)('$what: $number, the same as in the code', ({ number, constant, file }) => {
  const [, written = ''] =
    new RegExp(`^(?:export )?const ${constant} = ([\\d_ *]+);`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  const product = written.split('*').reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1);
  expect(product.toLocaleString('en')).toBe(number);
});

it('every store is in the table', () => {
  const files = ['lib', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const stores = files.filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('new LRUCache'),
  );
  expect(stores.length).toBeGreaterThan(2);
  expect(rows.map(({ file }) => normalize(file))).toEqual(expect.arrayContaining(stores));
});
