// Makes the pictures in README.md and docs/make-it-yours.md from the built site
// and from that of the second firm: `npm run pictures`.
import { rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium } from 'playwright';
import { adoptedSite } from '../e2e/support/adopted-site.mjs';
import { buildCopy } from '../e2e/support/copy-of-site.ts';
import { startSite } from '../e2e/support/site.ts';
import { browserOptions } from './programs.mjs';

const env = { BASE_URL: 'https://www.example.com' };
const WIDE = { width: 1280, height: 860 };
const NARROW = { width: 360, height: 860 };

const browser = await chromium.launch(browserOptions());

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

const site = await startSite(env);
const list = `${site.url}/open-projects?technology=kafka`;
await save(
  'home.png',
  await picture(site.url, { viewport: WIDE, colorScheme: 'light' }),
);
await save(
  'open-projects.png',
  await picture(list, { viewport: WIDE, colorScheme: 'dark' }),
);
await site.stop();

const folder = adoptedSite();
buildCopy(folder);
// Here it reads its `.env` file.
const second = await startSite(
  { ...env, __NEXT_PROCESSED_ENV: '' },
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
