import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { Environment } from '../lib/environment.ts';

const root = resolve(import.meta.dirname, '..');

// Tests set what they need; what the operator has set on this machine is not theirs.
for (const name of Object.keys(Environment.shape)) if (name !== 'NODE_ENV') delete process.env[name];

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  // Vitest leaves one processor idle by default.
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'lib/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
