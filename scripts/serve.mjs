// Serves the build in the current folder: a custom server of Next with the layer of lib/server before it. It is also the
// image's server.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { isIP, Socket } from 'node:net';
import { parseArgs } from 'node:util';

const BUILD = '.next/required-server-files.json';
const SHUTDOWN_MS = 10_000;

if (!existsSync(BUILD)) {
  console.error('There is no finished build here. Run npm run build, or npm start, which builds first.');
  process.exit(1);
}

// As Next does later: `.env` may have the port.
const { default: environment } = await import('@next/env');
environment.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const { PORT, HOSTNAME = '', KEEP_ALIVE_TIMEOUT } = process.env;
const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: PORT || '3000' },
    hostname: { type: 'string', short: 'H' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`The port is ${values.port}: expected a number from 0 to 65535.`);
  process.exit(1);
}
// Container engines set HOSTNAME to the container's name, which is no address to listen on.
const host = values.hostname ?? (isIP(HOSTNAME) ? HOSTNAME : undefined);

process.env.NODE_ENV = 'production';
// For the default of BASE_URL.
process.env.PORT = String(port);
// As the server.js of Next's standalone output does: the configuration is the build's, and next.config.ts is not compiled.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(BUILD, 'utf8')).config);

// instrumentation.ts calls this; it shares no module with this file.
const offered = new Promise((resolve) => {
  globalThis[Symbol.for('site.offer-layer')] = resolve;
});
const { default: next } = await import('next');
// Next adds a listener for upgrades to this server, which never listens: it would close connections that offer h2c.
const app = next({
  dev: false,
  hostname: 'localhost',
  port,
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();
const attach = await offered;

// Next loads a module with its first request; while that of the MCP endpoint is loaded, nobody else would be served.
const first = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/mcp' });
handle(first, new ServerResponse(first)).catch(console.error);

// The layer refuses requests without Host. Those that Node answers are outside of its bounds.
const server = createServer({ connectionsCheckingInterval: 5_000, requireHostHeader: false });
const keepAliveTimeout = Number.parseInt(KEEP_ALIVE_TIMEOUT ?? '', 10);
if (keepAliveTimeout >= 0) server.keepAliveTimeout = keepAliveTimeout;
let isStopping = false;
server.on('request', (_request, response) => {
  if (isStopping) response.setHeader('Connection', 'close');
});
attach(server, handle);

/** Ends the process as the signal does by default: process.exit() would wait for a thread that waits for a disk. */
function end(signal) {
  process.off(signal, stop);
  process.kill(process.pid, signal);
}

/** Accepts nothing new, gives what is under way ten seconds, and ends the process. */
function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  // Whatever still hangs then is not worth more: the shipped units kill the process after fifteen seconds.
  setTimeout(() => end(signal), SHUTDOWN_MS + 2_000).unref();
  server.close(async () => {
    await app.close();
    end(signal);
  });
}
process.on('SIGTERM', stop).on('SIGINT', stop);

server.on('error', (error) => {
  console.error(`The server can’t listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on http://${host ?? 'localhost'}:${server.address().port}`));
