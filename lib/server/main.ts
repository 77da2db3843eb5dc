// The program that serves a build: the layer in this process, and Next's own
// server behind it in a child process. Every build bundles it into one file,
// which `npm run serve` and the container image run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import environment from '@next/env';
import { ConfigError, config } from '../config/config.ts';
import { within } from '../http/within.ts';
import { log } from '../log.ts';
import * as limits from './limits.ts';
import { createAskNext, startNext } from './next-process.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * The host to listen on, and the port, which is checked with the other
 * settings; from the command line or the environment.
 */
function listening() {
  const { PORT, HOSTNAME = '' } = process.env;
  const port = { type: 'string', short: 'p', default: PORT || '3000' } as const;
  const { values } = parseArgs({
    options: { port, hostname: { type: 'string', short: 'H' } },
  });
  process.env.PORT = values.port;
  // Container engines set HOSTNAME to the container's name, which is no address
  // to listen on.
  return {
    port: Number(values.port),
    host: values.hostname ?? (isIP(HOSTNAME) ? HOSTNAME : undefined),
  };
}

/**
 * Creates the server with every limit that Node has for one. The program ends if
 * it can't listen on its port.
 */
function createLimitedServer(port: number) {
  const server = createServer({
    // Otherwise Node itself would answer requests without Host, past the limits
    // of this server.
    requireHostHeader: false,
    connectionsCheckingInterval: 5_000,
    headersTimeout: limits.LONGEST_HEAD_MS,
    requestTimeout: limits.LONGEST_REQUEST_MS,
    keepAliveTimeout:
      Number(process.env.KEEP_ALIVE_TIMEOUT) || limits.LONGEST_IDLE_MS,
  });
  server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    fail(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program: end that, or set PORT to another one.`
        : message,
    ),
  );
  // Node would go on reading requests that it refuses.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  return Object.assign(server, {
    maxConnections: limits.MOST_CONNECTIONS,
    maxHeadersCount: limits.MOST_HEADER_FIELDS,
    maxRequestsPerSocket: limits.MOST_REQUESTS_OF_CONNECTION,
    timeout: limits.LONGEST_SILENCE_MS,
  });
}

async function main() {
  environment.loadEnvConfig(process.cwd(), false);
  const { port, host } = listening();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const settings = config();
  // Loaded only now, because its modules read the settings.
  const { createLayer } = await import('./layer.ts');
  const server = createLimitedServer(port);
  // A second instance must end here, before it touches a file or the network.
  await once(server.listen(port, host), 'listening');

  const child = startNext({ ...process.env, BASE_URL: settings.baseUrl });
  const { layer, update } = createLayer(settings, createAskNext(child.port));
  server.on('request', layer);
  child.onReport(update);
  let isStopping = false;
  child.ended.then((how) => {
    if (isStopping) return;
    log('error', 'next_ended', { how });
    process.exit(1);
  });

  /**
   * Accepts nothing new, waits at most `SHUTDOWN_MS` for responses in progress,
   * and ends both processes.
   */
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // `close` leaves connections open that are in use at this moment. A caller
    // that sends one request after another would keep one open.
    setInterval(
      () => server.closeIdleConnections(),
      limits.CLOSE_IDLE_MS,
    ).unref();
    await Promise.race([closed, wait(limits.SHUTDOWN_MS)]);
    await child.stop();
    process.exit();
  }
  process.on('SIGTERM', stop).on('SIGINT', stop);

  await within(limits.LONGEST_START_MS, () => child.port).catch(() =>
    fail('Next has not started in time.'),
  );
  console.log(`Ready on http://${host ?? 'localhost'}:${port}`);
}

await main().catch((error) =>
  fail(error instanceof ConfigError ? error.message : error.stack),
);
