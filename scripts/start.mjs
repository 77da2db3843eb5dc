// `npm start`: installs, builds and serves, in one process.
import { accessSync, constants, existsSync } from 'node:fs';
import { build } from './build.mjs';
import { installPackages, packagesAreInstalled } from './install.mjs';

function canBeWritten(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

if (!existsSync('.next/BUILD_ID') && !canBeWritten('.')) {
  console.error(
    'There is no finished build here, and this folder can’t be written. Build the site as a user who may write to it.',
  );
  process.exit(1);
}
if (!packagesAreInstalled()) await installPackages();
await build();
await import('./serve.mjs');
