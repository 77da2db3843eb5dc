// Reads the configured feed once and reports what the site would show: `npm run feed:check`.
import { register } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));

// As `next start` does.
const { default: environment } = await import('@next/env');
environment.loadEnvConfig(root, false, { info: () => {}, error: console.error });

// Vite requires Node 20.19, but works from 20.12, and from 20.9 with two functions added.
if (!('styleText' in util)) register('./older-node-hook.mjs', import.meta.url);

// For the process that reads the feed.
process.execArgv.push('--import', new URL('./typescript.mjs', import.meta.url).href);

const { runnerImport } = await import('vite');
const { module } = await runnerImport(resolve(root, 'scripts/feed-check.ts'), {
  root,
  configFile: false,
  envFile: false,
  logLevel: 'error',
  mode: 'production',
  resolve: { alias: { '@': root } },
});
const { text, works } = await module.feedCheck();
process.stdout.write(text);
process.exitCode = works ? 0 : 1;
