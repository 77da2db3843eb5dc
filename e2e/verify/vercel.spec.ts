import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../support/copy-of-site.ts';
import { neededEnvironment } from '../support/needed-environment.ts';
import { packagesOfVerify } from '../support/packages-of-verify.ts';
import { filesBelow } from '../support/sources.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';
import { answering, startUpstream } from '../support/upstream.ts';

// Builds as Vercel would, without an account, looks at what was made, and asks
// each kind of address through the functions.

// `sandbox` in the CLI's version is not in the registry.
const PACKAGES = {
  dependencies: { vercel: '64.0.2' },
  overrides: { sandbox: '4.5.0' },
};
const HOST = 'site-preview.example';
const run = promisify(execFile);

const own = ownOfGroup();
let folder: string;
let variables: Record<string, string>;
const output = (...path: readonly string[]) =>
  join(folder, '.vercel/output', ...path);
const functionAt = (path: string) => output('functions', `${path}.func`);
const readJson = (...path: readonly string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8'));

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const offers = [
    { id: 'R-1', title: 'Journey planner', status: 'published', kind: 'job' },
  ];
  const upstream = await own.start(startUpstream(answering({ offers })));
  variables = {
    VERCEL: '1',
    VERCEL_ENV: 'preview',
    VERCEL_URL: HOST,
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_FORMAT: 'recruitee',
    PROJECTS_FEED_TIMEOUT_SECONDS: '50',
  };
  ({ folder } = await own.start(copySite()));
  mkdirSync(join(folder, '.vercel'));
  const settings = {
    framework: 'nextjs',
    installCommand: '',
    nodeVersion: '24.x',
  };
  writeFileSync(
    join(folder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'p', orgId: 'o', settings }),
  );
  // Deployments use Next's adapter.
  const adapter = { NEXT_ENABLE_ADAPTER: '1' };
  const env = { ...neededEnvironment(), ...variables, ...adapter };
  const cli = packagesOfVerify('cli', PACKAGES);
  const words = [
    join(cli, 'node_modules/vercel/dist/vc.js'),
    ...['build', '--yes', '--token', 'x'],
  ];
  await run(process.execPath, words, { cwd: folder, env, maxBuffer: 1e8 });
});

test('every page and route handler has a function, and that of MCP has time', () => {
  const routed = filesBelow('app').filter((file) =>
    /\/(?:page\.tsx|route\.ts)$/.test(file),
  );
  expect(routed.length, 'control').toBeGreaterThan(20);
  for (const file of routed) {
    const name = dirname(file).replace('app', '').slice(1) || 'index';
    expect(existsSync(functionAt(name)), name).toBe(true);
  }
  const { maxDuration } = readJson(functionAt('mcp'), '.vc-config.json');
  expect(maxDuration).toBeGreaterThanOrEqual(30);
});

const started = new Map<string, Promise<number>>();

/**
 * Starts a function outside the build, whose package.json would decide its
 * module type, and gives its port.
 */
async function startFunction(func: string): Promise<number> {
  const copy = own.folder();
  cpSync(func, copy, { recursive: true, dereference: true });
  const config = readJson(copy, '.vc-config.json');
  const { filePathMap = {}, handler, useWebApi } = config;
  for (const [to, from] of Object.entries<string>(filePathMap))
    cpSync(join(folder, from), join(copy, to));
  const args = [join(copy, handler), String(useWebApi)];
  const child = fork('e2e/support/vercel-function.mjs', args, {
    env: { ...neededEnvironment(), ...variables },
    silent: true,
  });
  await own.start({ stop: () => child.kill() });
  return (await once(child, 'message'))[0];
}

/** The response of the function at a path of the output. */
async function call(
  path: string,
  address: string,
  headers: Record<string, string>,
) {
  const func = realpathSync(functionAt(path));
  if (!started.has(func)) started.set(func, startFunction(func));
  const matched = path === '/index' ? '/' : path;
  return fetch(`http://127.0.0.1:${await started.get(func)}${address}`, {
    redirect: 'manual',
    headers: {
      ...headers,
      'x-forwarded-host': HOST,
      'x-matched-path': matched,
    },
  });
}

const CACHING = 'Vercel-CDN-Cache-Control';
type Rule = {
  readonly src: string;
  readonly dest?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks the middleware and then the function to which it leads. */
async function ask(path: string, accept: string) {
  const { routes }: { routes: Rule[] } = readJson(output('config.json'));
  const decided = await call('/_middleware', path, { accept });
  const rewrite = decided.headers.get('x-middleware-rewrite');
  const prefix = 'x-middleware-request-';
  const forwarded = [...decided.headers]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
  const to = new URL(rewrite ?? path, `https://${HOST}`);
  const at = to.pathname === '/' ? '/index' : to.pathname;
  const isRoute = ({ src, dest }: Rule) =>
    dest?.includes('[') && new RegExp(src).test(at);
  const rewritten = existsSync(functionAt(at))
    ? undefined
    : routes.find(isRoute);
  const { src = '', dest = at } = rewritten ?? {};
  const [name = '', , key] = dest.split(/\$|[?=]/);
  if (key) to.searchParams.set(key, new RegExp(src).exec(at)?.[1] ?? '');
  const isPassed = rewrite !== null || decided.headers.has('x-middleware-next');
  const response = isPassed
    ? await call(
        name,
        `${to.pathname}${to.search}`,
        Object.fromEntries(forwarded),
      )
    : decided;
  const { pathname } = new URL(path, to);
  const rule = routes.find(
    ({ src, headers }) => headers?.[CACHING] && new RegExp(src).test(pathname),
  );
  return [
    response.status,
    response.headers.get('content-type')?.split(';')[0],
    response.headers.get(CACHING) ?? rule?.headers?.[CACHING],
    await response.text(),
  ];
}

const [HTML, MARKDOWN, JSON_TYPE] = [
  'text/html',
  'text/markdown',
  'application/json',
] as const;
const MINUTE = 'max-age=60, stale-while-revalidate=540';

for (const [path, accept, status, type, caching, words] of [
  ['/', HTML, 200, HTML, MINUTE, 'Journey planner'],
  ['/open-projects', MARKDOWN, 200, MARKDOWN, MINUTE, 'Journey planner'],
  ['/open-projects/R-1', HTML, 200, HTML, MINUTE, 'Journey planner'],
  ['/services', MARKDOWN, 200, MARKDOWN, MINUTE, '# Services'],
  ['/contact', HTML, 200, HTML, undefined, '<h1>'],
  ['/open-projects/none', HTML, 404, HTML, MINUTE, 'not open'],
  ['/open-projects/none', MARKDOWN, 404, MARKDOWN, 'no-store', 'not open'],
  ['/api/public-projects', '*/*', 200, JSON_TYPE, undefined, '"R-1"'],
  ['/llms.txt', '*/*', 200, 'text/plain', undefined, '#'],
  ['/%ff', HTML, 400, 'application/problem+json', undefined, 'bad_address'],
] as const) {
  test(`Vercel answers ${path} as ${accept} with ${status} and ${type}, ${caching ?? 'not kept'}`, async () => {
    expect(await ask(path, accept)).toEqual([
      status,
      type,
      caching,
      expect.stringContaining(words),
    ]);
  });
}
