import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_RUN_MS = 120_000;

/** Runs a program to its end, with these variables and its own home folder. It is killed if it takes too long. */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const home = await mkdtemp(join(tmpdir(), 'home-'));
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOME: home, USERPROFILE: home, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  await rm(home, { recursive: true, force: true, maxRetries: 3 });
  return { code, out, err };
}
