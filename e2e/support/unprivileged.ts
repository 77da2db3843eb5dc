import { spawnSync } from 'node:child_process';

const NOBODY = { uid: 65534, gid: 65534 };

/**
 * Options that start a process without root privileges, where the tests run as
 * root and other users can execute Node.
 */
export function unprivileged(): { uid?: number; gid?: number } {
  const isRoot = process.getuid?.() === 0;
  return isRoot &&
    spawnSync(process.execPath, ['--version'], NOBODY).status === 0
    ? NOBODY
    : {};
}
