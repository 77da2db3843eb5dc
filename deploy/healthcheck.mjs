// Exits with 0 if the server in this container responds.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`;
const answer = await fetch(address, {
  signal: AbortSignal.timeout(2000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
