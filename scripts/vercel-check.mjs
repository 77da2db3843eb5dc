// Builds the site as Vercel would, without an account, and asks each build as the platform would: `npm run vercel:check`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildForVercel } from './vercel-build.mjs';

// Deployments use the adapter. What has the last word on a page's headers is not documented.
const WAYS = [
  ['adapter', 'page'],
  ['adapter', 'middleware'],
  ['builder', 'middleware'],
];

const builds = { adapter: await buildForVercel('adapter'), builder: await buildForVercel('builder') };
const { log } = builds.adapter;
let isRight =
  /"event":"building".*"not_configured":\{[^}]*"SALES_EMAIL"/.test(log) && !log.includes('"CONTACT_SECRET"');
console.log(`${isRight ? 'ok    ' : 'FAILED'} the build says what is not configured`);

async function ask([by, lastWord]) {
  const script = new URL('./vercel-site-check.mjs', import.meta.url);
  const child = fork(script, [builds[by].folder, by, lastWord], { silent: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  console.log(`\nBuilt by the ${by}, the ${lastWord} has the last word on headers:\n${text}`);
  return status === 0;
}

for (const way of WAYS) isRight = (await ask(way)) && isRight;
for (const { folder } of Object.values(builds)) rmSync(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
