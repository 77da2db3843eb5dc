import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath, pages } from '../lib/routes/pages.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const documents = [
  'README.md',
  ...readdirSync('docs').map((name) => join('docs', name)),
].filter((path) => path.endsWith('.md'));
/**
 * Where the documents have the site: on this machine, at an example’s address,
 * or at that of a preview.
 */
const ADDRESS =
  /(?<=[ '])(?:localhost:3000|https?:\/\/(?:[\w.]+\.example|PREVIEW|127\.0\.0\.1:\d+))(\/[^ ']*)/;

test('every curl command of the documents and of /docs succeeds, or has the status that its comment names', async ({
  request,
}) => {
  const page = await (await request.get(markdownPath(pages.docs.path))).text();
  const texts = [page, ...documents.map((path) => readFileSync(path, 'utf8'))];
  const commands = texts.flatMap(
    (text) => text.match(/(?<=`|^)curl [^`\n]+/gm) ?? [],
  );
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const headers = Object.fromEntries(
      [...command.matchAll(/-H '?([\w-]+): ([^']*)/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
    const [, data] = /-d '([^']*)/.exec(command) ?? [];
    const [, address = 'no address'] = ADDRESS.exec(command) ?? [];
    const answer = await request.fetch(address, {
      headers,
      ...(data && { method: 'POST', data }),
    });
    const [, status = '200'] = /# .*?\b(\d{3})\b/.exec(command) ?? [];
    expect(answer.status(), command).toBe(Number(status));
    const text = await answer.text();
    if (data) expect(text, command).toContain(openIds[0]);
    else
      expect(answer.headers()['content-type'], command).toContain(
        headers.Accept ?? '',
      );
  }
});
