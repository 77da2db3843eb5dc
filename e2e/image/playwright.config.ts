import shared from '../playwright.config.ts';

export default {
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  testIgnore: [],
  globalSetup: './make-image.ts',
};
