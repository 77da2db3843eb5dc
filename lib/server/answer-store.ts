import { LRUCache } from 'lru-cache';
import { type Coded, compressed, type FinishedAnswer } from './finished-answer.ts';

/** An answer that is given again, in the codings it was asked for in. */
export type Kept = { readonly answer: FinishedAnswer; gzip: Coded | null };

const MOST_ANSWERS = 1_000;
const MOST_BYTES = 64 * 1024 * 1024;

const sizeOf = ({ answer, gzip }: Kept) => Math.max(1, answer.identity.body.length + (gzip?.body.length ?? 0));

export type AnswerStore = {
  /** What is kept under a key, as long as nothing has changed. */
  readonly get: (key: string) => Kept | undefined;
  /**
   * The answer under a key, made once however many ask for it meanwhile. `make` gives `null` when its caller went away,
   * then the next one makes it; what is not for everyone is each caller's own.
   */
  readonly share: (key: string, make: () => Promise<FinishedAnswer | null>) => Promise<Kept | null>;
  /** An answer in gzip, compressed when it is first asked for. */
  readonly gzip: (key: string, kept: Kept) => Promise<Coded>;
};

/**
 * The one store of answers: public ones with status 200, all of them only as long as `version` returns the same word;
 * `null` means that this can't be told now. Bounded in number and bytes: the least recently asked for goes first.
 */
export function createAnswerStore(version: () => string | null): AnswerStore {
  const answers = new LRUCache<string, Kept>({ max: MOST_ANSWERS, maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Kept | null>>();
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

  async function make(key: string, make: () => Promise<FinishedAnswer | null>): Promise<Kept | null> {
    const madeOf = currentVersion();
    const answer = await make();
    if (answer === null) return null;
    const kept: Kept = { answer, gzip: null };
    if (!answer.isShared) personal.set(key, true);
    else if (madeOf !== null && currentVersion() === madeOf) answers.set(key, kept);
    return kept;
  }

  async function share(key: string, ask: () => Promise<FinishedAnswer | null>): Promise<Kept | null> {
    const started = personal.has(key) ? undefined : underWay.get(key);
    if (started === undefined) {
      const making = make(key, ask).finally(() => underWay.get(key) === making && underWay.delete(key));
      underWay.set(key, making);
      return making;
    }
    const theirs = await started.catch(() => null);
    if (theirs?.answer.isShared) return theirs;
    return theirs === null ? share(key, ask) : make(key, ask);
  }

  return {
    get: (key) => (currentVersion() === null ? undefined : answers.get(key)),
    share,
    async gzip(key, kept) {
      kept.gzip ??= await compressed(kept.answer);
      // Its size is another one now.
      if (answers.peek(key) === kept) answers.set(key, kept);
      return kept.gzip;
    },
  };
}
