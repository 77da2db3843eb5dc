// `npm test`: types, lint, unit tests, one build, and the end-to-end tests of
// that build. `npm run verify`: what takes longer.
import { rmSync } from 'node:fs';
import { adoptedSite } from '../e2e/support/adopted-site.mjs';
import { canBeWritten, installPackages } from './install.mjs';
import { installPrograms } from './programs.mjs';
import { refuse, run } from './run.mjs';

const npm = (script, ...words) =>
  run('npm', ['run', '--silent', script, '--', ...words]);

/** The same tests where a second firm has made the site its own. */
async function testAdopted() {
  const cwd = adoptedSite();
  console.log(`A second firm’s site, in ${cwd}:`);
  await run('npm', ['test'], { cwd });
  await run('npm', ['run', '--silent', 'feed:check'], { cwd });
  rmSync(cwd, { recursive: true, force: true });
}

/** The steps of each command by its name. */
const COMMANDS = {
  test: async () => {
    await installPrograms('chromium');
    for (const script of ['types', 'lint', 'unit']) await npm(script);
    await npm('e2e', '--project', 'test-alone');
  },
  verify: async () => {
    await installPrograms('chromium', 'nginx', 'caddy');
    await npm('unit:slow');
    await npm('e2e', '--project', 'verify-alone');
    await run('npm', [
      'exec',
      '--',
      'playwright',
      'test',
      '--config',
      'e2e/image',
    ]);
    await testAdopted();
    // The same promises in the other languages.
    for (const language of ['sv', 'de']) {
      process.env.SITE_LANGUAGE = language;
      await npm(
        'e2e',
        'visitor',
        'contact.spec',
        'accessibility',
        '--project',
        'test',
      );
      await npm('e2e', 'verify/accessibility', '--project', 'verify');
    }
    delete process.env.SITE_LANGUAGE;
    // The same promises without the layer.
    process.env.PLAIN_NEXT = 'yes';
    await npm(
      'e2e',
      'visitor',
      'pages',
      'machine-documents',
      'mcp-wire',
      '--project',
      'test',
    );
  },
};

await installPackages();
if (!canBeWritten('.'))
  refuse(
    'The tests build the site here, and this user may not write to this folder: run them as a user who may.',
  );
await COMMANDS[process.argv[2]]();
