import { readFileSync } from 'node:fs';
import { runNode } from '../support/run-node.ts';
import { expect, test } from '../support/test.ts';

const SUITE = [
  '--import',
  './e2e/support/glob-sync.mjs',
  'node_modules/@modelcontextprotocol/conformance/dist/index.js',
  'server',
];
const baselineOf = (revision: string) => `e2e/support/conformance-${revision}.yml`;

for (const revision of ['2025-11-25', '2026-07-28']) {
  test(`the endpoint passes every check of ${revision} that needs no fixture`, async ({ site }) => {
    const args = ['--url', `${site.url}/mcp`, '--requirements', revision, '--expected-failures', baselineOf(revision)];
    const { code, out, err } = await runNode([...SUITE, ...args]);
    expect(`${out}${err}`).toContain('all failures are expected');
    expect(code).toBe(0);
  });

  test(`every expected failure of ${revision} has a stated reason`, () => {
    const entries = readFileSync(baselineOf(revision), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('  - '));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((line) => !/^ {2}- [\w-]+:[\w-]+ # .{10,}$/.test(line))).toEqual([]);
  });
}

test('the headers of the stateless revision are validated as the suite demands', async ({ site }) => {
  const args = ['--url', `${site.url}/mcp`, '--scenario', 'http-header-validation', '--spec-version', '2026-07-28'];
  const { code, out } = await runNode([...SUITE, ...args]);
  expect(out).toContain('14/14, 0 failed, 0 warnings');
  expect(code).toBe(0);
});
