// `npm run pages:check` and `npm run image:check`: end-to-end tests that `npm test` leaves out, each with what it needs.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

const CHECKS = {
  'ordinary-pages': ['chromium'],
  image: ['nginx', 'caddy', 'docker-compose', 'systemd-analyze'],
};
const [folder] = process.argv.slice(2);

await prepare(...CHECKS[folder]);

const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', '--config', `e2e/${folder}`],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
