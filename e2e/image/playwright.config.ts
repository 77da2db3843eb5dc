import { defineConfig } from 'playwright/test';
import shared from '../playwright.config.ts';

const { projects: _, ...others } = shared;

export default defineConfig({
  ...others,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/image.ts',
});
