import { readFileSync } from 'node:fs';
import { FOR_NPX, npx, runProgram } from '../support/run-program.ts';
import { expect, test } from '../support/test.ts';

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const conformance = (siteUrl: string, ...options: readonly string[]) =>
  runProgram(
    npx(SUITE, 'conformance', 'server', '--url', `${siteUrl}/mcp`, ...options),
    FOR_NPX,
  );

for (const revision of ['2025-11-25', '2026-07-28']) {
  test(`the endpoint passes every check of ${revision} that needs no fixture, and each exception has its reason`, async ({
    site,
  }) => {
    const baseline = `e2e/support/conformance-${revision}.yml`;
    const options = [
      '--requirements',
      revision,
      '--expected-failures',
      baseline,
    ];
    const { code, out, err } = await conformance(site.url, ...options);
    expect(`${out}${err}`).toContain('all failures are expected');
    expect(code).toBe(0);
    const exceptions =
      readFileSync(baseline, 'utf8').match(/^ {2}- .*$/gm) ?? [];
    expect(exceptions.length).toBeGreaterThan(0);
    expect(
      exceptions.filter((line) => !/^ {2}- [\w-]+:[\w-]+ # .{10,}$/.test(line)),
    ).toEqual([]);
  });
}

test('the headers of the stateless revision are validated as the suite demands', async ({
  site,
}) => {
  const scenario = ['--scenario', 'http-header-validation'];
  const options = [...scenario, '--spec-version', '2026-07-28'];
  const { code, out } = await conformance(site.url, ...options);
  expect(out).toContain('14/14, 0 failed, 0 warnings');
  expect(code).toBe(0);
});

for (const era of ['legacy', 'modern']) {
  test(`the Inspector reports no problem with the tools in its ${era} protocol era`, async ({
    site,
  }) => {
    const inspector = '@modelcontextprotocol/inspector@2.12.0';
    const words = [
      ...npx(inspector, 'mcp-inspector', '--cli', `${site.url}/mcp`),
      ...['--transport', 'http', '--protocol-era', era],
      ...['--method', 'tools/list', '--strict'],
    ] as const;
    const { code, out, err } = await runProgram(words, FOR_NPX);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).tools).toHaveLength(3);
  });
}
