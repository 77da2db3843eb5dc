import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program in this terminal and passes signals on to it. If it fails or
 * is ended, this process ends too. What a quiet one prints is shown only if it
 * fails.
 */
export async function run(
  command,
  words,
  { isQuiet = false, ...options } = {},
) {
  const stdio = isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit';
  // On Windows npm is a script.
  const child = spawn(command, words, {
    stdio,
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => printed.push(chunk));
  let isEnded = false;
  const handOn = (signal) => {
    isEnded = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, handOn);
  const [status] = await once(child, 'close');
  for (const signal of SIGNALS) process.off(signal, handOn);
  if (status !== 0 && !isEnded) process.stderr.write(Buffer.concat(printed));
  if (status !== 0 || isEnded) process.exit(status || 1);
}
