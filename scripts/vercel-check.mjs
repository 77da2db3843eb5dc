// Builds the site as Vercel would, without an account, and asks each build as the platform would: `npm run vercel:check`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildForVercel } from './vercel-build.mjs';
import { vercelCli } from './vercel-cli.mjs';

// Installed meanwhile, once for both.
const program = vercelCli();

/** Builds in one way and asks that build: whether all is right. */
async function check(by) {
  const { folder, log } = await buildForVercel(by, program);
  const isSaid =
    /"event":"building".*"not_configured":\{[^}]*"SALES_EMAIL"/.test(log) && !log.includes('"CONTACT_SECRET"');
  const child = fork(new URL('./vercel-site-check.mjs', import.meta.url), [folder, by], {
    silent: true,
    execArgv: ['--import', './scripts/typescript.mjs'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  console.log(`${log}\n${isSaid ? 'ok    ' : 'FAILED'} the build says what is not configured\n${text}`);
  rmSync(folder, { recursive: true, force: true });
  return isSaid && status === 0;
}

// Deployments use the adapter.
const results = await Promise.all(['adapter', 'builder'].map(check));
process.exit(results.every(Boolean) ? 0 : 1);
