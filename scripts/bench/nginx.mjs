// nginx twice: serving files with the same bytes, and as a proxy in front of the site with the shipped configuration.
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start } from './servers.mjs';

function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  mkdirSync(join(folder, 'run'));
  return { folder, prefix: `${join(folder, 'run')}/`, file: join(folder, 'nginx.conf') };
}

// Started by root, its workers would run as a user that may not read the files.
const asMe = () => (process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;');

/** Serves each body as a file named by its key. */
export async function startFiles(nginx, answers) {
  const { folder, prefix, file } = folders();
  const port = await freePort();
  for (const { key, body } of answers) {
    const name = join(folder, 'files', `${encodeURIComponent(key)}`);
    mkdirSync(join(folder, 'files'), { recursive: true });
    writeFileSync(name, Buffer.from(body, 'base64'));
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  writeFileSync(
    file,
    `pid nginx.pid; error_log stderr; worker_processes auto; events {} http { access_log off; sendfile on; tcp_nopush on; ${temporary}
     server { listen 127.0.0.1:${port}; root ${join(folder, 'files')}; location / { try_files /$arg_file =404; } } }`,
  );
  return start(nginx, ['-p', prefix, '-c', file, '-g', asMe()], { port });
}

/** Starts the shipped configuration in front of one replica. */
export async function startProxy(nginx, replica) {
  const { folder, prefix, file } = folders();
  const port = await freePort();
  copyFileSync('deploy/nginx/nginx.conf', file);
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'replicas.conf'), `upstream site { server 127.0.0.1:${replica.port}; keepalive 64; }`);
  return start(nginx, ['-p', prefix, '-c', file, '-g', asMe()], { port });
}
