import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { Environment } from '../lib/environment.ts';

const root = resolve(import.meta.dirname, '..');

// Tests set what they need; what the operator has set on this machine is not theirs.
for (const name of Object.keys(Environment.shape)) if (name !== 'NODE_ENV') delete process.env[name];

const tests = '*.test.{ts,tsx}';

// Their tests replace no modules and set no variables, so they can follow each other in one process, which saves loading
// the same modules for each file. The other files have a process of their own.
const sharing = [
  `lib/${tests}`,
  `lib/{brand,components,feed,feed-check,http,projects,render}/**/${tests}`,
  `scripts/**/${tests}`,
];

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: 60_000,
    pool: 'threads',
    // Vitest leaves one processor idle by default.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      { extends: true, test: { name: 'own', include: [`{app,lib,scripts}/**/${tests}`], exclude: sharing } },
    ],
  },
});
