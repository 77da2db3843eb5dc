import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '../lib/content/about.ts';
import { pages } from '../lib/site.ts';
import { curlCommand } from './support/curl-command.ts';
import { expect, test } from './support/test.ts';

const documents = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((path) =>
  path.endsWith('.md'),
);

/** Where the documents have the site: on this machine, at an example's address, or at that of a preview. */
const ORIGIN = /^(?:localhost:3000|https:\/\/(?:[\w.]+\.example|PREVIEW))(?=\/)/;

/** The curl commands of the documents, from code spans and code blocks. */
const commands = documents.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:`|^)(curl [^`\n]+)/gm)].map(([, command = '']) => command.trim()),
);

test('every curl command in the documents succeeds, or has the status that its comment names', async ({ request }) => {
  expect(commands.length).toBeGreaterThan(9);
  for (const command of commands) {
    const { address, headers } = curlCommand(command, ORIGIN);
    const response = await request.get(address.replace(ORIGIN, '') || 'no address', { headers });
    const [, status = '200'] = /# .*?\b(\d{3})\b/.exec(command) ?? [];
    expect(response.status(), command).toBe(Number(status));
    expect((await response.body()).length, command).toBeGreaterThan(0);
    if (headers.Accept) expect(response.headers()['content-type'], command).toContain(headers.Accept);
  }
});

test('every address in the README exists', async ({ request }) => {
  const addresses = [...readFileSync('README.md', 'utf8').matchAll(/`(\/[^`{…\s]*)`/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) {
    const status = address === pages.about.path && about === null ? 404 : 200;
    expect((await request.get(address)).status(), address).toBe(status);
  }
});
