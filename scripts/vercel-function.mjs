// Runs one function of a Vercel build in a process of its own, as the platform does.
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { link } from './working-tree.mjs';

/**
 * Copies a function's files out of the build, whose package.json would decide their module type: what {@link startFunction}
 * takes, and their size in bytes.
 */
export function unpack(project, func) {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  cpSync(func, folder, { recursive: true });
  const { filePathMap, handler, useWebApi } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries(filePathMap)) link(join(project, from), join(folder, to));
  const files = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)));
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return { folder, bytes, words: [join(folder, handler), String(useWebApi)] };
}

/** Starts a function: `{ send(url, init), stop() }`. */
export async function startFunction({ words }, env) {
  const child = fork(fileURLToPath(import.meta.url), words, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${words[0]} ended with ${code}`)));
  });
  return {
    send: ({ pathname, search }, init) =>
      fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual', ...init }),
    stop: () => child.kill(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , handler, isWeb] = process.argv;
  // Where the platform's library looks for it: work that may go on after the response.
  globalThis[Symbol.for('@vercel/request-context')] = {
    get: () => ({ waitUntil: (work) => void work.catch(() => {}) }),
  };
  const handle = createRequire(import.meta.url)(handler);
  // A function with a web signature: from Request to Response.
  async function handleWeb(incoming, outgoing) {
    const { method, headers, url } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const request = new Request(`https://${headers['x-forwarded-host']}${url}`, {
      method,
      headers: Object.entries(headers).filter(([name]) => name !== 'connection'),
      ...(hasBody && { body: incoming, duplex: 'half' }),
    });
    const response = await handle(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
  const server = createServer(isWeb === 'true' ? handleWeb : handle);
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}
