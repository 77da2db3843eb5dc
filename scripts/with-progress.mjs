const TICK_MS = 1_000;

/**
 * Says what is done while a function runs, and for how many seconds: in one
 * line that changes, or where there is no terminal, in one at the beginning and
 * one at the end.
 */
export async function withProgress(what, work) {
  const { stdout } = process;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  const line = () => `${what} … ${seconds()} s`;
  const change = () => stdout.write(`\r${line()}`);
  if (stdout.isTTY) change();
  else console.log(`${what} …`);
  const ticking = stdout.isTTY && setInterval(change, TICK_MS);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    console.log(`${stdout.isTTY ? '\r' : ''}${line()}`);
  }
}
