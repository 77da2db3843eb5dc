import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ignore from '@balena/dockerignore';
import { cleanClone, linkPackages } from './clean-clone.ts';
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

/** The instructions of a stage of the Dockerfile, in order. */
const stage = (number: number) => {
  const text = readFileSync('deploy/Dockerfile', 'utf8').replace(/^#.*\n/gm, '');
  const lines = (text.split(/^(?=FROM)/m)[number] ?? '').split('\n').map((line) => line.split(/ (.*)/, 2));
  return (instruction: string) => lines.filter(([name]) => name === instruction).map(([, rest = '']) => rest);
};

/** Files of secrets that an adopter may have beside those of the repository, at the time of the build. */
const SECRETS = ['.env', '.env.production.local', 'deploy/.env'];

/** What a container engine would send of a folder: what the ignore file lets through. */
function contextOf(folder: string): string {
  const ignored = ignore().add(readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n'));
  const context = mkdtempSync(join(tmpdir(), 'context-'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(folder, path)).isFile() && !ignored.ignores(path))
      cpSync(join(folder, path), join(context, path));
  return context;
}

/** Runs the Dockerfile’s build steps on the context of a clean clone, except for the installation of packages. */
function build(folder: string): Image {
  const [building, final] = [stage(1), stage(2)];
  const [, made = ''] = /^--from=build (\S+) \.\/$/.exec(final('COPY')[0] ?? '') ?? [];
  const clone = cleanClone();
  for (const path of SECRETS) writeFileSync(join(clone, path), 'SMTP_URL=smtp://secret');
  const context = contextOf(clone);
  const sent = readdirSync(context, { recursive: true, encoding: 'utf8' });
  linkPackages(context);
  for (const step of building('RUN').filter((line) => !line.startsWith('npm ci'))) {
    const options = { cwd: context, env: neededEnvironment(), stdio: 'pipe' } as const;
    execFileSync('sh', ['-c', step.replaceAll(made, folder)], options);
  }
  for (const done of [clone, context]) rmSync(done, { recursive: true });
  const wordsOf = (instruction: string) => JSON.parse(/\[.*/.exec(final(instruction)[0] ?? '')?.[0] ?? '[]');
  return {
    folder,
    sent,
    user: final('USER')[0] ?? 'root',
    command: wordsOf('CMD'),
    healthCheck: wordsOf('HEALTHCHECK'),
    environment: Object.fromEntries(
      [
        ...final('ENV')
          .join(' ')
          .matchAll(/(\w+)=(\S+)/g),
      ].map(([, ...set]) => set),
    ),
  };
}

/** Playwright’s global setup: makes the image once, for all specs and workers, and removes it after them. */
export default function setup() {
  const parent = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(parent, 0o755);
  process.env.IMAGE = JSON.stringify(build(join(parent, 'site')));
  return () => rmSync(parent, { recursive: true });
}

/** The image that was made before the tests. */
export const readImage = (): Image => JSON.parse(process.env.IMAGE ?? '');

/** Starts one replica as the image would, on a free loopback port. */
export async function startReplica(
  { folder, command, environment }: Image,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const words = command.map((word) => (word === 'node' ? process.execPath : word));
  return startServer(`http://127.0.0.1:${port}`, words, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...environment,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      // A bound on what hangs: a busy machine may need seconds to answer.
      PROJECTS_FEED_TIMEOUT_SECONDS: '50',
      // The image’s file system is read-only, but here the tests may own the folder. Nothing can be created below a file.
      CONTACT_OUTBOX: join(folder, 'server.mjs', 'outbox'),
      ...env,
    },
    ...unprivileged(),
  });
}
