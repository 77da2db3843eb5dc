// The reference: plain Next, with a static page and a route handler for each of the given bodies.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from '../own-environment.mjs';

const NEXT = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { agentRules: false, turbopack: { root: new URL('../..', import.meta.url).pathname } };`,
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/api/health/route.js': `export const dynamic = 'force-dynamic';\nexport const GET = () => Response.json({ ok: true });`,
  'app/page/[row]/page.js': `import rows from '../../../rows.json';
export const dynamicParams = false;
export const generateStaticParams = () => rows.map(({ key }) => ({ row: key }));
export default async function Page({ params }) {
  const { row } = await params;
  return <main dangerouslySetInnerHTML={{ __html: rows.find(({ key }) => key === row).text }} />;
}`,
  'app/handler/[row]/route.js': `import rows from '../../../rows.json';
export const dynamic = 'force-dynamic';
export async function GET(_request, { params }) {
  const { row } = await params;
  const { type, text } = rows.find(({ key }) => key === row);
  return new Response(text, { headers: { 'Content-Type': type } });
}
export async function POST(request, context) {
  await request.text();
  return GET(request, context);
}`,
};

/** Builds it in `folder`, which must be inside the repository so that it finds the same packages. */
export function buildPlainNext(folder, rows) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ ...FILES, 'rows.json': JSON.stringify(rows) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...ownEnvironment(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`the plain Next application does not build:\n${stdout}${stderr}`);
  return folder;
}
