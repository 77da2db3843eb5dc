import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from './config.ts';

let known: boolean | undefined;

function readManifest(): boolean {
  if (config().isDevelopment) return true;
  try {
    const file = join('.next', 'server', 'server-reference-manifest.json');
    const manifest: { readonly node: object } = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
    return Object.keys(manifest.node).length > 0;
  } catch {
    // Some platforms keep the build's files elsewhere; Next itself rejects actions that don't exist.
    return true;
  }
}

/** Whether any page of this build has a server action, so that pages accept forms other than the contact form. */
export function hasServerActions(): boolean {
  known ??= readManifest();
  return known;
}
