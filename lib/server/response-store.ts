import { LRUCache } from 'lru-cache';
import { MOST_RESPONSE_BYTES, MOST_RESPONSES } from '../http/limits.ts';
import type { SharedResponse } from './finished-response.ts';
import type { SharedRequest } from './next-request.ts';

type Stored = { readonly response: SharedResponse; readonly version: string | null };

export type ResponseStore = ReturnType<typeof createResponseStore>;

/**
 * The only store of responses. Most are valid as long as `version` returns what it did when they were rendered, where
 * `null` means that it is unknown; fixed ones as long as the process runs. Limited in number and bytes: the least recently
 * used is dropped first.
 */
export function createResponseStore(version: () => string | null) {
  const responses = new LRUCache<string, Stored>({
    max: MOST_RESPONSES,
    maxSize: MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the original. A character of a key takes up to two bytes.
    sizeCalculation: ({ response }, key) =>
      response.identity.body.length * (response.isCompressible ? 2 : 1) + 2 * key.length,
  });

  return {
    /** The stored response to a request, if it is still valid. */
    get: ({ key }: SharedRequest): SharedResponse | undefined => {
      const stored = responses.get(key);
      return stored && (stored.version === null || stored.version === version()) ? stored.response : undefined;
    },
    /** Stores the response to a request. Unless it is fixed, it was rendered while the version was this one, which must not have changed since. */
    set: ({ key, isFixed }: SharedRequest, response: SharedResponse, renderedAt: string | null) => {
      const isValid = isFixed || (renderedAt !== null && version() === renderedAt);
      if (isValid) responses.set(key, { response, version: isFixed ? null : renderedAt });
    },
  };
}
