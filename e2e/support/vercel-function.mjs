// Serves one function of a Vercel build at a port that it reports, as the
// platform does: `fork` it with its handler’s path and kind.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [, , handler, isWeb] = process.argv;
const handle = createRequire(import.meta.url)(handler);

async function handleWeb(
  { method, headers: { connection: _, ...headers }, url },
  outgoing,
) {
  const response = await handle(
    new Request(`https://${headers['x-forwarded-host']}${url}`, {
      method,
      headers,
    }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const server = createServer(isWeb === 'true' ? handleWeb : handle);
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
