import { defineConfig } from 'playwright/test';
import { browserOptions } from '../scripts/programs.mjs';

// All tests of a command share one site. Specs named `*.alone.spec.ts` change
// its feed or fill its connections, so they follow the others, one by one.
const sharing = (name: string, folder: string) => {
  const changing = new RegExp(`${folder}/[^/]*\\.alone\\.spec\\.ts$`);
  return [
    {
      name,
      testMatch: new RegExp(`${folder}/[^/]*\\.spec\\.ts$`),
      testIgnore: changing,
    },
    {
      name: `${name}-alone`,
      testMatch: changing,
      workers: 1,
      dependencies: [name],
    },
  ];
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/shared-site.ts',
  fullyParallel: false,
  workers: 2,
  // Only bounds on a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['dot']],
  projects: [...sharing('test', 'e2e'), ...sharing('verify', 'e2e/verify')],
  use: {
    launchOptions: {
      ...browserOptions(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
