import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { Environment } from '../lib/config/environment.ts';

const root = resolve(import.meta.dirname, '..');

// Tests set what they need; what the operator has set on this machine is not theirs.
for (const name of Object.keys(Environment.shape)) if (name !== 'NODE_ENV') delete process.env[name];

const tests = '*.test.{ts,tsx}';
/** What takes many seconds, and is run by `npm run verify`. */
const slow = '{app,lib,scripts}/**/*.slow.test.{ts,tsx}';

/** Whether a test replaces a module, a variable or the like, which those after it in the same process would see. */
const replaces = (path: string) =>
  /\bvi\.(?:mock|doMock|stubEnv|stubGlobal|resetModules)\(/.test(readFileSync(join(root, path), 'utf8'));

// The other tests of these folders, and those in `lib` itself, can follow each other in one process, which saves loading the same
// modules for each file.
const SHARING = 'brand components facts feed http listing projects public-project render search syndication'.split(' ');
const sharing = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => !name.includes('/') || SHARING.some((folder) => name.startsWith(`${folder}/`)))
  .filter((name) => !name.includes('.slow.'))
  .map((name) => `lib/${name}`)
  .filter((path) => !replaces(path));

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: 60_000,
    // What a test waits for comes later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    pool: 'threads',
    // Vitest leaves one processor idle by default.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      { extends: true, test: { name: 'own', include: [`{app,lib,scripts}/**/${tests}`], exclude: [...sharing, slow] } },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
