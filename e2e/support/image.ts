import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import ignore from '@balena/dockerignore';
import { cleanClone, linkPackages } from './clean-clone.mjs';
import { freePort } from './free-port.ts';
import { neededEnvironment } from './needed-environment.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { unprivileged } from './unprivileged.ts';

/** The image of the Dockerfile, built without a container engine. */
type Image = {
  readonly folder: string;
  /** The paths of the build’s context. */
  readonly sent: readonly string[];
};

const [, building = '', final = ''] = readFileSync(
  'deploy/Dockerfile',
  'utf8',
).split(/^(?=FROM)/m);
/** What follows an instruction, each time it stands in a stage. */
const those = (stage: string, instruction: string) =>
  [...stage.matchAll(new RegExp(`^${instruction} (.*)`, 'gm'))].map(
    ([, rest = '']) => rest,
  );
const wordsOf = (instruction: string): readonly string[] =>
  JSON.parse(those(final, instruction)[0]?.replace(/.*CMD /, '') ?? '[]');

/** What the Dockerfile says of a container. */
export const container = {
  user: those(final, 'USER')[0],
  command: wordsOf('CMD'),
  healthCheck: wordsOf('HEALTHCHECK'),
  environment: parseEnv(those(final, 'ENV').join().replaceAll(' ', '\n')),
};

/**
 * Files of secrets that an adopter may have beside those of the repository, at
 * the time of the build.
 */
const SECRETS = ['.env', '.env.production.local', 'deploy/.env'];

/**
 * Runs the Dockerfile’s build steps on what its ignore file lets through of a
 * clean clone, except for the installation of packages.
 */
function build(folder: string): Image {
  const clone = cleanClone();
  for (const path of SECRETS)
    writeFileSync(join(clone, path), 'SMTP_URL=smtp://secret');
  const ignored = ignore().add(
    readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n'),
  );
  const files = readdirSync(clone, {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => statSync(join(clone, path)).isFile());
  const sent = files.filter((path) => !ignored.ignores(path));
  for (const path of files) if (!sent.includes(path)) rmSync(join(clone, path));
  linkPackages(clone);
  const [, target = ''] =
    /^--from=build (\S+) \.\/$/.exec(those(final, 'COPY')[0] ?? '') ?? [];
  const env = neededEnvironment();
  for (const step of those(building, 'RUN(?! npm ci)'))
    execFileSync('sh', ['-c', step.replaceAll(target, folder)], {
      cwd: clone,
      env,
      stdio: 'pipe',
    });
  rmSync(clone, { recursive: true });
  return { folder, sent };
}

/**
 * Playwright’s global setup: makes the image once, for all specs and workers,
 * and removes it after them.
 */
export default function setup() {
  const parent = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(parent, 0o755);
  process.env.IMAGE = JSON.stringify(build(join(parent, 'site')));
  return () => rmSync(parent, { recursive: true });
}

/** The image that was made before the tests. */
export const image: Image = JSON.parse(process.env.IMAGE ?? '{}');

/** Starts one replica as the image would, on a free loopback port. */
export async function startReplica(
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = String(await freePort());
  const words = container.command.map((word) =>
    word === 'node' ? process.execPath : word,
  );
  return startServer(`http://127.0.0.1:${port}`, words, {
    cwd: image.folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...container.environment,
      HOSTNAME: '127.0.0.1',
      PORT: port,
      // A bound on what hangs: a busy machine may need seconds to answer.
      PROJECTS_FEED_TIMEOUT_SECONDS: '50',
      // The image’s file system is read-only, but here the tests may own the
      // folder. Nothing can be created below a file.
      CONTACT_OUTBOX: join(
        image.folder,
        container.command.at(-1) ?? '',
        'outbox',
      ),
      ...env,
    },
    ...unprivileged(),
  });
}
