import {
  chmodSync,
  chownSync,
  copyFileSync,
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

/** The shipped list of replicas with its parameters, at other addresses. */
function replicasAt(urls: readonly string[]): string {
  const rest = [...urls];
  return readFileSync(`${SHIPPED}/replicas.conf`, 'utf8').replace(/(?<=^\s*server )\S+/gm, () => {
    const url = rest.shift();
    if (url === undefined) throw new Error('fewer replicas than the shipped configuration names');
    return new URL(url).host;
  });
}

/** Starts nginx, without root privileges, with the shipped configuration in front of these servers. */
export async function startNginx(replicas: readonly string[]): Promise<ServerProcess> {
  const nginx = programPath('nginx');
  if (nginx === null) throw new Error('nginx is not installed');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const prefix = join(folder, 'run');
  mkdirSync(prefix);
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(prefix, uid, gid);
  for (const name of ['nginx.conf', 'headers.conf']) copyFileSync(`${SHIPPED}/${name}`, join(folder, name));
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  writeFileSync(join(folder, 'replicas.conf'), replicasAt(replicas));
  const command = [nginx, '-p', `${prefix}/`, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const server = await startServer(url, command, unprivileged());
  return {
    ...server,
    stop: async (signal) => {
      await server.stop(signal);
      rmSync(folder, { recursive: true });
    },
  };
}
