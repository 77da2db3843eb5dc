import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where the numbers of processes mean the same: this machine until it is started anew and, on Linux, this container. */
function place(): string {
  let linux = '';
  try {
    linux = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {}
  return createHash('sha256').update(`${hostname()} ${linux}`).digest('hex').slice(0, 12);
}

/** A name for this process as a sender: where it runs, its number there, and what tells it from others with that number. */
export const ownName = () => `${place()}-${process.pid}-${randomBytes(6).toString('hex')}`;

/** Whether another sender is known to have ended. One that runs elsewhere is not. */
export function hasEnded(sender: string): boolean {
  const [where, pid] = sender.split('-');
  if (where !== place()) return false;
  if (Number(pid) === process.pid) return true;
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
