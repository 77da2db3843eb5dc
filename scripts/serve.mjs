// Serves the build in the current folder, like the `server.js` of Next's standalone output: the configuration is that of
// the build. `next start` would keep its compiler for next.config.ts in memory.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

const require = createRequire(import.meta.url);
const BUILD = '.next/required-server-files.json';

if (!existsSync(BUILD)) {
  console.error('There is no finished build here. Run npm run build, or npm start, which builds first.');
  process.exit(1);
}

const port = { type: 'string', short: 'p', default: process.env.PORT || '3000' };
const { values } = parseArgs({ options: { port, hostname: { type: 'string', short: 'H' } } });
const keepAliveTimeout = Number.parseInt(process.env.KEEP_ALIVE_TIMEOUT ?? '', 10);

const { config } = JSON.parse(readFileSync(BUILD, 'utf8'));
process.env.NODE_ENV = 'production';
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

// In this order: it installs hooks that the server needs.
require('next');
await require('next/dist/server/lib/start-server.js').startServer({
  dir: process.cwd(),
  isDev: false,
  config,
  port: Number(values.port),
  allowRetry: false,
  ...(values.hostname && { hostname: values.hostname }),
  ...(keepAliveTimeout >= 0 && { keepAliveTimeout }),
});
