import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { callTool } from '../support/call-tool.ts';
import { CONTACT_SECRET, post } from '../support/contact.ts';
import { feed } from '../support/feed.ts';
import { type Image, readImage, startReplica } from '../support/image.ts';
import { head, openSocket, received } from '../support/open-socket.ts';
import { test } from '../support/own.ts';
import { isRunning } from '../support/processes.ts';
import { securityHeaders } from '../support/security-headers.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

let image: Image;
test.beforeAll(() => {
  image = readImage();
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function contentsOf(folder: string): Readonly<Record<string, string>> {
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('base64');
  return Object.fromEntries(filesBelow(folder).map((path) => [path, hash(path)]));
}

test.describe('the image', () => {
  test('holds the files that run and nothing else', () => {
    const files = filesBelow(image.folder).map((path) => path.slice(image.folder.length + 1));
    expect(files).toEqual(
      expect.arrayContaining(['server.mjs', 'healthcheck.mjs', join('public', 'assets', 'site.css')]),
    );
    const ours = files.filter((path) => !path.startsWith('node_modules'));
    expect(ours.filter((path) => /\.tsx?$|\.spec\.|\.env|^e2e|^\.git/.test(path))).toEqual([]);
    expect(files.filter((path) => /node_modules.(?:@img|sharp|playwright|typescript)\b/.test(path))).toEqual([]);
    const megabytes = filesBelow(image.folder).reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
    // The largest parts are Next itself and the bundles. If this fails, look at what was added.
    expect(megabytes).toBeLessThan(34);
  });

  test('is built from what its ignore file lets through, with no file of secrets', async () => {
    expect(image.sent).toEqual(expect.arrayContaining(['package-lock.json', 'middleware.ts', 'deploy/assemble.mjs']));
    expect(image.sent.filter((path) => /\.env|\.git|^e2e|^docs.*\.md|\.test\.tsx?$/.test(path))).toEqual([]);
  });

  test('does not run as root, checks its health, and writes nothing among its files', async ({ own }) => {
    expect(image.user).toBe('node');
    const before = contentsOf(image.folder);
    const upstream = await own.start(startUpstream(answering(feed)));
    const replica = await own.start(startReplica(image, { PROJECTS_FEED_URL: upstream.url }));
    const checkHealth = () => {
      const [, ...words] = image.healthCheck;
      const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: new URL(replica.url).port };
      return spawnSync(process.execPath, words, { cwd: image.folder, env }).status;
    };
    for (const [path, status] of [
      ['/', 200],
      [assignmentPath('EX-1001'), 200],
      [assignmentPath('no-such'), 404],
      [resources.projectsApi.path, 200],
      ['/assets/site.css', 200],
    ] as const) {
      expect((await wholeRequest(`${replica.url}${path}`)).status, path).toBe(status);
    }
    expect(checkHealth()).toBe(0);
    await replica.stop();
    expect(checkHealth()).toBe(1);
    expect(contentsOf(image.folder)).toEqual(before);
  });
});

test('the image behaves like a working copy', async ({ own }) => {
  const upstream = await own.start(startUpstream(answering(feed)));
  const outbox = own.folder();
  chmodSync(outbox, 0o777);
  const settings = { PROJECTS_FEED_URL: upstream.url, CONTACT_OUTBOX: outbox, CONTACT_SECRET };
  const replica = await own.start(startReplica(image, settings));
  for (const [path, accept, status, type] of [
    ['/', 'text/html', 200, 'text/html; charset=utf-8'],
    ['/open-projects?q=kotlin', 'text/markdown', 200, 'text/markdown; charset=utf-8'],
    [assignmentPath('EX-1001'), 'text/html', 200, 'text/html; charset=utf-8'],
    ['/nothing', 'text/html', 404, 'text/html; charset=utf-8'],
    [resources.openapi.path, '*/*', 200, 'application/openapi+json'],
    [resources.atomFeed.path, '*/*', 200, 'application/atom+xml; charset=utf-8'],
  ] as const) {
    const { status: given, headers } = await fetch(`${replica.url}${path}`, { headers: { Accept: accept } });
    expect([given, headers.get('content-type')], path).toEqual([status, type]);
    expect(Object.fromEntries(headers), path).toMatchObject(securityHeaders);
  }
  expect((await post(replica)).status).toBe(303);
  expect(JSON.stringify(await callTool(replica.url, 'get_assignment', { id: 'EX-1001' }))).toContain('EX-1001');
});

test('the systemd unit has the command and the settings of the image', () => {
  const unit = readFileSync('deploy/consulting-site.service', 'utf8');
  const settings = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  const { HOSTNAME: _all, ...expected } = image.environment;
  expect(unit).toContain(`ExecStart=/usr/bin/env ${image.command.join(' ')}\n`);
  expect(settings).toEqual(expect.arrayContaining(Object.entries(expected).map(([name, value]) => `${name}=${value}`)));
});

test('a request that never ends keeps the image’s server for some seconds after SIGTERM, fewer than any shipped unit allows', async ({
  own,
}) => {
  const replica = await own.start(startReplica(image));
  const unfinished = 'Content-Length: 9\r\nContent-Type: application/x-www-form-urlencoded';
  const socket = await openSocket(replica.url, `${head('POST', pages.contact.path, unfinished)}a`);
  // Once a later request has been answered, the server has received the first.
  expect((await wholeRequest(`${replica.url}${resources.health.path}`)).status).toBe(200);
  process.kill(replica.pid, 'SIGTERM');
  const allowed = [
    /TimeoutStopSec=(\d+)/.exec(readFileSync('deploy/consulting-site.service', 'utf8')),
    /stop_grace_period: (\d+)s/.exec(readFileSync('deploy/compose.yaml', 'utf8')),
  ].map((found) => Number(found?.[1]));
  await expect.poll(() => isRunning(replica.pid), { timeout: Math.min(...allowed) * 1000 }).toBe(false);
  expect(await received(socket)).toBe('');
});

test('npm run serve starts Node with the options of the image', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const { NODE_OPTIONS } = image.environment;
  expect(NODE_OPTIONS).toBeTruthy();
  expect(scripts.serve).toContain(` ${NODE_OPTIONS} `);
});
