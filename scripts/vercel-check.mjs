// Builds as Vercel would, looks at what was made, and asks each kind of address once through the functions: part of `npm run verify`.
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { buildForVercel } from './vercel-build.mjs';
import { startFunction } from './vercel-function.mjs';

const upstream = createServer((_, response) => {
  const offers = [{ id: 'R-1', title: 'Journey planner', status: 'published', kind: 'job' }];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ offers }));
});
await new Promise((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const HOST = 'site-preview.example';
const variables = {
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  VERCEL_URL: HOST,
  PROJECTS_FEED_URL: `http://127.0.0.1:${upstream.address().port}`,
  PROJECTS_FEED_FORMAT: 'recruitee',
  PROJECTS_FEED_TIMEOUT_SECONDS: '50',
};
const { folder, log } = await buildForVercel(variables);
const OUTPUT = join(folder, '.vercel/output');
const FUNCTIONS = join(OUTPUT, 'functions');
const { routes } = JSON.parse(readFileSync(join(OUTPUT, 'config.json'), 'utf8'));
const failures = [];
function check(title, isRight, ...facts) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'} ${title}`);
  if (!isRight) failures.push(`${title}: ${JSON.stringify(facts)}`);
}

const functions = readdirSync(FUNCTIONS, { recursive: true }).filter((name) => name.endsWith('.func'));
const settingsOf = (name) => JSON.parse(readFileSync(join(FUNCTIONS, name, '.vc-config.json'), 'utf8'));
const routed = readdirSync('app', { recursive: true }).flatMap((file) => {
  const at = dirname(file) === '.' ? '' : `/${dirname(file)}`;
  const ends = { 'page.tsx': at || '/index', 'route.ts': at };
  return ends[basename(file)] ?? [];
});
const absent = routed.filter((address) => !functions.includes(`${address.slice(1)}.func`));
check('every page and route handler has a function', routed.length > 20 && absent.length === 0, absent);
const versions = new Set(functions.map((name) => settingsOf(name).runtime));
check('every function runs on the same Node version', versions.size === 1, ...versions);
check('MCP calls have their own duration', settingsOf('mcp.func').maxDuration >= 30);
check('the build says what is not configured', /"event":"building".*"SALES_EMAIL"/.test(log));

const started = new Map();
/** The response of the function at a path of the output to a request at a port of its own. */
async function call(path, address, headers) {
  const func = realpathSync(join(FUNCTIONS, `${path}.func`));
  if (!started.has(func)) started.set(func, await startFunction(folder, func, variables));
  const platform = { 'x-forwarded-host': HOST, 'x-matched-path': path === '/index' ? '/' : path };
  const init = { redirect: 'manual', headers: { ...headers, ...platform } };
  return fetch(`http://127.0.0.1:${started.get(func).port}${address}`, init);
}

const CACHING = 'Vercel-CDN-Cache-Control';
const rules = routes.filter(({ headers }) => headers?.[CACHING]);
const ruleFor = (path) => rules.find(({ src }) => new RegExp(src).test(path))?.headers[CACHING];
const hasFunction = (path) => existsSync(join(FUNCTIONS, `${path}.func`));

/** Asks the middleware and then the function to which it leads: status, type, text, and how long Vercel's cache may keep it. */
async function ask(path, accept) {
  const decided = await call('/_middleware', path, { accept });
  const rewrite = decided.headers.get('x-middleware-rewrite');
  const given = [...decided.headers].map(([name, value]) => [/^x-middleware-request-(.*)/.exec(name)?.[1], value]);
  const forwarded = Object.fromEntries(given.filter(([name]) => name));
  const to = new URL(rewrite ?? path, `https://${HOST}`);
  const at = to.pathname === '/' ? '/index' : to.pathname;
  const isRoute = ({ src, dest }) => dest?.includes('[') && new RegExp(src).test(at);
  const { src, dest = at } = (!hasFunction(at) && routes.find(isRoute)) || {};
  const [name, , key] = dest.split(/\$|[?=]/);
  if (key) to.searchParams.set(key, new RegExp(src).exec(at)[1] ?? '');
  const isPassed = rewrite !== null || decided.headers.has('x-middleware-next');
  const made = isPassed ? await call(name, `${to.pathname}${to.search}`, forwarded) : decided;
  const caching = made.headers.get(CACHING) ?? ruleFor(new URL(path, to).pathname);
  return {
    status: made.status,
    type: made.headers.get('content-type')?.split(';')[0],
    caching,
    body: await made.text(),
  };
}

const [HTML, MARKDOWN] = ['text/html', 'text/markdown'];
const MINUTE = 'max-age=60, stale-while-revalidate=540';
for (const [path, accept, status, type, caching, words] of [
  ['/', HTML, 200, HTML, MINUTE, 'Journey planner'],
  ['/open-projects', HTML, 200, HTML, MINUTE, 'Journey planner'],
  ['/open-projects', MARKDOWN, 200, MARKDOWN, MINUTE, 'Journey planner'],
  ['/open-projects/R-1', HTML, 200, HTML, MINUTE, 'Journey planner'],
  ['/open-projects/R-1.md', HTML, 200, MARKDOWN, MINUTE, 'Journey planner'],
  ['/services', MARKDOWN, 200, MARKDOWN, MINUTE, '# Services'],
  ['/contact', HTML, 200, HTML, undefined, '<h1>'],
  ['/open-projects/none', HTML, 404, HTML, MINUTE, 'not open'],
  ['/open-projects/none', MARKDOWN, 404, MARKDOWN, 'no-store', 'not open'],
  ['/open-projects?page=9', HTML, 404, HTML, MINUTE, 'shorter now'],
  ['/api/public-projects', '*/*', 200, 'application/json', undefined, '"R-1"'],
  ['/api/health', '*/*', 200, 'application/json', undefined, '"ok":true'],
  ['/feed.atom', '*/*', 200, 'application/atom+xml', undefined, 'Journey planner'],
  ['/llms.txt', '*/*', 200, 'text/plain', undefined, '#'],
  ['/%ff', HTML, 400, 'application/problem+json', undefined, 'bad_address'],
]) {
  const answer = await ask(path, accept);
  const isRight =
    answer.status === status && answer.type === type && answer.caching === caching && answer.body.includes(words);
  check(`${path} as ${accept} is ${status} and ${type}`, isRight, { ...answer, body: answer.body.slice(0, 300) });
}

for (const { stop, folder: copied } of started.values()) {
  stop();
  rmSync(copied, { recursive: true });
}
upstream.close();
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) {
  console.error(`\n${failures.length} failed:\n${failures.join('\n')}`);
  process.exit(1);
}
