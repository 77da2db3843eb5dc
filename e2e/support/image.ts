import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ignore from '@balena/dockerignore';
import { cleanClone, linkPackages } from './clean-clone.ts';
import { all, commandOf, environmentOf, readStages } from './dockerfile.ts';
import { freePort } from './free-port.ts';
import { neededEnvironment } from './needed-environment.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { unprivileged } from './unprivileged.ts';

/** The image of the Dockerfile, built without a container engine: its files in a folder, and its start command. */
export type Image = {
  readonly folder: string;
  /** The paths of the build’s context. */
  readonly sent: readonly string[];
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

const [building, final] = readStages('deploy/Dockerfile');

/** Files that an adopter may have beside those of the repository, at the time of the build. */
const ADOPTED = {
  '.env': 'SMTP_URL=smtp://secret',
  '.env.production.local': 'SMTP_URL=smtp://secret',
  'deploy/.env': 'SMTP_URL=smtp://secret',
};

/** What a container engine would send of a folder: what the ignore file lets through. */
function contextOf(folder: string): string {
  const ignored = ignore().add(readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n'));
  const context = mkdtempSync(join(tmpdir(), 'context-'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(folder, path)).isFile() && !ignored.ignores(path))
      cpSync(join(folder, path), join(context, path));
  }
  return context;
}

/** Runs the Dockerfile’s build steps on the context of a clean clone, except for the installation of packages. */
function build(folder: string): Image {
  if (!building || !final) throw new Error('expected two stages in deploy/Dockerfile');
  const [copied = ''] = all(final, 'COPY');
  const [, made = '', place = ''] = /^--from=build (\S+) (\S+)$/.exec(copied) ?? [];
  if (place !== './') throw new Error(`expected one copied folder in the final stage, found ${copied}`);
  const clone = cleanClone();
  for (const [path, text] of Object.entries(ADOPTED)) {
    mkdirSync(join(clone, dirname(path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
  const context = contextOf(clone);
  const sent = readdirSync(context, { recursive: true, encoding: 'utf8' });
  linkPackages(context);
  for (const step of all(building, 'RUN').filter((line) => !line.startsWith('npm ci'))) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', step.replaceAll(made, folder)], {
      cwd: context,
      env: { ...neededEnvironment(), ...environmentOf(building) },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${step} ended with ${status}:\n${stdout}${stderr}`);
  }
  for (const done of [clone, context]) rmSync(done, { recursive: true });
  return {
    folder,
    sent,
    user: all(final, 'USER')[0] ?? 'root',
    command: commandOf(all(final, 'CMD')[0] ?? ''),
    healthCheck: commandOf(all(final, 'HEALTHCHECK')[0] ?? ''),
    environment: environmentOf(final),
  };
}

/** Makes the image, and gives what {@link readImage} takes and how to remove it. */
export function makeImage(): { readonly file: string; readonly remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(parent, 0o755);
  const file = join(parent, 'image.json');
  writeFileSync(file, JSON.stringify(build(join(parent, 'site'))));
  return { file, remove: () => rmSync(parent, { recursive: true }) };
}

/** The image that was made before the tests. */
export const readImage = (): Image => JSON.parse(readFileSync(process.env.IMAGE_FILE ?? '', 'utf8'));

/** Starts one replica as the image would, on a free loopback port. */
export async function startReplica(
  { folder, command, environment }: Image,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = command.map((word) => (word === 'node' ? process.execPath : word));
  return startServer(url, words, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...environment,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      // A bound on what hangs: a busy machine may need seconds to start the process that reads the feed.
      PROJECTS_FEED_TIMEOUT_SECONDS: '50',
      // The image’s file system is read-only, but here the tests may own the folder. Nothing can be created below a file.
      CONTACT_OUTBOX: join(folder, 'server.mjs', 'outbox'),
      ...env,
    },
    ...unprivileged(),
  });
}
