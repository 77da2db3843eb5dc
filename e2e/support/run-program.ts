import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { neededEnvironment } from './needed-environment.ts';

const LONGEST_RUN_MS = 300_000;

/**
 * Runs a program to its end, with these variables and none of the site’s. It is
 * killed if it takes too long.
 */
export const runProgram = (
  [command, ...words]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<{
  readonly code: number;
  readonly out: string;
  readonly err: string;
}> =>
  new Promise((done) => {
    const options = {
      env: { ...neededEnvironment(), NO_COLOR: '1', ...env },
      timeout: LONGEST_RUN_MS,
      maxBuffer: 1e8,
    };
    const child = execFile(command, words, options, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });

/**
 * The command that runs a program of a package which is not installed here:
 * `npx` fetches this version once.
 */
export const npx = (spec: string, program: string, ...words: string[]) =>
  ['npx', '--yes', `--package=${spec}`, program, ...words] as const;

/** What such a program needs besides. Some import what Node 20 lacks. */
export const FOR_NPX = {
  npm_config_loglevel: 'error',
  NODE_OPTIONS: `--import=${resolve('e2e/support/glob-sync.mjs')}`,
};
