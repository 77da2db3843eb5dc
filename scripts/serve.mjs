// Serves the build in the current folder: `lib/server/main.ts`, as the build
// has made one file of it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [BUILD, PROGRAM] = ['.next/BUILD_ID', '.server/server.mjs'];

if (!existsSync(BUILD) || !existsSync(PROGRAM)) {
  console.error(
    'There is no finished build here. Run npm run build, or npm start, which builds first.',
  );
  process.exit(1);
}
await import(pathToFileURL(resolve(PROGRAM)).href);
