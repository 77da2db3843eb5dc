// The Vercel CLI for `npm run vercel:check`, in a package folder of its own, because npx can't override a version.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './run.mjs';

const FOLDER = '.vercel/cli';
// `sandbox` in the version that the CLI asks for is not in the registry.
const PACKAGE = { private: true, dependencies: { vercel: '64.0.2' }, overrides: { sandbox: '4.5.0' } };

/** Installs the CLI unless it is there, and gives the path of its program. */
export async function vercelCli() {
  const wanted = `${JSON.stringify(PACKAGE, null, 2)}\n`;
  const file = join(FOLDER, 'package.json');
  const program = resolve(FOLDER, 'node_modules/vercel/dist/vc.js');
  if (existsSync(program) && readFileSync(file, 'utf8') === wanted) return program;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, wanted);
  // What is optional is the same program once more, for one platform each, and larger than everything else.
  await run('npm', ['install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    shell: process.platform === 'win32',
  });
  return program;
}
