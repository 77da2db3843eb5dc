import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { VARIABLES } from '../../lib/config/environment.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { programPath } from '../../scripts/programs.mjs';
import { cleanClone } from '../support/clean-clone.ts';
import { freePort } from '../support/free-port.ts';
import { neededEnvironment } from '../support/needed-environment.ts';
import { ownOfGroup, test } from '../support/own.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { answering, startUpstream } from '../support/upstream.ts';

// docs/deploying.md
const SYSTEMD = String.raw`
npm ci --include=dev
node deploy/assemble.mjs /opt/consulting-site
install -m 600 /dev/null /etc/consulting-site.env
printf 'BASE_URL=https://www.example.com\nTRUSTED_PROXIES=1\n' >> /etc/consulting-site.env
install -m 644 deploy/consulting-site.service /etc/systemd/system/
install -m 644 deploy/Caddyfile /etc/caddy/Caddyfile
install -m 600 /dev/null deploy/.env
echo "CONTACT_SECRET=$(openssl rand -hex 32)" >> deploy/.env
install -m 600 /dev/null .env
`;
// README.md
const START = 'npm start';
// docs/feed.md
const FEED_CHECK =
  'PROJECTS_FEED_URL=https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true npm run feed:check';
const COMPOSE = 'BASE_URL=https://www.example.com docker compose -f deploy/compose.yaml up --build';

const LONGEST_MS = 1_200_000;

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** The path of a program. Without it the test is skipped, and says so. */
function needs(name: string): string {
  const path = programPath(name);
  test.skip(path === null, `${name} is not installed`);
  return path ?? '';
}

const environment = () => ({
  ...neededEnvironment(),
  npm_config_prefer_offline: 'true',
});

test.describe('the documented commands, in a clean clone', () => {
  // Each installs the packages and builds.
  test.describe.configure({ timeout: LONGEST_MS });
  const group = ownOfGroup();
  let clone: string;
  let root: string;
  let server: ServerProcess;
  let unit: string;

  test.beforeAll(async () => {
    clone = cleanClone();
    await group.start({ stop: () => rmSync(clone, { recursive: true }) });
    root = group.folder();
    for (const folder of ['opt', 'etc/systemd/system', 'etc/caddy']) mkdirSync(join(root, folder), { recursive: true });
  });

  test('npm start installs, builds and serves, and SIGTERM to npm ends the server', async ({ own }) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const command = [...START.split(' '), '--', '-p', String(port)];
    const npm = await own.start(startServer(url, command, { cwd: clone, env: environment() }, LONGEST_MS));
    expect(npm.log()).toContain(`"base_url":"http://localhost:${port}"`);
    expect((await fetch(url)).status).toBe(200);
    await npm.stop();
    await expect.poll(() => fetch(url).catch(() => null)).toBeNull();
  });

  test('npm run feed:check reads the feed of a system', async ({ own }) => {
    const example = readFileSync('lib/feed/sources/fixtures/examples/greenhouse.json', 'utf8');
    const upstream = await own.start(startUpstream(answering(example)));
    const command = FEED_CHECK.replace('https://boards-api.greenhouse.io', upstream.url);
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: clone, env: environment() });
    expect(stdout).toContain('The feed works');
  });

  test('a server with systemd: it has the variables of its own file and none of the clone', async () => {
    // What an adopter has in the clone: a file of secrets.
    writeFileSync(join(clone, '.env'), 'SITE_NAME=Secret of the clone\n');
    // The packages are those that npm start has installed in this clone with the same command.
    const commands = SYSTEMD.replace('npm ci --include=dev\n', '').replaceAll(/(?<= )\/(?=opt|etc)/g, `${root}/`);
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', `umask 022\n${commands}`], {
      cwd: clone,
      env: environment(),
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
    unit = readFileSync(join(root, 'etc/systemd/system/consulting-site.service'), 'utf8');
    const port = String(await freePort());
    const assignments = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) => words.split(' '));
    const lines = readFileSync(join(root, 'etc/consulting-site.env'), 'utf8').trim().split('\n');
    const env = Object.fromEntries([...assignments, ...lines].map((line) => line.split(/=(.*)/s)));
    const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const options = {
      cwd: join(root, 'opt/consulting-site'),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production' as const,
        ...env,
        PORT: port,
        CONTACT_OUTBOX: join(root, 'outbox'),
      },
    };
    server = await group.start(startServer(`http://127.0.0.1:${port}`, command, options));

    const html = await (await fetch(server.url)).text();
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/"/>');
    expect(html).not.toContain('Secret of the clone');
    for (const path of [join(root, 'etc/consulting-site.env'), join(clone, 'deploy/.env')])
      expect(modeOf(path)).toBe('600');
    expect(() => statSync(join(root, 'opt/consulting-site/.env'))).toThrow('ENOENT');
  });

  test('the unit is one that systemd reads without a complaint', () => {
    const analyze = needs('systemd-analyze');
    const verify = (text: string) => {
      const file = join(root, 'verified.service');
      writeFileSync(file, text);
      const { status, stderr } = spawnSync(analyze, ['verify', file], { encoding: 'utf8' });
      return { status, stderr };
    };
    expect(verify(unit)).toEqual({ status: 0, stderr: '' });
    expect(verify(unit.replace('Restart=always', 'Restart=sometimes')).stderr, 'control').toContain('sometimes');
  });

  test('with the shipped Caddyfile it has HTTPS', async ({ own }) => {
    const caddy = needs('caddy');
    const port = await freePort();
    const shipped = readFileSync(join(root, 'etc/caddy/Caddyfile'), 'utf8');
    // A certificate of its own in place of a public one, and other ports.
    const options = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${join(root, 'caddy')}\n`;
    const file = join(root, 'Caddyfile');
    const text = shipped
      .replace('{\n', options)
      .replace('www.example.com {', `localhost:${port} {`)
      .replace('127.0.0.1:3000', new URL(server.url).host);
    writeFileSync(file, text);
    const url = `https://localhost:${port}`;
    const ask = (path: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
        const sent = request(`${url}${path}`, { rejectUnauthorized: false, headers }, async (response) => {
          const chunks = await response.toArray();
          const { 'content-type': type } = response.headers;
          resolve({ status: response.statusCode, type, text: Buffer.concat(chunks).toString() });
        });
        sent.on('error', reject).end();
      });
    const words = [caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
    // `startServer` waits for the site, which is ready. The proxy is asked below.
    const env = { ...neededEnvironment(), HOME: root };
    const proxy = await own.start(startServer(server.url, words, { env }));
    await expect.poll(() => ask(resources.health.path).catch(() => null)).toMatchObject({ status: 200 });
    const html = await ask(pages.services.path);
    expect(html).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    const markdown = await ask(pages.services.path, { Accept: 'text/markdown' });
    expect(markdown).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' });
    expect((await ask('/no-such-page')).status).toBe(404);
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
    expect((await ask(pages.services.path, upgrade)).status, 'no other protocol is forwarded').toBe(200);
    await server.stop();
    expect((await ask(pages.services.path)).status).toBe(502);
    expect(proxy.log(), 'an error names no caller').not.toMatch(/127\.0\.0\.1|remote/);
  });
});

test('docker-compose reads the compose file, and each variable of the environment reaches the replicas', () => {
  const compose = needs('docker-compose');
  const [, file = ''] = /-f (\S+)/.exec(COMPOSE) ?? [];
  // Set by the compose file itself.
  const fixed = ['PORT', 'TRUSTED_PROXIES', 'CONTACT_OUTBOX'];
  const env = Object.fromEntries(VARIABLES.map((name) => [name, `value of ${name}`]));
  const { status, stdout, stderr } = spawnSync(compose, ['-f', file, 'config'], {
    env: { ...neededEnvironment(), ...env },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of VARIABLES.filter((variable) => !fixed.includes(variable))) {
    expect(stdout.split(`${name}: value of ${name}\n`).length - 1, name).toBe(2);
  }
  const refused = spawnSync(compose, ['-f', file, 'config'], {
    env: { ...neededEnvironment() },
    encoding: 'utf8',
  });
  expect([refused.status, refused.stderr]).toEqual([
    expect.any(Number),
    expect.stringContaining('openssl rand -hex 32'),
  ]);
  expect(refused.status, 'without CONTACT_SECRET, which both replicas need').not.toBe(0);
});
