import { expect, it } from 'vitest';
import { adoptedFiles } from '../e2e/support/adopted-site.mjs';

it('the site has every file, and every value in it, that the second firm of `npm run verify` changes', () => {
  expect(adoptedFiles().length).toBeGreaterThan(10);
});
