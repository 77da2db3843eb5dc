import { posix } from 'node:path';
import type { FileSystem } from '../../lib/contact/disk.ts';

type File = { text: string; synced: string; written: number };
/** A name that was made, moved or removed, as a journal holds it until a folder is synced. */
type Change = { readonly folders: readonly string[]; readonly apply: (names: Map<string, File | 'folder'>) => void };

/** What becomes of a call: an error before or after it had its effect, or the end of its process before or after that. */
export type Fault = { readonly code?: string; readonly dies?: boolean; readonly isAfter?: boolean };

/** A process that uses the file system. Once it is dead, nothing that it does has an effect, and nothing comes back to it. */
export type ModelProcess = { isDead: boolean; fault: (call: string, path: string) => Fault | null };

const failure = (code: string, path: string) => Object.assign(new Error(code), { code, path });
const { dirname, basename } = posix;

/**
 * A file system in memory that forgets what it may forget when the power fails: text that was not synced, and the last
 * changes of names in folders that were not.
 */
export function createModelFileSystem() {
  const durable = new Map<string, File | 'folder'>([['/', 'folder']]);
  let names = new Map(durable);
  let pending: Change[] = [];
  let now = 0;

  function change(paths: readonly string[], apply: Change['apply']) {
    apply(names);
    pending.push({ folders: paths.map(dirname), apply });
  }

  function get(path: string): File | 'folder' {
    if (names.get(dirname(path)) !== 'folder') throw failure(names.has(dirname(path)) ? 'ENOTDIR' : 'ENOENT', path);
    const found = names.get(path);
    if (found === undefined) throw failure('ENOENT', path);
    return found;
  }

  function file(path: string): File {
    const found = get(path);
    if (found === 'folder') throw failure('EISDIR', path);
    return found;
  }

  const exists = (path: string) => {
    try {
      return Boolean(get(path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && names.has(dirname(path))) return false;
      throw error;
    }
  };

  const calls = {
    mkdir(path: string) {
      if (exists(path)) throw failure('EEXIST', path);
      change([path], (all) => all.set(path, 'folder'));
    },
    create(path: string) {
      if (exists(path)) throw failure('EEXIST', path);
      const made = { text: '', synced: '', written: now };
      change([path], (all) => all.set(path, made));
    },
    open: (path: string) => void get(path),
    writeFile: (path: string, text: string) => void Object.assign(file(path), { text, written: now }),
    sync(path: string) {
      const target = get(path);
      if (target !== 'folder') target.synced = target.text;
      const last = pending.findLastIndex(({ folders }) => folders.includes(path));
      for (const { apply } of pending.splice(0, last + 1)) apply(durable);
    },
    readFile: (path: string) => file(path).text,
    readdir(path: string) {
      if (get(path) !== 'folder') throw failure('ENOTDIR', path);
      const inside = [...names].filter(([name]) => name !== '/' && dirname(name) === path);
      return inside.map(([name, found]) => ({ name: basename(name), isFile: () => found !== 'folder' }));
    },
    rename(from: string, to: string) {
      const moved = file(from);
      exists(to);
      change([from, to], (all) => all.delete(from) && all.set(to, moved));
    },
    rm(path: string) {
      if (exists(path)) change([path], (all) => all.delete(path));
    },
    stat(path: string) {
      const { text, written } = file(path);
      return { size: text.length, mtimeMs: written };
    },
  };

  /** The file system as a process has it. */
  function mount(process: ModelProcess): FileSystem {
    const never = new Promise<never>(() => {});
    async function call<T>(name: keyof typeof calls, ...given: string[]): Promise<T> {
      await null;
      if (process.isDead) return never;
      const path = given[0] ?? '';
      const fault = process.fault(name, path);
      const act = Reflect.get(calls, name) as (...given: string[]) => T;
      const result = fault === null || fault.isAfter ? act(...given) : undefined;
      if (fault?.dies) process.isDead = true;
      if (process.isDead) return never;
      if (fault?.code !== undefined) throw failure(fault.code, path);
      return result as T;
    }
    const open = async (path: string, flags: string) => {
      await call(flags === 'wx' ? 'create' : 'open', path);
      return {
        writeFile: (text: string) => call('writeFile', path, text),
        sync: () => call('sync', path),
        close: async () => {},
      };
    };
    const others = ['mkdir', 'readFile', 'readdir', 'rename', 'rm', 'stat'] as const;
    const functions = others.map((name) => [name, (...given: string[]) => call(name, ...given)]);
    return { open, ...Object.fromEntries(functions) } as unknown as FileSystem;
  }

  return {
    mount,
    /** Every file with its text. */
    files: (): readonly (readonly [path: string, text: string])[] =>
      [...names].flatMap(([path, found]) => (found === 'folder' ? [] : [[path, found.text] as const])),
    /** Puts a file in the place of a folder, or gives the folder back. Tells whether there was one. */
    replaceFolder(path: string): boolean {
      const aside = `${path}-aside`;
      const isAside = names.has(aside);
      const [from, to] = isAside ? [aside, path] : [path, aside];
      if (!names.has(from)) return false;
      for (const { apply } of pending.splice(0)) apply(durable);
      for (const all of [names, durable]) {
        for (const [name, found] of [...all]) {
          if (name !== from && !name.startsWith(`${from}/`)) continue;
          all.delete(name);
          all.set(`${to}${name.slice(from.length)}`, found);
        }
        if (!isAside) all.set(path, { text: '', synced: '', written: now });
      }
      return true;
    },
    /** The power fails: of the changes that were not synced, the first `share` (from 0 to 1) survive. */
    failPower(share: number) {
      for (const { apply } of pending.slice(0, Math.floor(share * (pending.length + 1)))) apply(durable);
      pending = [];
      names = new Map(durable);
      for (const found of names.values()) if (found !== 'folder') found.text = found.synced;
    },
    /** Lets time pass by the disk’s own clock. */
    pass: (ms: number) => {
      now += ms;
    },
  };
}
