import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { VARIABLES } from '../lib/config/environment.ts';

const root = resolve(import.meta.dirname, '..');

// Tests set what they need; what the operator has set on this machine is not
// theirs.
for (const name of VARIABLES) delete process.env[name];

const tests = '*.test.{ts,tsx}';
/** What takes many seconds, and is run by `npm run verify`. */
const slow = '{app,lib,scripts}/**/*.slow.test.{ts,tsx}';

/**
 * Whether a test replaces a module, a variable or the like, which those after
 * it in the same process would see.
 */
const replaces = (path: string) =>
  /\bvi\.(?:mock|doMock|stubEnv|stubGlobal|resetModules)\(/.test(
    readFileSync(join(root, path), 'utf8'),
  );

// The other tests can follow each other in one process, which saves loading the
// same modules for each file.
const sharing = ['app', 'lib']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.slow)\.test\.tsx?$/.test(path) && !replaces(path));

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root,
      'next/headers': join(root, 'e2e/support/next-headers.ts'),
    },
  },
  test: {
    // The settings of a site that is served in public. A test that needs others
    // sets them itself.
    env: {
      BASE_URL: 'https://consulting.example',
      PROJECTS_FEED_URL: 'https://feed.example/',
    },
    setupFiles: [join(root, '.config/restore.ts')],
    testTimeout: 60_000,
    // What a person wants to see: each failure, with what its test printed.
    reporters: ['dot'],
    silent: 'passed-only',
    // What a test waits for comes later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    pool: 'threads',
    // Vitest leaves one processor idle by default.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'sharing', include: sharing, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'own',
          include: [`{app,lib,scripts}/**/${tests}`],
          exclude: [...sharing, slow],
        },
      },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
