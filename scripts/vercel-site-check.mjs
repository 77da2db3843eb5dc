// Asks one build for Vercel, served as the platform does: `node scripts/vercel-site-check.mjs <folder> <adapter|builder> <page|middleware>`.
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { PREVIEW } from './vercel-build.mjs';
import { createPlatform } from './vercel-platform.mjs';
import { startRuntimeCache } from './vercel-runtime-cache.mjs';

const [folder, by, lastWord] = process.argv.slice(2);
const isPageLast = lastWord === 'page';
const HOST = PREVIEW.VERCEL_BRANCH_URL;
// The feed is that of a system with a recipe; the first page of answers is enough.
const offers = ['R-1', 'R 2'].map((id) => ({ id, title: `Journey planner ${id}`, status: 'published', kind: 'job' }));
let [isUp, readings] = [true, 0];
const upstream = createServer((_, response) => {
  readings += 1;
  response.writeHead(isUp ? 200 : 500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ offers }));
});
await once(upstream.listen(0, '127.0.0.1'), 'listening');

// A receiver of the contact form's messages, instead of a mail server.
const WEBHOOK_SECRET = `whsec_${Buffer.from('only for this check, and public').toString('base64')}`;
const webhook = { status: 500, accepted: [] };
const receiver = createServer(async (request, response) => {
  const message = new Webhook(WEBHOOK_SECRET).verify(await textOf(request), request.headers);
  if (webhook.status === 204) webhook.accepted.push(message);
  response.writeHead(webhook.status).end();
});
await once(receiver.listen(0, '127.0.0.1'), 'listening');

const variables = {
  ...PREVIEW,
  CONTACT_WEBHOOK_URL: `http://127.0.0.1:${receiver.address().port}`,
  CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PROJECTS_FEED_URL: `http://127.0.0.1:${upstream.address().port}/offers`,
};
const failures = [];
function check(title, passed, seen) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${title}`);
  if (!passed) failures.push(`${title}: ${JSON.stringify(seen)}`);
}

const runtimeCache = await startRuntimeCache();
const platform = createPlatform(folder, { ...variables, ...runtimeCache.variables }, lastWord);

/** Ends all processes and empties both caches, so that the next request finds nothing. */
async function startAnew(changed) {
  await platform.cool(changed);
  platform.cache.forget();
  runtimeCache.clear();
}

/** A response as a check compares it: without what differs from one to the next. */
async function ask(path, headers = {}, more = {}) {
  const { headers: said, body, ...answer } = await platform.request(path, { headers, ...more });
  const type = said.get('content-type')?.split(';')[0];
  return { ...answer, type, headers: Object.fromEntries(said), body: String(body) };
}
const cost = ({ middleware, functions }) => `${middleware} + ${functions}`;
const summary = ({ body, ...answer }) => answer;

const HTML = { accept: 'text/html' };
const MARKDOWN = { accept: 'text/markdown' };
const NEVER = /\bno-store\b|^private, no-cache$/;

// Every function's address, and its settings if it does not share another's files.
const FUNCTIONS = join(folder, '.vercel/output/functions');
const functions = readdirSync(FUNCTIONS, { recursive: true }).filter((name) => name.endsWith('.func'));
const addresses = functions.map((name) => `/${name.slice(0, -'.func'.length)}`);
const own = functions.flatMap((name, at) => {
  const path = join(FUNCTIONS, name);
  if (lstatSync(path).isSymbolicLink()) return [];
  return [{ address: addresses[at], settings: JSON.parse(readFileSync(join(path, '.vc-config.json'), 'utf8')) }];
});
// Next's routes, by its file conventions.
const routed = readdirSync('app', { recursive: true }).flatMap((file) => {
  const at = dirname(file) === '.' ? '' : `/${dirname(file)}`;
  if (/(?:^|\/)page\.tsx$/.test(file)) return [at || '/index'];
  if (/(?:^|\/)opengraph-image\.tsx$/.test(file)) return [`${at}/opengraph-image`];
  return /(?:^|\/)route\.ts$/.test(file) ? [at] : [];
});
check(
  'every page, route handler and picture in app/ has a function',
  routed.length > 30 && routed.every((address) => addresses.includes(address)),
  routed.filter((address) => !addresses.includes(address)),
);
// One function serves the pages and one the route handlers, except the one with its own duration; then the middleware, an
// error page that Next requires, and one for the icons, which are rendered by the build.
const special = /^\/(?:mcp|_middleware|(?:_global-error|icon\/\[__metadata_id__\]|icon\/\d+|apple-icon)(?:\.rsc)?)$/;
if (by === 'builder') {
  check('there are no unnecessary functions', own.filter(({ address }) => !special.test(address)).length === 2, own);
}
const durationOf = (wanted) => own.find(({ address }) => address === wanted)?.settings.maxDuration;
check('MCP calls have their own duration', durationOf('/mcp') >= 30, durationOf('/mcp'));
const isDefault = durationOf('/_middleware') === undefined;
check(
  'the middleware, which delivers messages, has the platform’s default duration',
  isDefault,
  durationOf('/_middleware'),
);
const versions = new Set(own.map(({ settings }) => settings.runtime));
check('every function runs on the same Node version', versions.size === 1, [...versions]);

const first = await ask('/open-projects', HTML);
check('a view of a cold site reads the upstream once', first.status === 200 && readings === 1, readings);

const PICTURES = ['/opengraph-image', '/open-projects/R-1/opengraph-image'];
// Each kind of address: what its first and second view cost (middleware + function), and what they are.
const views = [
  ['/', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/open-projects', HTML, '1 + 0', '1 + 0', 'text/html'],
  ['/open-projects?q=journey&x=1', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/open-projects/R-1', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/services', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/services?utm=x', HTML, '1 + 0', '1 + 0', 'text/html'],
  ['/services', { accept: '*/*' }, '1 + 1', '1 + 0', 'text/html'],
  ['/docs', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/privacy', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/', MARKDOWN, '1 + 1', '1 + 0', 'text/markdown'],
  ['/open-projects/R-1', MARKDOWN, '1 + 1', '1 + 0', 'text/markdown'],
  ['/open-projects/R%202', HTML, '1 + 1', '1 + 0', 'text/html'],
  ['/open-projects/R%202', MARKDOWN, '1 + 1', '1 + 0', 'text/markdown'],
  ['/services.md', HTML, '1 + 1', '1 + 0', 'text/markdown'],
  ['/api/public-projects', {}, '0 + 1', '0 + 0', 'application/json'],
  ['/feed.atom', {}, '1 + 1', '1 + 0', 'application/atom+xml'],
  ['/sitemap.xml', {}, '1 + 1', '1 + 0', 'application/xml'],
  ['/llms.txt', {}, '1 + 1', '1 + 0', 'text/plain'],
  ['/robots.txt', {}, '1 + 1', '1 + 0', 'text/plain'],
  ['/openapi.json', {}, '1 + 1', '1 + 0', 'application/openapi+json'],
  ['/.well-known/api-catalog', {}, '0 + 1', '0 + 0', 'application/linkset+json'],
  ['/manifest.webmanifest', {}, '1 + 1', '1 + 0', 'application/manifest+json'],
  ...PICTURES.map((path) => [path, {}, '1 + 1', '1 + 0', 'image/png']),
  ['/assets/site.css', {}, '0 + 0', '0 + 0', undefined],
];
for (const [path, headers, first, second, type] of views) {
  const seen = [await ask(path, headers), await ask(path, headers)];
  const name = `${path} as ${type ?? 'a file'}`;
  check(`${name} costs ${first}, then ${second}`, `${seen.map(cost)}` === `${[first, second]}`, seen.map(summary));
  check(
    `${name} is the same both times, may be kept, and is noindex in a preview`,
    seen.every((answer) => {
      const { vary, 'cache-control': caching, 'x-robots-tag': robots } = answer.headers;
      const varies = type === 'text/html' || type === 'text/markdown' ? vary === 'Accept' : true;
      const hasPolicy = "default-src 'none'" === answer.headers['content-security-policy']?.split(';')[0];
      const isRight = answer.status === 200 && answer.type === type && answer.body === seen[0].body;
      // Next's own headers: then the browser keeps nothing, and no cache can take one format for the other.
      const isNexts = isPageLast && type === 'text/html' && /\bno-store\b/.test(caching);
      return isRight && (isNexts || (varies && /^public/.test(caching))) && hasPolicy && robots === 'noindex';
    }),
    seen.map(summary),
  );
}
check('all views together have read the upstream once', readings === 1, readings);

for (const file of readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = join(file.parentPath ?? file.path, file.name).slice('public'.length);
  const { status, headers } = await ask(path);
  const isRight = status === 200 && (!path.startsWith('/assets/') || headers['cache-control'].includes('immutable'));
  check(`${path} is served as a file`, isRight, { status, headers });
}
for (const path of ['/icon/192', '/apple-icon', '/favicon.ico']) {
  const seen = await ask(path);
  check(`${path} is a picture`, seen.status === 200 && seen.type === 'image/png', summary(seen));
}
const malformed = await ask('/%ff');
check('/%ff is 400, from the middleware', malformed.status === 400 && cost(malformed) === '1 + 0', summary(malformed));

const nothing = [
  ['/open-projects/none', HTML, 404, 'text/html'],
  ['/open-projects/none', MARKDOWN, 404, 'text/markdown'],
  ['/open-projects?page=9', HTML, 404, 'text/html'],
  ['/no-such-page', HTML, 404, 'text/html'],
  ['/index', HTML, 404, 'text/html'],
  ['/legal', HTML, 404, 'text/html'],
  ['/open-projects/none', { accept: 'application/json' }, 404, 'application/problem+json'],
  ['/feed.json?page=9', {}, 404, 'application/problem+json'],
  ['/contact', HTML, 200, 'text/html'],
  ['/services', { ...HTML, rsc: '1' }, 200, 'text/x-component'],
];
for (const [path, headers, status, type] of nothing) {
  const seen = [await ask(path, headers), await ask(path, headers)];
  check(
    `${path} as ${type} is ${status} and never kept`,
    seen.every((answer) => answer.status === status && answer.type === type && answer.cache !== 'HIT') &&
      `${seen.map(cost)}` === `${[cost(seen[0]), cost(seen[0])]}` &&
      seen.every((answer) => NEVER.test(answer.headers['cache-control'])) &&
      (status !== 404 || type !== 'text/html' || /<h1>/.test(seen[0].body)),
    seen.map(summary),
  );
}

const form = (fields) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
});
const posted = { ...HTML, 'content-type': 'application/x-www-form-urlencoded', origin: `https://${HOST}` };
const refused = await ask('/contact', posted, form({ name: 'Typed name', email: '', message: '' }));
check(
  'a refused form is 422 and has what was typed',
  refused.status === (isPageLast ? 200 : 422) &&
    refused.body.includes('Typed name') &&
    NEVER.test(refused.headers['cache-control']),
  summary(refused),
);
const { body: shown } = await ask('/contact', HTML);
const written = {
  name: 'A Client',
  email: 'client@buyer.example',
  message: 'Two people.',
  form: /name="form" value="([^"]+)"/.exec(shown)?.[1] ?? '',
};
// A form sent within two seconds is refused.
await wait(2_000);
const failed = await ask('/contact', posted, form(written));
webhook.status = 204;
const accepted = await ask('/contact', posted, form(written));
check(
  'without a mail server a message is confirmed once the webhook is accepted, and not before',
  failed.status === (isPageLast ? 200 : 503) &&
    failed.body.includes('A Client') &&
    accepted.status === 303 &&
    webhook.accepted.length === 1,
  [summary(failed), summary(accepted), webhook.accepted.length],
);
const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const tools = await ask(
  '/mcp',
  {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'mcp-protocol-version': '2025-06-18',
  },
  { method: 'POST', body: JSON.stringify(call) },
);
check('MCP answers', tools.status === 200 && tools.body.includes('list_open_assignments'), tools);
const health = await ask('/api/health');
check('health is 200 and never kept', health.status === 200 && NEVER.test(health.headers['cache-control']), health);
const { body: home } = await ask('/', HTML);
check(
  'the home page has one canonical address and its Link header',
  home.split('rel="canonical"').length === 2 && home.includes(`href="https://${HOST}/"`),
  home.match(/<link rel="canonical"[^>]*>/g),
);

// Every page after ten minutes with one visitor: the visitor gets it at once, and the cache a new one.
platform.cache.wait(500);
const late = [await ask('/open-projects', HTML), await ask('/', HTML)];
check('a page is stale, and renewed, until the staleness limit', late[1].cache === 'STALE', late.map(summary));
check('then the new one is kept', (await ask('/', HTML)).cache === 'HIT', null);
platform.cache.wait(601);
check('a page older than that is never served', (await ask('/', HTML)).cache === 'MISS', null);

// The middleware has read the feed, the page's function is cold, and the upstream has failed or changed since.
for (const path of ['/', '/open-projects', '/open-projects/R-1']) {
  for (const [what, change] of [
    ['the upstream fails', () => (isUp = false)],
    ['the assignment is gone', () => offers.shift()],
  ]) {
    await startAnew();
    await ask('/open-projects/none', { accept: 'application/json' });
    const before = structuredClone(offers);
    change();
    const seen = [await ask(path, HTML), await ask(path, MARKDOWN)];
    check(
      `${path} is what the middleware found when ${what} before the page reads`,
      seen.every(({ status, body }) => status === 200 && body.includes('Journey planner R-1')),
      seen.map(summary),
    );
    isUp = true;
    offers.splice(0, offers.length, ...before);
  }
}

/** Longer lists, and processes that see different ones because the Runtime Cache does not work. */
async function checkLongLists() {
  const words = (length) =>
    Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12)).join(' ');
  const [short] = offers.splice(0);
  const list = (count, length) =>
    Array.from({ length: count }, (_, at) => ({ ...short, id: `R-${at + 1}`, description: words(length) }));
  offers.push(...list(500, 1500));
  for (const path of ['/', '/open-projects', '/open-projects/R-1', '/feed.atom']) {
    await startAnew();
    readings = 0;
    const { status } = await ask(path, HTML);
    check(`a cold view of ${path} reads a feed of 500 assignments once`, status === 200 && readings === 1, readings);
  }
  for (const path of ['/', '/open-projects?page=2', '/open-projects/R-1']) {
    await startAnew();
    await ask('/open-projects/none', { accept: 'application/json' });
    isUp = false;
    const seen = [await ask(path, HTML), await ask(path, MARKDOWN)];
    isUp = true;
    check(
      `${path} of 500 assignments is what the middleware found when the upstream fails before the page reads`,
      seen.every(({ status, body }) => status === 200 && body.includes('Journey planner R-1')),
      seen.map(summary),
    );
  }
  for (const [state, variables] of [
    ['fails', {}],
    ['hangs', {}],
    ['is absent', { RUNTIME_CACHE_ENDPOINT: '' }],
  ]) {
    runtimeCache.become(state);
    await startAnew(variables);
    readings = 0;
    const seen = [await ask('/open-projects', HTML), await ask('/open-projects', HTML)];
    check(
      `if the Runtime Cache ${state}, the page reads the feed itself, and nothing keeps its response`,
      seen.every(({ status, body }) => status === 200 && body.includes('Journey planner R-1')) &&
        `${seen.map(cost)}` === '1 + 1,1 + 1' &&
        readings === 2,
      [readings, ...seen.map(summary)],
    );
    // Then the processes may see different lists.
    for (const [what, change] of [
      ['the upstream fails', () => (isUp = false)],
      ['the assignment is gone', () => offers.shift()],
    ]) {
      await startAnew(variables);
      await ask('/open-projects/none', { accept: 'application/json' });
      const [first] = offers;
      change();
      for (const headers of [HTML, MARKDOWN]) {
        const gone = [await ask('/open-projects/R-1', headers), await ask('/open-projects/R-1', headers)];
        const rest = await ask('/open-projects', headers);
        const isClean = ({ status, cache, body }) =>
          [404, 503].includes(status) && cache !== 'HIT' && /^(?:<!DOCTYPE|---)/.test(body);
        check(
          `if the Runtime Cache ${state} and ${what} before the page reads, nothing keeps its 404 or 503 as ${headers.accept}`,
          gone.every(isClean) && rest.status === 200,
          [...gone.map(summary), summary(rest)],
        );
      }
      isUp = true;
      if (offers[0] !== first) offers.unshift(first);
    }
  }
  await startAnew();
  await ask('/open-projects/none', { accept: 'application/json' });
  offers.splice(1);
  const fewer = [await ask('/open-projects?page=2', HTML), await ask('/open-projects?page=2', MARKDOWN)];
  check(
    'a page of a long list that is gone before the page reads is no error',
    fewer.every(({ status, body }) => status === 200 && body.includes('Journey planner R-1')),
    fewer.map(summary),
  );
  runtimeCache.become('works');
  offers.splice(0, offers.length, ...list(10_000, 300));
  await startAnew(runtimeCache.variables);
  const most = [await ask('/', HTML), await ask('/open-projects', HTML), await ask('/open-projects/R-9999', HTML)];
  check('10,000 assignments are shown', `${most.map(({ status }) => status)}` === '200,200,200', most.map(summary));
  offers.splice(0, offers.length, ...list(80, 1500));
}
// Once is enough: these take most of the time.
if (isPageLast) await checkLongLists();

// An outage from the start: nothing was ever read.
isUp = false;
await startAnew();
for (const [path, usual] of [
  ['/', 200],
  ['/open-projects', 200],
  ['/open-projects/R-1', 503],
]) {
  for (const headers of [HTML, MARKDOWN]) {
    // Where the page has the last word, an outage is a page that nothing keeps and no search engine lists.
    const status = isPageLast && headers === HTML ? 200 : usual;
    const seen = [await ask(path, headers), await ask(path, headers)];
    check(
      `during an outage ${path} as ${headers.accept} is ${status} and never kept`,
      seen.every((answer) => answer.status === status && cost(answer) === '1 + 1') &&
        seen.every((answer) => NEVER.test(answer.headers['cache-control'])) &&
        (status === 200 || seen.every((answer) => Number(answer.headers['retry-after']) > 0)),
      seen.map(summary),
    );
  }
}
const api = await ask('/api/public-projects');
check('during an outage the API is 502', api.status === 502 && NEVER.test(api.headers['cache-control']), api);
await ask('/services', HTML);
const again = await ask('/services', HTML);
check('pages without assignments are kept all the same', again.cache === 'HIT', summary(again));

isUp = true;
await startAnew({ VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'www.site.example' });
const production = await ask('/services', HTML);
check(
  'in production the canonical address is the site’s own, and it may be indexed',
  production.body.includes('<link rel="canonical" href="https://www.site.example/services"/>') &&
    !production.body.includes('content="noindex"'),
  production.body.slice(0, 2000),
);
for (const [name, bytes] of platform.sizes) {
  check(`the function ${name} has ${(bytes / 1e6).toFixed(1)} MB, less than 20`, bytes < 20e6, bytes);
}

await platform.cool();
runtimeCache.end();
upstream.close();
receiver.close();
if (failures.length > 0) {
  console.error(`\n${failures.length} failed:\n${failures.join('\n')}`);
  process.exit(1);
}
