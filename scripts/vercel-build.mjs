// Builds the site as Vercel would, without an account: `.vercel/output` in a copy of the working tree.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownEnvironment } from './own-environment.mjs';
import { VERCEL_CLI } from './vercel-cli.mjs';

const SETTINGS = {
  framework: 'nextjs',
  buildCommand: null,
  outputDirectory: null,
  installCommand: '',
  rootDirectory: null,
  nodeVersion: '24.x',
};

/** Copies a folder with hard links, or byte by byte where links aren't possible. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (kind.isDirectory()) linkTree(source, target);
    else if (kind.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
    }
  }
}

/** Builds the working tree with these variables: the folder of the copy, and what the build has logged. */
export async function buildForVercel(variables) {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  linkTree('node_modules', join(folder, 'node_modules'));
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
