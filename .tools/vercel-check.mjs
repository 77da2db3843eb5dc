// Builds the site as Vercel would, without an account, and checks what the platform would be given: `npm run vercel:check`.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answersOf } from './vercel-function.mjs';

const CLI = 'vercel@60.0.0';
const PREVIEW = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'site-preview.example',
  VERCEL_BRANCH_URL: 'site-branch.example',
};
const PRODUCTION = { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'www.site.example' };
const SETTINGS = {
  framework: 'nextjs',
  buildCommand: null,
  outputDirectory: null,
  installCommand: '',
  rootDirectory: null,
  nodeVersion: '24.x',
};

/** Copies a folder by hard links, in which every package keeps its one place; by bytes where links aren't possible. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (kind.isDirectory()) linkTree(source, target);
    else if (kind.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
    }
  }
}

function build() {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  linkTree('node_modules', join(folder, 'node_modules'));
  mkdirSync(join(folder, '.vercel'));
  writeFileSync(
    join(folder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_x', orgId: 'team_x', settings: SETTINGS }),
  );
  const { status } = spawnSync('npx', ['--yes', CLI, 'build', '--yes', '--token', 'x'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...PREVIEW, NEXT_TELEMETRY_DISABLED: '1', VERCEL_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`vercel build ended with ${status}`);
  return folder;
}

function filesBelow(folder, base = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, base) : [path.slice(base.length + 1)];
  });
}

/** The functions, each with its own settings, and the addresses that share it. */
function functionsOf(folder, base = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.func')) {
      const own = !entry.isSymbolicLink();
      const settings = own ? JSON.parse(readFileSync(join(path, '.vc-config.json'), 'utf8')) : null;
      return [{ address: `/${path.slice(base.length + 1, -'.func'.length)}`, own, settings }];
    }
    return entry.isDirectory() ? functionsOf(path, base) : [];
  });
}

const failures = [];
function check(title, passed, seen) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${title}`);
  if (!passed) failures.push(`${title}: ${JSON.stringify(seen)}`);
}

const folder = build();
const output = join(folder, '.vercel/output');
const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
const functions = functionsOf(join(output, 'functions'));
const own = functions.filter((entry) => entry.own);
const addresses = functions.map(({ address }) => address);
const doors = filesBelow('app').map((file) => `/${dirname(file)}`);
const matching = (path) => routes.filter(({ src }) => src && new RegExp(src).test(path));
const headersFor = (path) =>
  Object.assign(
    {},
    ...matching(path)
      .filter((route) => route.continue && !route.has && !route.dest && !route.missing)
      .map(({ headers }) => headers),
  );

check(
  'every door of app/ has an address',
  doors.every((door) => addresses.includes(door)),
  doors,
);
// One function serves them all, but for those with a duration of their own, the middleware, and an error page that Next insists on.
const special = own
  .map(({ address }) => address)
  .filter((address) => /^\/(?:mcp|contact|_middleware|_global-error(?:\.rsc)?)$/.test(address));
check(
  'no function without need',
  own.length === special.length + 1,
  own.map(({ address }) => address),
);
check(
  'the durations of calls and of mail are set',
  ['/mcp', '/contact'].every((address) => own.find((entry) => entry.address === address)?.settings.maxDuration >= 30),
  own,
);
check('every function runs on the same Node', new Set(own.map(({ settings }) => settings.runtime)).size === 1, own);
for (const path of ['/', '/open-projects', '/api/health', '/assets/site.css']) {
  const headers = headersFor(path);
  check(
    `${path} has its security headers`,
    /default-src 'none'/.test(headers['Content-Security-Policy']) && 'Strict-Transport-Security' in headers,
    headers,
  );
  check(`${path} of a preview is noindex`, headers['X-Robots-Tag'] === 'noindex', headers);
  check(
    `${path} starts no middleware`,
    matching(path).every(({ middlewarePath }) => !middlewarePath),
    matching(path),
  );
}
for (const path of ['/', '/services', '/open-projects', '/open-projects/x']) {
  check(`the platform is told that ${path} varies by Accept`, headersFor(path).Vary === 'Accept', headersFor(path));
}
check('and of what does not vary nothing is said', !('Vary' in headersFor('/llms.txt')), headersFor('/llms.txt'));
check(
  '/%ff starts the middleware',
  matching('/%ff').some(({ middlewarePath }) => middlewarePath),
  matching('/%ff'),
);
check(
  'assets are kept for ever',
  /immutable/.test(headersFor('/assets/site.css')['Cache-Control']),
  headersFor('/assets/site.css'),
);
check(
  'every file of public/ is served as a file',
  filesBelow('public').every((file) => existsSync(join(output, 'static', file))),
  filesBelow('public'),
);
const pages = join(output, 'functions', `${own.find(({ address }) => !special.includes(address)).address}.func`);
const asked = [
  { path: '/services', accept: 'text/html' },
  { path: '/services', accept: 'text/markdown' },
  { path: '/open-projects', accept: 'text/markdown' },
  { path: '/no-such-page', accept: 'text/html' },
  { path: '/api/public-projects', accept: '*/*' },
  { path: '/robots.txt', accept: '*/*' },
];
for (const { env, origin, indexable } of [
  { env: PREVIEW, origin: 'https://site-branch.example', indexable: false },
  { env: PRODUCTION, origin: 'https://www.site.example', indexable: true },
]) {
  const name = env.VERCEL_ENV;
  const [html, markdown, list, missing, json, robots] = await answersOf({ folder, pages, env, asked });
  check(`${name}: HTML and markdown from one address`, html.type === 'text/html' && markdown.type === 'text/markdown', [
    html,
    markdown,
  ]);
  check(
    `${name}: both vary by Accept, the 404 too`,
    [html, markdown, list, missing].every(({ vary }) => /\baccept\b/i.test(vary)),
    [html.vary, markdown.vary, missing.vary],
  );
  check(
    `${name}: shared caches may keep pages and JSON`,
    [html, list, json].every(({ caching }) => /s-maxage=\d+, stale-while-revalidate=\d+/.test(caching)),
    [html, list, json],
  );
  check(
    `${name}: a missing page is 404 and not kept`,
    missing.status === 404 && missing.caching === 'no-store',
    missing,
  );
  check(
    `${name}: its own address is canonical`,
    html.body.includes(`<link rel="canonical" href="${origin}/services"/>`),
    html.body,
  );
  check(
    `${name}: ${indexable ? 'may' : 'must not'} be indexed`,
    html.body.includes('content="noindex"') !== indexable && /^Disallow: \/$/m.test(robots.body) !== indexable,
    [robots.body],
  );
}

rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) {
  console.error(`\n${failures.length} failed:\n${failures.join('\n')}`);
  process.exit(1);
}
