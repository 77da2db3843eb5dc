import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { resources } from '../../lib/routes/resources.ts';
import { CONTACT_SECRET, formRequest } from '../support/contact.ts';
import { feed } from '../support/feed.ts';
import { container, image, startReplica } from '../support/image.ts';
import { callTool } from '../support/mcp-wire.ts';
import { securityHeaders } from '../support/security-headers.ts';
import { expect, test } from '../support/test.ts';
import { answering, startUpstream } from '../support/upstream.ts';

/**
 * The files of the image, each with its size and the time of its last change.
 */
const filesOf = () =>
  readdirSync(image.folder, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => {
      const stats = statSync(join(image.folder, path));
      return stats.isFile()
        ? [{ path, size: stats.size, changed: stats.mtimeMs }]
        : [];
    },
  );

test('the image is built from what its ignore file lets through, holds the files that run and nothing else', () => {
  expect(image.sent).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'middleware.ts',
      'deploy/assemble.mjs',
    ]),
  );
  expect(
    image.sent.filter((path) =>
      /\.env|\.git|^e2e|^docs.*\.md|\.test\.tsx?$/.test(path),
    ),
  ).toEqual([]);
  const files = filesOf();
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      container.command.at(-1),
      'healthcheck.mjs',
      'public/assets/site.css',
    ]),
  );
  const unwanted =
    /^(?!node_modules).*(?:\.tsx?$|\.spec\.|\.env)|^e2e|^\.git|node_modules.(?:@img|sharp|playwright|typescript)\b/;
  expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
  // The largest parts are Next itself and the bundles. If this fails, look at
  // what was added.
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(
    34_000_000,
  );
});

test('the image behaves like a working copy, not as root, checks its health and writes nothing among its files', async ({
  own,
}) => {
  expect(container.user).toBe('node');
  const before = filesOf();
  const upstream = await own.start(startUpstream(answering(feed)));
  const outbox = own.folder();
  chmodSync(outbox, 0o777);
  const replica = await own.start(
    startReplica({
      PROJECTS_FEED_URL: upstream.url,
      CONTACT_OUTBOX: outbox,
      CONTACT_SECRET,
    }),
  );
  const checkHealth = () => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production' as const,
      PORT: new URL(replica.url).port,
    };
    return spawnSync(process.execPath, container.healthCheck.slice(1), {
      cwd: image.folder,
      env,
    }).status;
  };
  for (const [path, status, type] of [
    ['/open-projects.md?q=kotlin', 200, 'text/markdown'],
    [assignmentPath('EX-1001'), 200, 'text/html'],
    [assignmentPath('no-such'), 404, 'text/html'],
    ['/assets/site.css', 200, 'text/css'],
    [resources.openapi.path, 200, 'application/openapi+json'],
  ] as const) {
    const response = await fetch(`${replica.url}${path}`);
    expect(response.status, path).toBe(status);
    expect(response.headers.get('content-type')).toContain(type);
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders);
  }
  expect((await fetch(formRequest(replica.url))).status).toBe(303);
  expect(
    JSON.stringify(
      await callTool(replica.url, 'get_assignment', { id: 'EX-1001' }),
    ),
  ).toContain('EX-1001');
  expect(checkHealth()).toBe(0);
  await replica.stop();
  expect(checkHealth()).toBe(1);
  expect(filesOf()).toEqual(before);
});
