// Builds the site as Vercel would, without an account, and checks the build output: `npm run vercel:check`.
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
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownEnvironment } from './own-environment.mjs';
import { VERCEL_CLI } from './vercel-cli.mjs';
import { answersOf } from './vercel-function.mjs';

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

/** Copies a folder with hard links, or byte by byte where links aren't possible. */
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
  const { status } = spawnSync('npx', ['--yes', VERCEL_CLI, 'build', '--yes', '--token', 'x'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...ownEnvironment(), ...PREVIEW, NEXT_TELEMETRY_DISABLED: '1', VERCEL_TELEMETRY_DISABLED: '1' },
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

/** The functions with their settings, and the paths that share them. */
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
// Next's routes, by its file conventions.
const routed = filesBelow('app').flatMap((file) => {
  const folder = dirname(file) === '.' ? '' : `/${dirname(file)}`;
  if (/(?:^|\/)page\.tsx$/.test(file)) return [folder || '/index'];
  return /(?:^|\/)route\.ts$/.test(file) ? [folder] : [];
});
const matching = (path) => routes.filter(({ src }) => src && new RegExp(src).test(path));
const headersFor = (path) =>
  Object.assign(
    {},
    ...matching(path)
      .filter((route) => route.continue && !route.has && !route.dest && !route.missing)
      .map(({ headers }) => headers),
  );

check(
  'every page and route handler in app/ has a route',
  routed.length > 30 && routed.every((address) => addresses.includes(address)),
  routed.filter((address) => !addresses.includes(address)),
);
// One function serves the pages and one the route handlers, except the one with its own duration; then the middleware and
// an error page that Next requires.
const special = own
  .map(({ address }) => address)
  .filter((address) => /^\/(?:mcp|_middleware|_global-error(?:\.rsc)?)$/.test(address));
check(
  'there are no unnecessary functions',
  own.length === special.length + 2,
  own.map(({ address }) => address),
);
const durationOf = (wanted) => own.find(({ address }) => address === wanted)?.settings.maxDuration;
check('MCP calls have their own duration', durationOf('/mcp') >= 30, own);
check(
  'the middleware, which sends mail, has the platform’s default duration',
  durationOf('/_middleware') === undefined,
  own,
);
check(
  'every function runs on the same Node version',
  new Set(own.map(({ settings }) => settings.runtime)).size === 1,
  own,
);
for (const path of ['/', '/open-projects', '/api/health', '/assets/site.css']) {
  const headers = headersFor(path);
  check(
    `${path} has its security headers`,
    /default-src 'none'/.test(headers['Content-Security-Policy']) && 'Strict-Transport-Security' in headers,
    headers,
  );
  check(`${path} is noindex in a preview`, headers['X-Robots-Tag'] === 'noindex', headers);
  const isPage = path === '/' || path === '/open-projects';
  check(
    `${path} ${isPage ? 'runs' : 'skips'} the middleware`,
    matching(path).some(({ middlewarePath }) => middlewarePath) === isPage,
    matching(path),
  );
}
for (const path of ['/', '/services', '/open-projects', '/open-projects/x']) {
  check(`${path} has Vary: Accept`, headersFor(path).Vary === 'Accept', headersFor(path));
}
check('/llms.txt has no Vary', !('Vary' in headersFor('/llms.txt')), headersFor('/llms.txt'));
check(
  '/%ff runs the middleware',
  matching('/%ff').some(({ middlewarePath }) => middlewarePath),
  matching('/%ff'),
);
check(
  'assets are immutable',
  /immutable/.test(headersFor('/assets/site.css')['Cache-Control']),
  headersFor('/assets/site.css'),
);
check(
  'every file of public/ is served as a file',
  filesBelow('public').every((file) => existsSync(join(output, 'static', file))),
  filesBelow('public'),
);
const funcOf = (address) => join(output, 'functions', `${address.slice(1)}.func`);

/** The path and request headers that the middleware passes on to the next function. */
function passedOn({ path, headers: asked }, { headers }) {
  const names = headers['x-middleware-override-headers']?.split(',') ?? [];
  return {
    path: headers['x-middleware-rewrite'] ? new URL(headers['x-middleware-rewrite']).pathname : path,
    headers: Object.fromEntries(
      names.length > 0 ? names.map((name) => [name, headers[`x-middleware-request-${name}`]]) : Object.entries(asked),
    ),
  };
}

/** The responses to requests that go through the middleware first, as the platform's router does it. */
function answered(env, asked) {
  const said = answersOf({ folder, func: funcOf('/_middleware'), env, asked });
  return asked.map((request, at) => {
    const middleware = said[at];
    const isNext = 'x-middleware-next' in middleware.headers || 'x-middleware-rewrite' in middleware.headers;
    if (!isNext) return middleware;
    const next = passedOn(request, middleware);
    const exact = addresses.includes(next.path) ? next.path : null;
    const address =
      exact ??
      (next.path === '/' ? '/index' : next.path.startsWith('/md/') ? '/md/[[...path]]' : null) ??
      (/^\/open-projects\/[^/]+$/.test(next.path) ? '/open-projects/[id]' : '/_not-found');
    const [answer] = answersOf({ folder, func: realpathSync(funcOf(address)), env, asked: [next] });
    // As in `next start`, the middleware's headers take precedence over those of the page.
    return { ...answer, headers: { ...answer.headers, ...middleware.headers } };
  });
}

const asked = [
  { path: '/services', headers: { accept: 'text/html' } },
  { path: '/services', headers: { accept: 'text/markdown' } },
  { path: '/open-projects', headers: { accept: 'text/markdown' } },
  { path: '/open-projects/EX-1001', headers: { accept: 'text/html' } },
  { path: '/no-such-page', headers: { accept: 'text/html' } },
  { path: '/open-projects/none', headers: { accept: 'text/markdown' } },
  { path: '/open-projects/none', headers: { accept: 'application/json' } },
  { path: '/', headers: { accept: 'text/markdown' } },
];

const feed = join(folder, 'feed.json');
writeFileSync(feed, '{"jobs":[{"key":1,"html":"<p>One<p>Two"}]}');
const [read] = answersOf({
  folder,
  func: realpathSync(funcOf('/api/public-projects')),
  env: {
    ...PRODUCTION,
    PROJECTS_FEED_URL: pathToFileURL(feed).href,
    PROJECTS_FEED_TRANSFORM: '[jobs.{ "id": key, "name": "N", "context": html }]',
  },
  asked: [{ path: '/api/public-projects', headers: {} }],
});
check(
  'a function reads and transforms a feed in a process of its own',
  read.status === 200 && read.body.includes('"id":"1"') && read.body.includes('One\\n\\nTwo'),
  read,
);

const typeOf = ({ headers }) => headers['content-type']?.split(';')[0];
for (const { env, origin, indexable } of [
  { env: PREVIEW, origin: 'https://site-branch.example', indexable: false },
  { env: PRODUCTION, origin: 'https://www.site.example', indexable: true },
]) {
  const name = env.VERCEL_ENV;
  const [html, markdown, list, assignment, missing, gone, problem, home] = answered(env, asked);
  const direct = [
    { path: '/api/public-projects', headers: {} },
    { path: '/robots.txt', headers: {} },
  ];
  const [json, robots] = answersOf({ folder, func: realpathSync(funcOf('/api/public-projects')), env, asked: direct });
  check(
    `${name}: HTML and markdown from one address`,
    typeOf(html) === 'text/html' && typeOf(markdown) === 'text/markdown' && /^# Services$/m.test(markdown.body),
    [html, markdown],
  );
  check(
    `${name}: an assignment as HTML, the list as markdown`,
    assignment.status === 200 && /<h1>Journey planner/.test(assignment.body) && /Journey planner/.test(list.body),
    [assignment.status, list.status],
  );
  check(
    `${name}: shared caches may store pages and JSON`,
    [html, list, json].every(({ headers }) =>
      /s-maxage=\d+, stale-while-revalidate=\d+/.test(headers['cache-control']),
    ),
    [html, list, json].map(({ headers }) => headers['cache-control']),
  );
  check(
    `${name}: a missing page is a complete 404 in the client’s format, and not stored`,
    [missing, gone, problem].every(
      ({ status, headers }) => status === 404 && headers['cache-control'].includes('no-store'),
    ) &&
      /<h1>Page not found/.test(missing.body) &&
      /^# This assignment is not open$/m.test(gone.body) &&
      typeOf(problem) === 'application/problem+json',
    [missing.status, gone.status, problem.status],
  );
  check(`${name}: the home page has its Link header`, home.headers.link.includes('rel="api-catalog"'), home.headers);
  check(
    `${name}: the canonical URL is its own`,
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
