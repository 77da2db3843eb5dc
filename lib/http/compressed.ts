import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const held = new WeakMap<Uint8Array<ArrayBuffer>, Promise<Uint8Array<ArrayBuffer>>>();

/** These bytes as gzip, compressed once for as long as they live. */
export function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const made = held.get(bytes) ?? compress(bytes).then((buffer) => new Uint8Array(buffer));
  held.set(bytes, made);
  return made;
}
