// The Vercel CLI that `npm run vercel:check` runs with npx, which stores it in npm's cache.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Newer ones need packages that the registry does not have.
const VERSION = '60.1.3';
export const VERCEL_CLI = `vercel@${VERSION}`;

/** Whether npx has it in its cache, whose path npm passes to scripts. */
export function vercelIsCached() {
  const folder = join(process.env.npm_config_cache ?? '', '_npx');
  if (!process.env.npm_config_cache || !existsSync(folder)) return false;
  return readdirSync(folder).some((name) => {
    const path = join(folder, name, 'node_modules', 'vercel', 'package.json');
    return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version === VERSION;
  });
}
