import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program in this terminal and passes signals on to it; if one came,
 * this process ends, too. Gives the program's status, and if it is quiet, what
 * it would have printed.
 */
export async function execute(
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
  if (isEnded) process.exit(status || 1);
  return { status, output: Buffer.concat(printed).toString() };
}

/** Runs a program in this terminal. If it fails, this process ends with 1. */
export async function run(command, words, options) {
  const { status } = await execute(command, words, options);
  if (status !== 0) process.exit(1);
}

/** Ends the process with one sentence that says why a command can't work. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
