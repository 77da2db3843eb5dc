// Builds the site as Vercel would, without an account: `.vercel/output` in a copy of the working tree.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownEnvironment } from './own-environment.mjs';
import { VERCEL_CLI } from './vercel-cli.mjs';
import { cleanClone, linkPackages } from './working-tree.mjs';

const SETTINGS = {
  framework: 'nextjs',
  buildCommand: null,
  outputDirectory: null,
  installCommand: '',
  rootDirectory: null,
  nodeVersion: '24.x',
};

/** Builds the working tree with these variables: the folder of the copy, and what the build has logged. */
export async function buildForVercel(variables) {
  const folder = cleanClone();
  linkPackages(folder);
  mkdirSync(join(folder, '.vercel'));
  writeFileSync(
    join(folder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_x', orgId: 'team_x', settings: SETTINGS }),
  );
  const cli = spawn('npx', ['--yes', VERCEL_CLI, 'build', '--yes', '--token', 'x'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...ownEnvironment(), ...variables, NEXT_TELEMETRY_DISABLED: '1', VERCEL_TELEMETRY_DISABLED: '1' },
  });
  let log = '';
  cli.stdout.on('data', (text) => {
    process.stdout.write(text);
    log += text;
  });
  const [status] = await once(cli, 'close');
  if (status !== 0) throw new Error(`vercel build ended with ${status}`);
  return { folder, log };
}
