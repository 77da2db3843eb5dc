import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['app/**/*.test.{ts,tsx}', 'lib/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
