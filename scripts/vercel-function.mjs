// Runs one function of a Vercel build in a process of its own, as the platform does.
import { fork } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A copy of a function's files outside the build, whose package.json would decide the module type of the files. */
export function unpack(folder, func) {
  const target = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  cpSync(func, target, { recursive: true });
  const settings = JSON.parse(readFileSync(join(target, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries(settings.filePathMap)) {
    mkdirSync(dirname(join(target, to)), { recursive: true });
    try {
      linkSync(join(folder, from), join(target, to));
    } catch {
      cpSync(join(folder, from), join(target, to));
    }
  }
  const files = readdirSync(target, { recursive: true }).map((name) => statSync(join(target, name)));
  return { target, settings, bytes: files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) };
}

/** Starts an unpacked function with these variables: `{ send(url, init), stop() }`. */
export async function startFunction({ target, settings }, env) {
  const process_ = fork(fileURLToPath(import.meta.url), [join(target, settings.handler), String(settings.useWebApi)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise((resolve, reject) => {
    process_.once('message', resolve);
    process_.once('exit', (code) => reject(new Error(`the function at ${target} ended with ${code}`)));
  });
  return {
    send: ({ pathname, search }, init) =>
      fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual', ...init }),
    stop: () => process_.kill(),
  };
}

export const remove = ({ target }) => rmSync(target, { recursive: true });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , handler, isWeb] = process.argv;
  // Work that may go on after the response.
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
