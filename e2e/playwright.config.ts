import { defineConfig } from 'playwright/test';
import { browserPath } from '../scripts/browser.mjs';

const executablePath = browserPath();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // Only bounds on a test that hangs: the slowest test takes a minute on two busy cores.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'layer' },
    // Content and security are also tested in plain Next; tests of what only the layer does are tagged @layer.
    {
      name: 'plain',
      testMatch:
        /[\\/](?:pages|markdown|links|json-ld|same-facts|hostile-feed|discovery|docs|legal|visitor|with-script|contact|json-api|long-list|outage|mcp-tools|ready|webmcp)\.spec\.ts$/,
      grepInvert: /@layer/,
    },
  ],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
