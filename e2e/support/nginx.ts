import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../scripts/programs.mjs';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { unprivileged } from './unprivileged.ts';

const SHIPPED = 'deploy/nginx';

/**
 * What Debian's nginx.conf sets where it includes the sites, besides files of
 * its own.
 */
const DEBIAN = `pid nginx.pid; error_log stderr; events {}
http {
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  sendfile on; tcp_nopush on; types_hash_max_size 2048; default_type application/octet-stream; gzip on;
  access_log access.log; ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;
  include consulting-site/consulting-site;
}`;

/**
 * A configuration with these replicas and this port instead of the shipped
 * ones, and what it writes in its own folder.
 */
function adapted(
  name: string,
  replicas: readonly string[],
  port: number,
): string {
  const text = readFileSync(`${SHIPPED}/${name}`, 'utf8');
  return text
    .replace(/(?:^ *server [\w.-]+:\d+(.*;)\n)+/m, (_, parameters) =>
      replicas
        .map((url) => `server ${new URL(url).host}${parameters}\n`)
        .join(''),
    )
    .replace(/^ *listen \[::\].*\n/m, '')
    .replace(/(?<=^ *listen )(?:8080|80);/m, `127.0.0.1:${port};`)
    .replaceAll(/unix:(?:\/run\/)?/g, 'unix:')
    .replace('/var/lib/nginx/', '');
}

/**
 * Starts nginx, without root privileges, with a shipped configuration in front
 * of these servers: that of the container, or of Debian.
 */
export async function startNginx(
  replicas: readonly string[],
  system: 'container' | 'debian' = 'container',
): Promise<ServerProcess> {
  const nginx = programPath('nginx');
  if (nginx === null) throw new Error('nginx is not installed');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const [prefix, site] = [join(folder, 'run'), join(folder, 'consulting-site')];
  mkdirSync(prefix);
  const user = unprivileged();
  if (user.uid && user.gid) chownSync(prefix, user.uid, user.gid);
  cpSync(SHIPPED, site, { recursive: true });
  for (const name of ['nginx.conf', 'consulting-site'])
    writeFileSync(join(site, name), adapted(name, replicas, port));
  const debian = join(folder, 'debian.conf');
  writeFileSync(debian, DEBIAN);
  const main = system === 'debian' ? debian : join(site, 'nginx.conf');
  const command = [nginx, '-p', `${prefix}/`, '-c', main, '-g', 'daemon off;'];
  const options = { ...user, cwd: prefix };
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(url, command, options);
  return {
    ...server,
    stop: async (signal) => {
      await server.stop(signal);
      rmSync(folder, { recursive: true });
    },
  };
}
