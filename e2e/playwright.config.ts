import { defineConfig } from 'playwright/test';
import { browserPath } from '../.tools/browser.mjs';

const executablePath = browserPath();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
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
