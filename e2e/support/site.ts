import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A running instance of the built site. */
export type Site = ServerProcess;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { serve: string; dev: string };
};
/** Node’s options and the program of `npm run serve`. */
const serve = scripts.serve
  .replace(/^node /, '')
  .split(' ')
  .map((word) => (word.endsWith('.mjs') ? resolve(word) : word));

type Start = {
  readonly command?: 'start' | 'dev';
  /**
   * Whether it is plain Next, `next start`, without the layer of `lib/server`.
   */
  readonly isPlain?: boolean;
  /** The folder of the built site; by default this working copy. */
  readonly folder?: string;
};

/**
 * Starts the built site, or the development server, on a free loopback port
 * with these variables and none of the site’s from the environment.
 */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  { command = 'start', isPlain = false, folder }: Start = {},
): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const next = resolve('node_modules/next/dist/bin/next');
  const program =
    command === 'dev'
      ? [next, ...scripts.dev.split(' ').slice(1)]
      : isPlain
        ? [next, 'start']
        : serve;
  const words = [...program, '-H', '127.0.0.1', '-p', String(port)];
  // Each process owns its outbox.
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  const site = await startServer(url, [process.execPath, ...words], {
    ...(folder !== undefined && { cwd: folder }),
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Next then reads no `.env` file: whatever site is being made here, the
      // promises are the same.
      __NEXT_PROCESSED_ENV: 'true',
      BASE_URL: url,
      CONTACT_OUTBOX: outbox,
      ...env,
    },
  });
  const stop = (signal?: 'SIGTERM' | 'SIGKILL') =>
    site
      .stop(signal)
      .finally(() => rmSync(outbox, { recursive: true, force: true }));
  return { ...site, stop };
}
