import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { pages } from '../../lib/content/pages.ts';
import { BROWSER } from '../support/accept-cases.ts';
import { copySite, type SiteCopy } from '../support/copy-of-site.ts';
import { ownOfGroup, test } from '../support/own.ts';
import { problemsOf } from '../support/page-problems.ts';
import type { Site } from '../support/site.ts';

// Each page that is compiled takes seconds, on a busy machine a minute.
test.describe.configure({ timeout: 400_000 });

const own = ownOfGroup();
let written: SiteCopy;
let site: Site;
test.beforeAll(async () => {
  written = await own.start(copySite('written'));
  site = await own.site({}, { command: 'dev', folder: written.folder });
});

test('the development server negotiates like the built site', async () => {
  // The pages of the next test too: each page that is compiled takes seconds.
  for (const path of [pages.services.path, '/team']) {
    for (const [accept, format] of [
      [BROWSER, 'html'],
      ['text/markdown, text/html, */*', 'markdown'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(`${site.url}${path}`, { method, headers: { Accept: accept } });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`text/${format}; charset=utf-8`);
      }
    }
  }
  const lines = site.log().match(/.*"event":"page_not_in_routes".*/g);
  expect(lines).toEqual([expect.stringContaining('"page":"app/team/page.tsx","lacks":"It is in no navigation')]);
});

test('the development server shows an edited heading without a reload and without console errors', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto(`${site.url}/services`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.title);
  // Wait until Next’s client has hydrated the page.
  await page.waitForFunction(() => 'next' in window);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const file = join(written.folder, 'app/services/page.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>{title}</h1>', '<h1>Edited services</h1>'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited services');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  const markdown = await page.request.get(`${site.url}/services`, { headers: { Accept: 'text/markdown' } });
  expect(await markdown.text()).toContain('# Edited services');
  await page.goto(`${site.url}/team`);
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(problems).toEqual([]);
});

// With Next’s server Fast Refresh, the new page would see the table as it was when another page was compiled.
test('a new page and its rows in the tables, saved together, are there at the next request', async () => {
  const change = (path: string, text: string, replacement: string) => {
    const file = join(written.folder, path);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(text);
    writeFileSync(file, before.replace(text, replacement));
  };
  mkdirSync(join(written.folder, 'app/training'));
  const services = readFileSync(join(written.folder, 'app/services/page.tsx'), 'utf8');
  writeFileSync(join(written.folder, 'app/training/page.tsx'), services.replace('pages.services', 'pages.training'));
  change('lib/routes/pages.ts', '  services: {', "  training: { path: '/training', nav: 'main' },\n  services: {");
  const words = "title: 'Training', description: 'Courses.', lead: 'Courses.'";
  change('lib/content/pages.ts', '  services: {', `  training: { ${words} },\n  services: {`);
  const ask = (accept: string) => fetch(`${site.url}/training`, { headers: { Accept: accept } });
  const statuses: number[] = [];
  // Until the server has noticed the files, there is no such page.
  await expect.poll(async () => statuses[statuses.push((await ask('text/html')).status) - 1]).toBe(200);
  expect(statuses).not.toContain(500);
  for (const accept of ['text/html', 'text/markdown']) expect(await (await ask(accept)).text()).toContain('Courses.');
});
