// Reads the configured feed once and says, for people, what the site would show of it: `npm run feed:check`.
import { register } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));

// As `next start` does.
const { default: environment } = await import('@next/env');
environment.loadEnvConfig(root, false, { info: () => {}, error: console.error });

// Vite asks for Node 20.19, but does its work from 20.12 on, and with two functions more from 20.9 on.
if (!('styleText' in util)) register('./older-node-hook.mjs', import.meta.url);

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
