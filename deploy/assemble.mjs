// Collects everything the site needs to run in one folder:
// `node deploy/assemble.mjs <folder>`, then `node server.mjs` there.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../scripts/build.mjs';

const [target] = process.argv.slice(2);
if (
  target === undefined ||
  (existsSync(target) && readdirSync(target).length > 0)
) {
  console.error(
    'Name a folder that is empty or does not exist: node deploy/assemble.mjs <folder>',
  );
  process.exit(2);
}

await build({ ASSEMBLING: 'yes' });

// Next's output has the `.env` files too, which must not be deployed.
const isSecret = (path) => basename(path).startsWith('.env');
cpSync('.next/standalone', target, {
  recursive: true,
  filter: (path) => !isSecret(path),
});
// Scripts and styles of pages that have any; in plain Next, every page does.
cpSync('.next/static', join(target, '.next/static'), { recursive: true });
cpSync('public', join(target, 'public'), { recursive: true });
// Next's own server, which the layer starts (`lib/server/next-process.ts`).
// It takes port 0, at which the system chooses one, for no port.
const program = readFileSync(join(target, 'server.js'), 'utf8');
const withAnyPort = program.replace(
  'parseInt(process.env.PORT, 10) || 3000',
  'Number(process.env.PORT)',
);
if (withAnyPort === program)
  throw new Error('Next’s server reads its port in another way than expected');
writeFileSync(join(target, 'next-server.js'), withAnyPort);
rmSync(join(target, 'server.js'));
cpSync('.server/server.mjs', join(target, 'server.mjs'));
cpSync('deploy/healthcheck.mjs', join(target, 'healthcheck.mjs'));
