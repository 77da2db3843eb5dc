// Builds the site as Vercel would, without an account: `.vercel/output` in a copy of the working tree.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { neededEnvironment, run } from './run.mjs';
import { cleanClone, linkPackages } from './working-tree.mjs';

// A package folder of its own, because npx can't override a version, and `sandbox` in the CLI's is not in the registry.
const FOLDER = '.vercel/cli';
const PACKAGE = { private: true, dependencies: { vercel: '64.0.2' }, overrides: { sandbox: '4.5.0' } };

/** Installs the CLI unless it is there, and gives the path of its program. */
async function vercelCli() {
  const [wanted, file] = [JSON.stringify(PACKAGE), join(FOLDER, 'package.json')];
  const program = resolve(FOLDER, 'node_modules/vercel/dist/vc.js');
  if (existsSync(program) && readFileSync(file, 'utf8') === wanted) return program;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, wanted);
  // The optional packages are the same program again, one for each platform, and larger than everything else.
  const words = ['install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', words, { cwd: FOLDER, shell: process.platform === 'win32' });
  return program;
}

const SETTINGS = { framework: 'nextjs', installCommand: '', nodeVersion: '24.x' };

/** Builds the working tree with these variables: the folder of the copy, and what the build has logged. */
export async function buildForVercel(variables) {
  const program = await vercelCli();
  const folder = cleanClone();
  linkPackages(folder);
  mkdirSync(join(folder, '.vercel'));
  const project = { projectId: 'prj_x', orgId: 'team_x', settings: SETTINGS };
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project));
  // Deployments use Next's adapter.
  const settings = { NEXT_ENABLE_ADAPTER: '1', NEXT_TELEMETRY_DISABLED: '1', VERCEL_TELEMETRY_DISABLED: '1' };
  const env = { ...neededEnvironment(), ...variables, ...settings };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const cli = spawn(process.execPath, [program, 'build', '--yes', '--token', 'x'], { cwd: folder, stdio, env });
  let log = '';
  cli.stdout.on('data', (text) => (log += text));
  const [status] = await once(cli, 'close');
  if (status !== 0) throw new Error(`${log}\nvercel build ended with ${status}`);
  return { folder, log };
}
