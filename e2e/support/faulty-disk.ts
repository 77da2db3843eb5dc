import type * as promises from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** What a call to the file system does: fail with a code, or what it should (`null`); a promise that stays pending hangs. */
export type Fault = (call: string, path: string) => string | null | Promise<string | null>;

/** The asynchronous file system, with faults. `call` is the name of the function or, for an open file, of the method. */
export function faultyDisk(real: typeof promises, fault: Fault): typeof promises {
  const check = async (call: string, path: string) => {
    const code = await fault(call, path);
    if (code !== null) throw Object.assign(new Error(`${code}: ${call}`), { code });
  };
  const faulty = (call: string, target: object, path?: string) => {
    const run = Reflect.get(target, call);
    return async (...given: unknown[]) => {
      await check(call, path ?? String(given[0]));
      return run.apply(target, given);
    };
  };
  const calls = ['link', 'mkdir', 'readdir', 'readFile', 'rename', 'rm', 'stat'];
  return {
    ...real,
    ...Object.fromEntries(calls.map((call) => [call, faulty(call, real)])),
    open: async (path: string, ...given: [string, number?]): Promise<FileHandle> => {
      await check('open', path);
      const handle = await real.open(path, ...given);
      return Object.assign(handle, {
        sync: faulty('sync', handle, path),
        writeFile: faulty('writeFile', handle, path),
      });
    },
  } as typeof promises;
}
