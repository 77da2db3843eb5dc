/**
 * Runs at most so many tasks at a time, the others in their order. A task that
 * throws gives its place to the next one, too.
 */
export function createTurns(most: number) {
  const next: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => next.length,
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running < most) running += 1;
      else await new Promise<void>((resolve) => next.push(resolve));
      try {
        return await task();
      } finally {
        const begin = next.shift();
        if (begin) begin();
        else running -= 1;
      }
    },
  };
}
