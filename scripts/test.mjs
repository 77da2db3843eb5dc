// `npm test`: types, lint, unit tests, one build, and the end-to-end tests of that build. `npm run verify`: what takes longer.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

const npm = (script, ...words) =>
  run('npm', ['run', '--silent', script, ...(words.length > 0 ? ['--', ...words] : [])], {
    shell: process.platform === 'win32',
  });

const IN_PLAIN_NEXT = ['visitor', 'pages', 'json-api', '/markdown', 'mcp-wire'];

/** The steps of each command by its name. */
const COMMANDS = {
  test: async () => {
    await prepare('chromium');
    for (const script of ['types', 'lint', 'unit']) await npm(script);
    await npm('e2e', '--project', 'test-alone');
  },
  verify: async () => {
    await prepare('chromium', 'nginx', 'caddy', 'docker-compose', 'systemd-analyze');
    await npm('unit:slow');
    await npm('e2e', '--project', 'verify-alone');
    const playwright = (...words) => run(process.execPath, ['node_modules/playwright/cli.js', 'test', ...words]);
    // The same promises without the layer.
    process.env.PLAIN_NEXT = 'yes';
    await playwright(...IN_PLAIN_NEXT, '--config', 'e2e', '--project', 'test');
    delete process.env.PLAIN_NEXT;
    await playwright('--config', 'e2e/ordinary-pages');
    await playwright('--config', 'e2e/image');
    await run(process.execPath, ['scripts/vercel-check.mjs']);
  },
};

await COMMANDS[process.argv[2]]();
