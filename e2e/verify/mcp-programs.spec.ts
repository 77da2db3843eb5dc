import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { neededEnvironment } from '../support/needed-environment.ts';
import { FOR_NPX, npx, runProgram } from '../support/run-program.ts';
import { expect, test } from '../support/test.ts';

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const baselineOf = (revision: string) =>
  `e2e/support/conformance-${revision}.yml`;

for (const revision of ['2025-11-25', '2026-07-28']) {
  test(`the endpoint passes every check of ${revision} that needs no fixture, and each exception has its reason`, async ({
    site,
  }) => {
    const baseline = baselineOf(revision);
    const args = [
      '--url',
      `${site.url}/mcp`,
      '--requirements',
      revision,
      '--expected-failures',
      baseline,
    ];
    const { code, out, err } = await runProgram(
      npx(SUITE, 'conformance', 'server', ...args),
      FOR_NPX,
    );
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
  const args = [
    '--url',
    `${site.url}/mcp`,
    '--scenario',
    'http-header-validation',
    '--spec-version',
    '2026-07-28',
  ];
  const { code, out } = await runProgram(
    npx(SUITE, 'conformance', 'server', ...args),
    FOR_NPX,
  );
  expect(out).toContain('14/14, 0 failed, 0 warnings');
  expect(code).toBe(0);
});

for (const era of ['legacy', 'modern']) {
  test(`the Inspector reports no problem with the tools in its ${era} protocol era`, async ({
    site,
  }) => {
    const options =
      `--transport http --protocol-era ${era} --method tools/list --strict`.split(
        ' ',
      );
    const inspector = '@modelcontextprotocol/inspector@2.12.0';
    const words = npx(
      inspector,
      'mcp-inspector',
      '--cli',
      `${site.url}/mcp`,
      ...options,
    );
    const { code, out, err } = await runProgram(words, FOR_NPX);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect((JSON.parse(out) as { tools: object[] }).tools).toHaveLength(3);
  });
}

test('a client that only supports stdio can connect through mcp-remote', async ({
  site,
  own,
}) => {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await own.start({ stop: () => client.close() });
  const options = ['--transport', 'http-only', '--allow-http'];
  const [command, ...args] = npx(
    'mcp-remote@0.15.1',
    'mcp-remote',
    `${site.url}/mcp`,
    ...options,
  );
  const env = {
    ...neededEnvironment(),
    ...FOR_NPX,
    MCP_REMOTE_CONFIG_DIR: own.folder(),
  };
  await client.connect(
    new StdioClientTransport({ command, args, env, stderr: 'ignore' }),
    { timeout: 120_000 },
  );
  expect((await client.listTools()).tools).toHaveLength(3);
});
