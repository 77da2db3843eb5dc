// `npm run pages:check` and `npm run image:check`: end-to-end tests that `npm test` leaves out, each with what it needs.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

const CHECKS = {
  'ordinary-pages': ['chromium'],
  image: ['nginx', 'caddy', 'docker-compose', 'systemd-analyze'],
};
const [, , folder] = process.argv;

await prepare(...CHECKS[folder]);
await run(process.execPath, ['node_modules/playwright/cli.js', 'test', '--config', `e2e/${folder}`]);
