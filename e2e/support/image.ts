import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** What follows an instruction, in each stage of the Dockerfile. */
const [, building = [], final = []] = readFileSync('deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .split(/^(?=FROM)/m)
  .map((stage) => stage.split('\n').map((line) => line.split(/ (.*)/, 2)));
const those = (stage: readonly string[][], instruction: string) =>
  stage.filter(([name]) => name === instruction).map(([, rest = '']) => rest);
const wordsOf = (instruction: string): readonly string[] =>
  JSON.parse(/\[.*/.exec(those(final, instruction)[0] ?? '')?.[0] ?? '[]');

/** What the Dockerfile says of a container. */
export const container = {
  user: those(final, 'USER')[0],
  command: wordsOf('CMD'),
  healthCheck: wordsOf('HEALTHCHECK'),
  environment: Object.fromEntries(
    those(final, 'ENV')
      .flatMap((line) => line.split(' '))
      .map((set) => set.split(/=(.*)/, 2) as [string, string]),
  ),
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
  const sent = readdirSync(clone, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(clone, path)).isFile() && !ignored.ignores(path),
  );
  const context = mkdtempSync(join(tmpdir(), 'context-'));
  for (const path of sent) cpSync(join(clone, path), join(context, path));
  linkPackages(context);
  const [, target = ''] =
    /^--from=build (\S+) \.\/$/.exec(those(final, 'COPY')[0] ?? '') ?? [];
  for (const step of those(building, 'RUN').filter(
    (line) => !line.startsWith('npm ci'),
  )) {
    const options = {
      cwd: context,
      env: neededEnvironment(),
      stdio: 'pipe',
    } as const;
    execFileSync('sh', ['-c', step.replaceAll(target, folder)], options);
  }
  for (const done of [clone, context]) rmSync(done, { recursive: true });
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
