import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { neededEnvironment } from './needed-environment.ts';

/** The start of a command that runs a program of a package which is not installed here: `npx` fetches this version once. */
export const npx = (spec: string, program: string) => ['npx', '--yes', `--package=${spec}`, program] as const;

/** What such a program needs of this environment. Some import what Node 20 lacks. */
export const npxEnvironment = () => ({
  ...neededEnvironment(),
  NO_COLOR: '1',
  npm_config_loglevel: 'error',
  NODE_OPTIONS: `--import=${resolve('e2e/support/glob-sync.mjs')}`,
});

const LONGEST_RUN_MS = 300_000;

/** Runs such a program to its end. It is killed if it takes too long. */
export async function runNpx(spec: string, program: string, args: readonly string[]) {
  const [command, ...words] = npx(spec, program);
  const child = spawn(command, [...words, ...args], {
    env: npxEnvironment(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, out, err };
}
