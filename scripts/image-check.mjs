// `npm run image:check`: the image and the shipped configuration of nginx, tested together.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

await prepare('nginx');

const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/image'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
