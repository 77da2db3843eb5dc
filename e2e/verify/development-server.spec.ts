import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../lib/routes/pages.ts';
import { BROWSER } from '../support/accept-cases.ts';
import { copySite } from '../support/copy-of-site.ts';
import type { Site } from '../support/site.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';

// Each page that is compiled takes seconds, on a busy machine a minute.
test.describe.configure({ timeout: 400_000 });

const own = ownOfGroup();
let folder: string;
let site: Site;
test.beforeAll(async () => {
  ({ folder } = await own.start(copySite()));
  site = await own.site({}, { command: 'dev', folder });
});

test('the development server negotiates like the built site', async () => {
  for (const path of [pages.services.path, '/team']) {
    for (const [accept, format] of [
      [BROWSER, 'html'],
      ['text/markdown, text/html, */*', 'markdown'],
    ] as const) {
      const headers = { Accept: accept };
      const response = await fetch(`${site.url}${path}`, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(
        `text/${format}; charset=utf-8`,
      );
    }
  }
  mkdirSync(join(folder, 'app/plain'));
  writeFileSync(
    join(folder, 'app/plain/page.tsx'),
    'export default () => <h1>Plain</h1>;\n',
  );
  const log = async () => {
    await fetch(`${site.url}/plain`);
    return site.log();
  };
  await expect
    .poll(log, { timeout: 120_000 })
    .toMatch(
      /"event":"page_not_in_routes","page":"app\/plain\/page\.tsx","lacks":"It is in no menu/,
    );
});

// With Next’s server Fast Refresh, the new page would see the table as it was
// when another page was compiled.
test('a new page and its rows in the tables, saved together, are there at the next request', async () => {
  const change = (path: string, text: string, replacement: string) => {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(text);
    writeFileSync(file, before.replace(text, replacement));
  };
  mkdirSync(join(folder, 'app/training'));
  const services = readFileSync(join(folder, 'app/services/page.tsx'), 'utf8');
  writeFileSync(
    join(folder, 'app/training/page.tsx'),
    services.replace('pages.services', 'pages.training'),
  );
  change(
    'lib/routes/pages.ts',
    '  services: {',
    "  training: { path: '/training', nav: 'main' },\n  services: {",
  );
  const words = "title: 'Training', description: 'Courses.'";
  change(
    'lib/content/en/pages.ts',
    '  services: {',
    `  training: { ${words} },\n  services: {`,
  );
  const ask = (accept: string) =>
    fetch(`${site.url}/training`, { headers: { Accept: accept } });
  const statuses: number[] = [];
  // Until the server has noticed the files, there is no such page.
  const nextStatus = async () =>
    statuses[statuses.push((await ask('text/html')).status) - 1];
  await expect.poll(nextStatus, { timeout: 120_000 }).toBe(200);
  expect(statuses).not.toContain(500);
  for (const accept of ['text/html', 'text/markdown'])
    expect(await (await ask(accept)).text()).toContain('Courses.');
  expect(site.log()).not.toContain('app/training/page.tsx');
});
