import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { resources } from '../../lib/routes/resources.ts';
import { CONTACT_SECRET, formRequest } from '../support/contact.ts';
import { feed, openIds } from '../support/feed.ts';
import { container, image, startReplica } from '../support/image.ts';
import { callTool } from '../support/mcp-wire.ts';
import { neededEnvironment } from '../support/needed-environment.ts';
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
  expect(image.sent).toContain('package-lock.json');
  expect(
    image.sent.filter((path) =>
      /\.env|\.git|^e2e|^docs.*\.md|\.test\.tsx?$/.test(path),
    ),
  ).toEqual([]);
  const files = filesOf();
  const paths = files.map(({ path }) => path);
  for (const path of [container.command.at(-1), 'public/assets/site.css'])
    expect(paths).toContain(path);
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
    const { port } = new URL(replica.url);
    return spawnSync(process.execPath, container.healthCheck.slice(1), {
      cwd: image.folder,
      env: { ...neededEnvironment(), PORT: port },
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
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  }
  expect((await fetch(formRequest(replica.url))).status).toBe(303);
  expect(await callTool(replica.url, 'list_open_assignments')).toMatchObject({
    structuredContent: { total: openIds.length },
  });
  expect(checkHealth()).toBe(0);
  await replica.stop();
  expect(checkHealth()).toBe(1);
  expect(filesOf()).toEqual(before);
});
