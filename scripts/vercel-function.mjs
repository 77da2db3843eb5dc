// Runs one function of a Vercel build in a process of its own, as the platform does.
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { link } from './working-tree.mjs';

/** Starts a function outside the build, whose package.json would decide its module type: `{ port, stop() }`. */
export async function startFunction(project, func, env) {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  cpSync(func, folder, { recursive: true, dereference: true });
  const { filePathMap = {}, handler, useWebApi } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries(filePathMap)) link(join(project, from), join(folder, to));
  const child = fork(fileURLToPath(import.meta.url), [join(folder, handler), String(useWebApi)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${func} ended with ${code}`)));
  });
  return { port, folder, stop: () => child.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , handler, isWeb] = process.argv;
  const handle = createRequire(import.meta.url)(handler);
  async function handleWeb({ method, headers: { connection: _, ...headers }, url }, outgoing) {
    const response = await handle(new Request(`https://${headers['x-forwarded-host']}${url}`, { method, headers }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }
  const server = createServer(isWeb === 'true' ? handleWeb : handle);
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}
