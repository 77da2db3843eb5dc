import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { VARIABLES } from '../../lib/config/environment.ts';
import { pages } from '../../lib/routes/pages.ts';
import { programPath } from '../../scripts/programs.mjs';
import { cleanClone } from '../support/clean-clone.mjs';
import { freePort } from '../support/free-port.ts';
import { neededEnvironment } from '../support/needed-environment.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';

const LONGEST_MS = 1_200_000;
const UNIT = 'etc/systemd/system/consulting-site.service';
const env = { ...neededEnvironment(), npm_config_prefer_offline: 'true' };

/** The path of a program. Without it the test is skipped, and says so. */
function needs(name: string): string {
  const path = programPath(name);
  test.skip(path === null, `${name} is not installed`);
  return path ?? '';
}

test.describe('the documented commands, in a clean clone', () => {
  // Each installs the packages and builds.
  test.describe.configure({ timeout: LONGEST_MS });
  test.use({ ignoreHTTPSErrors: true });
  const group = ownOfGroup();
  let clone: string;
  let root: string;
  let server: ServerProcess;

  test.beforeAll(async () => {
    clone = cleanClone();
    await group.start({ stop: () => rmSync(clone, { recursive: true }) });
    root = group.folder();
    for (const folder of ['opt', 'etc/systemd/system', 'etc/caddy'])
      mkdirSync(join(root, folder), { recursive: true });
  });

  test('npm start installs, builds and serves, and SIGTERM to npm ends the server', async ({
    own,
  }) => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const words = ['npm', 'start', '--', '-p', port];
    const npm = await own.start(
      startServer(url, words, { cwd: clone, env }, LONGEST_MS),
    );
    expect(npm.log()).toContain(`"base_url":"http://localhost:${port}"`);
    expect((await fetch(url)).status).toBe(200);
    await npm.stop();
    await expect.poll(() => fetch(url).catch(() => null)).toBeNull();
  });

  test('a server with systemd has the variables of its own file and none of the clone', async () => {
    // What an adopter has in the clone: a file of secrets.
    writeFileSync(join(clone, '.env'), 'SITE_NAME=Secret of the clone\n');
    // The packages are those that npm start has installed in this clone.
    const commands =
      readFileSync('docs/deploying.md', 'utf8').match(
        /^(?:node|install|printf|echo) .*$/gm,
      ) ?? [];
    expect(commands.length).toBeGreaterThan(6);
    const script = ['umask 022', ...commands]
      .join('\n')
      .replaceAll(/(?<= )\/(?=opt|etc)/g, `${root}/`);
    execFileSync('sh', ['-euc', script], { cwd: clone, env, stdio: 'pipe' });
    const secrets = join(root, 'etc/consulting-site.env');
    expect(statSync(secrets).mode & 0o777).toBe(0o600);
    const unit = readFileSync(join(root, UNIT), 'utf8');
    const all = (name: string) =>
      [...unit.matchAll(new RegExp(`^${name}=(.*)`, 'gm'))].flatMap(
        ([, words = '']) => words.split(' '),
      );
    const lines = [...all('Environment'), readFileSync(secrets, 'utf8')];
    const port = String(await freePort());
    server = await group.start(
      startServer(`http://127.0.0.1:${port}`, all('ExecStart'), {
        cwd: join(root, 'opt/consulting-site'),
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          ...parseEnv(lines.join('\n')),
          PORT: port,
          CONTACT_OUTBOX: join(root, 'outbox'),
        },
      }),
    );
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('rel="canonical" href="https://www.example.com"/>');
    expect(html).not.toContain('Secret of the clone');
  });

  test('the unit is one that systemd reads without a complaint', () => {
    const analyze = needs('systemd-analyze');
    const verified = spawnSync(analyze, ['verify', join(root, UNIT)], {
      encoding: 'utf8',
    });
    expect(verified).toMatchObject({ status: 0, stderr: '' });
  });

  test('with the shipped Caddyfile it has HTTPS', async ({ own, request }) => {
    const caddy = needs('caddy');
    const port = await freePort();
    // A certificate of its own in place of a public one, and other ports.
    const options = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${join(root, 'caddy')}\n`;
    const text = readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8')
      .replace('{\n', options)
      .replace('www.example.com {', `localhost:${port} {`)
      .replace('127.0.0.1:3000', new URL(server.url).host);
    const file = join(root, 'Caddyfile');
    writeFileSync(file, text);
    // `startServer` waits for the site, which is ready. The proxy is asked
    // below.
    const words = [caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
    const proxy = await own.start(
      startServer(server.url, words, { env: { ...env, HOME: root } }),
    );
    const statusOf = async (path: string) =>
      (await request.get(`https://localhost:${port}${path}`)).status();
    const { path } = pages.services;
    await expect.poll(() => statusOf(path).catch(String)).toBe(200);
    expect(await statusOf('/no-such-page')).toBe(404);
    await server.stop();
    expect(await statusOf(path)).toBe(502);
    expect(proxy.log(), 'an error names no caller').not.toMatch(
      /127\.0\.0\.1|remote/,
    );
  });
});

test('docker-compose reads the compose file, and each variable of the environment reaches the replicas, which nginx asks', () => {
  const program = needs('docker-compose');
  const compose = (names: readonly string[]) =>
    spawnSync(program, ['-f', 'deploy/compose.yaml', 'config'], {
      env: {
        ...env,
        ...Object.fromEntries(names.map((name) => [name, `value of ${name}`])),
      },
      encoding: 'utf8',
    });
  const { status, stdout, stderr } = compose(VARIABLES);
  expect([status, stderr]).toEqual([0, '']);
  // Set by the compose file itself.
  const fixed = ['PORT', 'TRUSTED_PROXIES', 'CONTACT_OUTBOX'];
  for (const name of VARIABLES.filter((variable) => !fixed.includes(variable)))
    expect(stdout.split(`${name}: value of ${name}\n`), name).toHaveLength(3);
  // The replicas that nginx asks.
  const named = readFileSync('deploy/nginx/nginx.conf', 'utf8').match(
    /(?<=server )[\w-]+(?=:3000 )/g,
  );
  expect(named).toHaveLength(2);
  for (const name of named ?? []) expect(stdout).toContain(`\n  ${name}:\n`);
  const refused = compose([]);
  expect(refused.status).not.toBe(0);
  // CONTACT_SECRET, which both replicas need.
  expect(refused.stderr).toContain('openssl rand -hex 32');
});
