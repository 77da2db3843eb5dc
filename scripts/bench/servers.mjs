// Starts and stops the measured servers, each in its own process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a command that serves on `port`; resolves when `path` answers. */
export async function start(command, words, { port, path = '/', env = {}, cwd } = {}) {
  const child = spawn(command, words, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed = (printed + chunk).slice(-4000)));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ${words.join(' ')} stopped:\n${printed}`);
    if (await fetch(`${url}${path}`).catch(() => null)) break;
    await wait(50);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await exited;
    clearTimeout(late);
  };
  return { url, port, pid: child.pid, stop };
}

const PACKAGE = new URL('../../package.json', import.meta.url);
// As `npm run serve` starts it.
const FLAGS = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  .scripts.serve.split(' ')
  .filter((word) => word.startsWith('--'));
const NEXT = new URL('../../node_modules/next/dist/bin/next', import.meta.url).pathname;
const SERVE = new URL('../serve.mjs', import.meta.url).pathname;

// All requests come from one address.
const UNLIMITED = { MCP_MESSAGES_PER_MINUTE: '0', WORK_PER_MINUTE: '0', WORK_WAITING: '0' };

/** The site built in a folder, with more options for Node. */
export async function serve(folder, env, flags = []) {
  const port = await freePort();
  const words = [...flags, ...FLAGS, SERVE, '-H', '127.0.0.1', '-p', String(port)];
  return start(process.execPath, words, {
    port,
    cwd: folder,
    path: '/api/health',
    env: { BASE_URL: `http://127.0.0.1:${port}`, ...env },
  });
}

/** The same without limits per client address. */
export const startNext = (folder, env = {}) => serve(folder, { ...UNLIMITED, ...env });

/** The same site in plain Next, without the layer. */
export async function startPlain(folder, env = {}) {
  const port = await freePort();
  const words = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
  return start(process.execPath, words, {
    port,
    cwd: folder,
    path: '/api/health',
    env: { BASE_URL: `http://127.0.0.1:${port}`, ...UNLIMITED, ...env },
  });
}
