import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PREFIX = 'lock';
/** For those that start at the same time. */
const TRIES = 10;
const BETWEEN_TRIES_MS = 50;

const listen = (address: string) =>
  new Promise<Server>((done, reject) => {
    const server = createServer((socket) => socket.destroy()).on('error', reject);
    server.listen(address, () => done(server)).unref();
  });

const isHeld = (address: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(address, () => done(true));
    // Only a socket that nobody listens to, or that is gone, is what a process left.
    const isLeft = ({ code = '' }: NodeJS.ErrnoException) => ['ECONNREFUSED', 'ENOENT'].includes(code);
    socket.on('error', (error) => done(!isLeft(error))).on('connect', () => socket.destroy());
  });

/** Windows has no sockets in folders, but pipes, each with a name that one process can have. */
function createPipeLock(folder: string) {
  const name = createHash('sha256').update(resolve(folder)).digest('hex');
  let isTaken = false;
  return async () => {
    isTaken ||= await listen(`\\\\.\\pipe\\${name}`).then(Boolean, () => false);
    return isTaken;
  };
}

/**
 * A lock of a folder that ends with its process, however that ends: a socket in the folder, which the system closes. Gives a
 * function that takes the folder unless this process has it, and tells whether it has it. It rejects if the folder can’t hold
 * a socket. Each process first listens, under a name that is never used again, and looks for others only then: of two, at least
 * one sees the other, however long either is stopped meanwhile. An owner whose socket somebody removed is none any more.
 */
export function createFolderLock(folder: string): () => Promise<boolean> {
  if (process.platform === 'win32') return createPipeLock(folder);
  let held: { readonly server: Server; readonly path: string } | null = null;

  /** The names of other processes that listen. What others have left is removed. */
  async function othersThan(own: string) {
    const others: string[] = [];
    for (const name of await readdir(/* turbopackIgnore: true */ folder)) {
      if (!name.startsWith(PREFIX) || name === own) continue;
      const path = join(/* turbopackIgnore: true */ folder, name);
      // A shorter address, because its length is limited.
      if (await isHeld(relative(process.cwd(), path))) others.push(name);
      else await rm(path, { force: true });
    }
    return others;
  }

  return async () => {
    if (held && (await stat(held.path).catch(() => null))) return true;
    held?.server.close();
    held = null;
    const own = `${PREFIX}-${randomBytes(6).toString('hex')}`;
    const path = relative(process.cwd(), join(/* turbopackIgnore: true */ folder, own));
    const server = await listen(path);
    for (let left = TRIES; left > 0; left -= 1) {
      const others = await othersThan(own);
      if (others.length === 0) held = { server, path };
      // One of those that start at the same time stays.
      if (held || others.some((name) => name < own)) break;
      await wait(BETWEEN_TRIES_MS);
    }
    if (held === null) server.close();
    return held !== null;
  };
}
