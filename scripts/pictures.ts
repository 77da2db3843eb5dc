// Makes the pictures of the README from the built site: `npm run pictures`.
import { chromium } from 'playwright';
import { startSite } from '../e2e/support/site.ts';
import { programPath } from './programs.mjs';

const SIZE = { width: 1280, height: 860 };
const PICTURES = [
  { file: 'home.png', path: '/', colorScheme: 'light' },
  {
    file: 'open-projects.png',
    path: '/open-projects?technology=kafka',
    colorScheme: 'dark',
  },
] as const;

const executablePath = programPath('chromium');
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
});
const site = await startSite({ BASE_URL: 'https://www.example.com' });
for (const { file, path, colorScheme } of PICTURES) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme });
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `.github/${file}` });
  console.log(`.github/${file}`);
}
await browser.close();
await site.stop();
