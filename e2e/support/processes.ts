import { readFileSync } from 'node:fs';

/** The processes that another has started and that still run; Linux only. */
function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** The process that Next runs in, of a site that serves itself. */
export const nextOf = ({ pid }: { readonly pid: number }): number =>
  childrenOf(pid)[0] ?? 0;

/** The memory of a site's two processes, in megabytes. */
export function megabytesOf(site: { readonly pid: number }): number {
  const kilobytes = [site.pid, nextOf(site)].map((pid) =>
    Number(
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    ),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Whether a process has not ended yet. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
