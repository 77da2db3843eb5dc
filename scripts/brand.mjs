// Writes the files derived from lib/brand/brand.ts and lib/brand/mark.tsx, and lists those that changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createViteServer } from 'vitest/node';

// Node 20 can't load TypeScript.
const server = await createViteServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
});
try {
  const { derivedFiles } = await server.ssrLoadModule('/lib/brand/derived-files.tsx');
  const files = await derivedFiles();
  const changed = [...files].filter(([path, bytes]) => !existsSync(path) || !readFileSync(path).equals(bytes));
  for (const [path, bytes] of changed) {
    writeFileSync(path, bytes);
    console.log(`Written: ${path}`);
  }
  if (changed.length === 0) console.log('Everything is up to date.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.close();
}
