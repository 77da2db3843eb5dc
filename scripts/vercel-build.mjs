// Builds the site as Vercel would, without an account: `.vercel/output` in a copy of the working tree.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownEnvironment } from './own-environment.mjs';
import { cleanClone, linkPackages } from './working-tree.mjs';

const SETTINGS = {
  framework: 'nextjs',
  buildCommand: null,
  outputDirectory: null,
  installCommand: '',
  rootDirectory: null,
  nodeVersion: '24.x',
};

/** The variables of a preview deployment, as the build has them. */
export const PREVIEW = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'site-preview.example',
  VERCEL_BRANCH_URL: 'site-branch.example',
  CONTACT_SECRET: 'only for this check, and public',
  PROJECTS_FEED_URL: 'https://feed.example',
  PROJECTS_FEED_TRANSFORM: 'file:docs/recipes/recruitee.jsonata',
};

/**
 * Builds the working tree for a preview with this program: the folder of the copy, and what the build has logged. Deployments
 * use Next's adapter; the older builder makes the functions itself.
 *
 * @param {'adapter' | 'builder'} by
 * @param {Promise<string>} program
 */
export async function buildForVercel(by, program) {
  const folder = cleanClone();
  linkPackages(folder);
  mkdirSync(join(folder, '.vercel'));
  writeFileSync(
    join(folder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_x', orgId: 'team_x', settings: SETTINGS }),
  );
  const cli = spawn(process.execPath, [await program, 'build', '--yes', '--token', 'x'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...ownEnvironment(),
      ...PREVIEW,
      ...(by === 'adapter' && { NEXT_ENABLE_ADAPTER: '1' }),
      NEXT_TELEMETRY_DISABLED: '1',
      VERCEL_TELEMETRY_DISABLED: '1',
    },
  });
  let log = '';
  cli.stdout.on('data', (text) => (log += text));
  const [status] = await once(cli, 'close');
  if (status !== 0) throw new Error(`${log}\nvercel build ended with ${status}`);
  return { folder, log };
}
