import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.ts';

const MOST_ANSWERS = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;

// The compressed, which is made later, is smaller than what it is made of.
const sizeOf = ({ identity, isCompressible }: FinishedAnswer) =>
  Math.max(1, identity.body.length * (isCompressible ? 2 : 1));

type Make = () => Promise<FinishedAnswer | null>;

/**
 * The one store of answers: public ones with status 200, all of them only as long as `version` returns the same word;
 * `null` means that this can't be told now. Bounded in number and bytes: the least recently asked for goes first.
 */
export function createAnswerStore(version: () => string | null) {
  const answers = new LRUCache<string, FinishedAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Promise<FinishedAnswer | null>>();
  // What was not for everyone the last time is not waited for: each caller gets an own one anyway.
  const personal = new LRUCache<string, true>({ max: MOST_ANSWERS });
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
   * The answer under a key, made once however many ask for it meanwhile. `make` gives `null` when its caller went away,
   * then the next one makes it; what is not for everyone is each caller's own.
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

  /** What is kept under a key, as long as nothing has changed. */
  const get = (key: string) => (currentVersion() === null ? undefined : answers.get(key));

  return { get, share };
}
