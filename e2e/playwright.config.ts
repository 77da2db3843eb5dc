import { defineConfig } from 'playwright/test';
import { programPath } from '../scripts/programs.mjs';

const executablePath = programPath('chromium');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // What needs a build of its own, or nginx, has a command of its own: `npm run pages:check`, `npm run image:check`.
  testIgnore: ['image/**', 'ordinary-pages/**'],
  fullyParallel: false,
  workers: 2,
  // Only bounds on a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
