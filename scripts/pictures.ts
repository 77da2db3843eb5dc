// Makes the pictures in README.md and docs/make-it-yours.md from the built site
// and from that of the second firm: `npm run pictures`.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type BrowserContextOptions, chromium } from 'playwright';
import { adoptedSite } from '../e2e/support/adopted-site.mjs';
import { buildCopy } from '../e2e/support/copy-of-site.ts';
import { type Site, startSite } from '../e2e/support/site.ts';
import { programPath } from './programs.mjs';

const BASE_URL = 'https://www.example.com';
const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 360, height: 860 };

const executablePath = programPath('chromium');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
});

/** A page as a visitor with this screen and these settings sees it. */
async function picture(url: string, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.screenshot();
}

async function save(file: string, ...pictures: readonly Buffer[]) {
  const page = await browser.newPage({
    viewport: { width: 1700, height: 900 },
  });
  const images = pictures.map(
    (bytes) =>
      `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="">`,
  );
  await page.setContent(
    `<div style="display: inline-flex; gap: 32px">${images.join('')}</div>`,
  );
  await page.locator('div').screenshot({ path: `.github/${file}` });
  console.log(`.github/${file}`);
}

const site = await startSite({ BASE_URL });
await save(
  'home.png',
  await picture(site.url, { viewport: WIDE, colorScheme: 'light' }),
);
await save(
  'open-projects.png',
  await picture(`${site.url}/open-projects?technology=kafka`, {
    viewport: WIDE,
    colorScheme: 'dark',
  }),
);
await site.stop();

const folder = adoptedSite();
buildCopy(folder);
const variables = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
const second: Site = await startSite(
  { ...(variables as Record<string, string>), BASE_URL },
  { folder },
);
await save(
  'make-it-yours.png',
  await picture(second.url, { viewport: WIDE, colorScheme: 'light' }),
  await picture(second.url, { viewport: NARROW, colorScheme: 'dark' }),
);
await second.stop();
rmSync(folder, { recursive: true, force: true });
await browser.close();
