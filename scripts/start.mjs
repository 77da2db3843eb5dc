// `npm start`: installs, builds and serves, in one process.
import { build } from './build.mjs';
import { installPackages, packagesAreInstalled } from './install.mjs';

if (!packagesAreInstalled()) await installPackages();
await build();
await import('./serve.mjs');
