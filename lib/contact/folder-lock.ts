import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 100;

/** Windows has no sockets in folders, but pipes with names. */
const addressIn = (folder: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\outbox-${createHash('sha256').update(folder).digest('hex')}`
    : relative(process.cwd(), join(folder, 'lock'));

const listen = (address: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true)).unref();
  });

const isHeld = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true));
    // Only a socket that nobody listens to, or that is gone, is what a process left.
    const isLeft = ({ code = '' }: NodeJS.ErrnoException) => ['ECONNREFUSED', 'ENOENT'].includes(code);
    socket.on('error', (error) => resolve(!isLeft(error))).on('connect', () => socket.destroy());
  });

/**
 * Takes a folder for this process until it ends, however it ends: a socket in the folder, which the system closes with the
 * process. Gives `false` if another process on this machine has it. Rejects if the folder can't hold a socket.
 */
export async function lockFolder(folder: string): Promise<boolean> {
  const address = addressIn(folder);
  if (!(await listen(address))) {
    if (process.platform === 'win32' || (await isHeld(address))) return false;
    // What a process left that has ended.
    await rm(address, { force: true });
    if (!(await listen(address))) return false;
  }
  if (process.platform === 'win32') return true;
  // Another process may have found the same remains and taken them for those of this one: the last socket counts.
  const { ino } = await stat(address);
  await wait(SETTLE_MS);
  return (await stat(address).catch(() => null))?.ino === ino;
}
