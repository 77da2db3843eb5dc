// Collects everything the site needs to run in one folder: `node deploy/assemble.mjs <folder>`, then `node server.mjs` there.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [target] = process.argv.slice(2);
if (target === undefined || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Name a folder that is empty or does not exist: node deploy/assemble.mjs <folder>');
  process.exit(2);
}

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

cpSync('.next/standalone', target, { recursive: true });
// Scripts and styles of pages that have any; in plain Next, every page does.
cpSync('.next/static', join(target, '.next/static'), { recursive: true });
cpSync('public', join(target, 'public'), { recursive: true });
// For PROJECTS_FEED_TRANSFORM=file:docs/recipes/….
cpSync('docs/recipes', join(target, 'docs/recipes'), {
  recursive: true,
  filter: (path) => !path.includes('examples') && !path.endsWith('.md'),
});
// In place of Next's own server.js.
rmSync(join(target, 'server.js'));
cpSync('scripts/serve.mjs', join(target, 'server.mjs'));
cpSync('deploy/healthcheck.mjs', join(target, 'healthcheck.mjs'));
