import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './finished-response.ts';

const MOST_RESPONSES = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;

// The compressed version, which is added later, is smaller than the original. A character of a key takes up to two bytes.
const sizeOf = ({ identity, isCompressible }: FinishedResponse, key: string) =>
  identity.body.length * (isCompressible ? 2 : 1) + 2 * key.length;

/**
 * The only store of responses, valid as long as `version` returns the same string; `null` means it is unknown. Limited in
 * number and bytes: the least recently used is dropped first.
 */
export function createResponseStore(version: () => string | null) {
  const responses = new LRUCache<string, FinishedResponse>({
    max: MOST_RESPONSES,
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
  });
  let storedVersion: string | null = null;

  function currentVersion(): string | null {
    const current = version();
    if (current !== storedVersion) responses.clear();
    storedVersion = current;
    return current;
  }

  return {
    currentVersion,
    /** The stored response for a key, if it is still valid. */
    get: (key: string) => (currentVersion() === null ? undefined : responses.get(key)),
    /** Stores a response rendered while the version was this one, unless it has changed since. */
    set: (key: string, response: FinishedResponse, renderedAt: string | null) => {
      if (renderedAt !== null && currentVersion() === renderedAt) responses.set(key, response);
    },
  };
}
