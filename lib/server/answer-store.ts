import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.ts';

const MOST_ANSWERS = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_PERSONAL_BYTES = 1024 * 1024;

// A character takes up to two bytes in memory.
const sizeOfKey = (key: string) => 2 * key.length;

// The compressed version, which is added later, is smaller than the original.
const sizeOf = ({ identity, isCompressible }: FinishedAnswer, key: string) =>
  identity.body.length * (isCompressible ? 2 : 1) + sizeOfKey(key);

type Make = () => Promise<FinishedAnswer | null>;

/**
 * The only store of responses: public ones with status 200, valid as long as `version` returns the same string; `null`
 * means it is unknown. Limited in number and bytes: the least recently used is dropped first.
 */
export function createAnswerStore(version: () => string | null) {
  const answers = new LRUCache<string, FinishedAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Promise<FinishedAnswer | null>>();
  // Keys whose last response was personal: callers don't wait for each other, because each gets its own anyway.
  const personal = new LRUCache<string, true>({
    maxSize: MOST_PERSONAL_BYTES,
    sizeCalculation: (_true, key) => sizeOfKey(key),
  });
  let heldVersion: string | null = null;

  function currentVersion(): string | null {
    const current = version();
    if (current !== heldVersion) {
      answers.clear();
      personal.clear();
      underWay.clear();
    }
    heldVersion = current;
    return current;
  }

  async function keep(key: string, make: Make): Promise<FinishedAnswer | null> {
    const madeOf = currentVersion();
    const answer = await make();
    if (answer?.isShared === false) personal.set(key, true);
    else if (answer && madeOf !== null && currentVersion() === madeOf) answers.set(key, answer);
    return answer;
  }

  /**
   * The response for a key, rendered once however many callers ask for it at the same time. If `make` gives `null`
   * because its caller disconnected, the next caller renders it; personal responses are rendered for each caller.
   */
  async function share(key: string, make: Make): Promise<FinishedAnswer | null> {
    const started = personal.has(key) ? undefined : underWay.get(key);
    if (started === undefined) {
      const making = keep(key, make).finally(() => underWay.get(key) === making && underWay.delete(key));
      underWay.set(key, making);
      return making;
    }
    const theirs = await started.catch(() => null);
    if (theirs?.isShared) return theirs;
    return theirs === null ? share(key, make) : keep(key, make);
  }

  /** The stored response for a key, if it is still valid. */
  const get = (key: string) => (currentVersion() === null ? undefined : answers.get(key));

  return { get, share };
}
