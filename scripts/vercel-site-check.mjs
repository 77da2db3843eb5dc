// Asks one build for Vercel, served as the platform does: `node scripts/vercel-site-check.mjs <folder> <adapter|builder>`.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { toolCall } from '../e2e/support/call-tool.ts';
import { startUpstream } from '../e2e/support/upstream.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../e2e/support/webhook-receiver.ts';
import { PREVIEW } from './vercel-build.mjs';
import { createPlatform } from './vercel-platform.mjs';
import { startRuntimeCache } from './vercel-runtime-cache.mjs';

const [folder, by] = process.argv.slice(2);
const HOST = PREVIEW.VERCEL_BRANCH_URL;
// The feed is that of a system with a recipe; the first page of answers is enough.
const offers = ['R-1', 'R 2'].map((id) => ({ id, title: `Journey planner ${id}`, status: 'published', kind: 'job' }));
let [isUp, readings] = [true, 0];
const upstream = await startUpstream((_, response) => {
  readings += 1;
  response.writeHead(isUp ? 200 : 500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ offers }));
});
// Instead of a mail server.
const receiver = await startReceiver(500);
const variables = {
  ...PREVIEW,
  CONTACT_WEBHOOK_URL: receiver.url,
  CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PROJECTS_FEED_URL: upstream.url,
  // A bound on what hangs: a busy machine may need seconds to start the process that reads the feed.
  PROJECTS_FEED_TIMEOUT_SECONDS: '50',
};
const failures = [];

/**
 * Checks some answers of {@link ask} twice: as a browser gets them if the page has the last word on headers and status, and
 * if the middleware has. The facts are for whoever reads of a failure.
 */
function check(title, asked, isRight, ...facts) {
  const wrong = ['page', 'middleware'].filter(
    (by) =>
      !isRight(
        asked.map((answers) => answers[by]),
        by === 'page',
      ),
  );
  console.log(`${wrong.length > 0 ? 'FAILED' : 'ok    '} ${title}`);
  for (const last of wrong) {
    const seen = asked.map((both) => ({ ...both[last], body: undefined }));
    failures.push(`${title}, if the ${last} has the last word: ${JSON.stringify([...facts, ...seen])}`);
  }
}

const runtimeCache = await startRuntimeCache();
const platform = createPlatform(folder, { ...variables, ...runtimeCache.variables });

/** Ends all processes and empties both caches of all responses and lists. */
async function startAnew(changed) {
  await platform.cool(changed);
  platform.cache.forget();
  runtimeCache.expire();
}

/** The answers to a request, in both orders of headers, as a check compares them: without what differs each time. */
async function ask(path, headers = {}, more = {}) {
  const plain = ({ headers: said, body, ...answer }) => {
    const type = said.get('content-type')?.split(';')[0];
    return { ...answer, type, headers: Object.fromEntries(said), body: String(body) };
  };
  const { page, middleware } = await platform.request(path, { headers, ...more });
  return { page: plain(page), middleware: plain(middleware) };
}
const askTwice = async (path, headers) => [await ask(path, headers), await ask(path, headers)];
const cost = ({ middleware, functions }) => `${middleware} + ${functions}`;
const isNeverKept = ({ headers, cache }) =>
  cache !== 'HIT' && /\bno-store\b|^private, no-cache$/.test(headers['cache-control']);
/** Whether these are pages with an assignment. */
const showR1 = (answers) => answers.every(({ status, body }) => status === 200 && body.includes('Journey planner R-1'));

const HTML = { accept: 'text/html' };
const MARKDOWN = { accept: 'text/markdown' };
const JSON_ONLY = { accept: 'application/json' };

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
  [],
  () => routed.length > 30 && routed.every((address) => addresses.includes(address)),
  routed.filter((address) => !addresses.includes(address)),
);
// One function serves the pages and one the route handlers, except the one with its own duration; then the middleware, an
// error page that Next requires, and one for the icons, which are rendered by the build.
const special = /^\/(?:mcp|_middleware|(?:_global-error|icon\/\[__metadata_id__\]|icon\/\d+|apple-icon)(?:\.rsc)?)$/;
if (by === 'builder') {
  const usual = own.filter(({ address }) => !special.test(address));
  check('there are no unnecessary functions', [], () => usual.length === 2, usual);
}
const durationOf = (wanted) => own.find(({ address }) => address === wanted)?.settings.maxDuration;
check('MCP calls have their own duration', [], () => durationOf('/mcp') >= 30, durationOf('/mcp'));
check(
  'the middleware, which delivers messages, has the platform’s default duration',
  [],
  () => durationOf('/_middleware') === undefined,
  durationOf('/_middleware'),
);
const versions = new Set(own.map(({ settings }) => settings.runtime));
check('every function runs on the same Node version', [], () => versions.size === 1, ...versions);

const first = [await ask('/open-projects', HTML)];
check('a view of a cold site reads the upstream once', first, ([{ status }]) => status === 200 && readings === 1);
first.push(...(await askTwice('/open-projects', HTML)));
check(
  'the very first view is not kept, because no other process has been in the Runtime Cache yet',
  first,
  (seen) => `${seen.map(cost)}` === '1 + 1,1 + 1,1 + 0' && readings === 1,
  readings,
);

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
  const asked = await askTwice(path, headers);
  const name = `${path} as ${type ?? 'a file'}`;
  check(`${name} costs ${first}, then ${second}`, asked, (seen) => `${seen.map(cost)}` === `${[first, second]}`);
  check(`${name} is the same both times, may be kept, and is noindex in a preview`, asked, (seen, isPageLast) =>
    seen.every((answer) => {
      const { vary, 'cache-control': caching, 'x-robots-tag': robots } = answer.headers;
      const varies = !/^text\/(?:html|markdown)$/.test(type) || /\bAccept(?!-)/.test(vary);
      const hasPolicy = "default-src 'none'" === answer.headers['content-security-policy']?.split(';')[0];
      const isRight = answer.status === 200 && answer.type === type && answer.body === seen[0].body;
      // Next's own headers: then the browser keeps nothing, and no cache can take one format for the other.
      const isNexts = isPageLast && type === 'text/html' && /\bno-store\b/.test(caching);
      return isRight && (isNexts || (varies && /^public/.test(caching))) && hasPolicy && robots === 'noindex';
    }),
  );
}
check('all views together have read the upstream once', [], () => readings === 1, readings);

for (const file of readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = join(file.parentPath ?? file.path, file.name).slice('public'.length);
  check(
    `${path} is served as a file`,
    [await ask(path)],
    ([{ status, headers }]) =>
      status === 200 && (!path.startsWith('/assets/') || headers['cache-control'].includes('immutable')),
  );
}
for (const path of ['/icon/192', '/apple-icon', '/favicon.ico']) {
  check(`${path} is a picture`, [await ask(path)], ([{ status, type }]) => status === 200 && type === 'image/png');
}
check(
  '/%ff is 400, from the middleware',
  [await ask('/%ff')],
  ([answer]) => answer.status === 400 && cost(answer) === '1 + 0',
);

const nothing = [
  ['/open-projects/none', HTML, 404, 'text/html'],
  ['/open-projects/none', MARKDOWN, 404, 'text/markdown'],
  ['/open-projects?page=9', HTML, 404, 'text/html'],
  ['/no-such-page', HTML, 404, 'text/html'],
  ['/index', HTML, 404, 'text/html'],
  ['/legal', HTML, 404, 'text/html'],
  ['/open-projects/none', JSON_ONLY, 404, 'application/problem+json'],
  ['/feed.json?page=9', {}, 404, 'application/problem+json'],
  ['/contact', HTML, 200, 'text/html'],
];
for (const [path, headers, status, type] of nothing) {
  check(
    `${path} as ${type} is ${status} and never kept`,
    await askTwice(path, headers),
    (seen) =>
      seen.every((answer) => answer.status === status && answer.type === type && isNeverKept(answer)) &&
      cost(seen[0]) === cost(seen[1]) &&
      (status !== 404 || type !== 'text/html' || /<h1>/.test(seen[0].body)),
  );
}
check('Next’s client gets no parts of pages', await askTwice('/services', { ...HTML, rsc: '1' }), (seen) =>
  seen.every((answer) => answer.status === 204 && cost(answer) === '1 + 0' && isNeverKept(answer)),
);

const form = (fields) => ({ method: 'POST', body: new URLSearchParams(fields).toString() });
const posted = { ...HTML, 'content-type': 'application/x-www-form-urlencoded', origin: `https://${HOST}` };
check(
  'a refused form is 422 and has what was typed',
  [await ask('/contact', posted, form({ name: 'Typed name', email: '', message: '' }))],
  ([answer], isPageLast) =>
    answer.status === (isPageLast ? 200 : 422) && answer.body.includes('Typed name') && isNeverKept(answer),
);
const shown = await ask('/contact', HTML);
const written = {
  name: 'A Client',
  email: 'client@buyer.example',
  message: 'Two people.',
  form: /name="form" value="([^"]+)"/.exec(shown.page.body)?.[1] ?? '',
};
// A form sent within two seconds is refused.
await wait(2_000);
const sent = [await ask('/contact', posted, form(written))];
const refused = receiver.webhooks.length;
receiver.behave(204);
sent.push(await ask('/contact', posted, form(written)));
check(
  'without a mail server a message is confirmed once the webhook is accepted, and not before',
  sent,
  ([failed, accepted], isPageLast) =>
    failed.status === (isPageLast ? 200 : 503) &&
    failed.body.includes('A Client') &&
    accepted.status === 303 &&
    receiver.webhooks.slice(refused).map(verified).length === 1,
  receiver.webhooks.length,
);
const { headers: headersOfCall, ...call } = toolCall('list_open_assignments', {});
check('MCP answers', [await ask('/mcp', headersOfCall, call)], showR1);
const health = [await ask('/api/health')];
check('health is 200 and never kept', health, ([answer]) => answer.status === 200 && isNeverKept(answer));
check(
  'the home page has one canonical address',
  [await ask('/', HTML)],
  ([{ body }]) => body.split('rel="canonical"').length === 2 && body.includes(`href="https://${HOST}/"`),
);

// Every page after ten minutes with one visitor: the visitor gets it at once, and the cache a new one.
const isFrom = (state) => (seen) => seen.at(-1).cache === state;
platform.cache.wait(500);
const late = [await ask('/open-projects', HTML), await ask('/', HTML)];
check('a page is stale, and renewed, until the staleness limit', late, isFrom('STALE'));
check('then the new one is kept', [await ask('/', HTML)], isFrom('HIT'));
platform.cache.wait(601);
check('a page older than that is never served', [await ask('/', HTML)], isFrom('MISS'));

/**
 * Checks what cold functions answer, with these offers, if something `change`s after the middleware has read the feed. It
 * gets three attempts: where this machine is so busy that the Runtime Cache takes more than the second that the site waits,
 * each process rightly reads the feed itself.
 */
async function checkCold(title, work, isRight, { change, changed, list = [...offers] } = {}) {
  const before = offers.splice(0);
  let asked = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    offers.splice(0, offers.length, ...list);
    isUp = true;
    await startAnew(changed);
    readings = 0;
    if (change) {
      await ask('/open-projects/none', JSON_ONLY);
      change();
    }
    asked = await work();
    if (isRight(asked.map(({ page }) => page))) break;
  }
  check(title, asked, isRight, readings);
  isUp = true;
  offers.splice(0, offers.length, ...before);
}
const inBothFormats = (path) => async () => [await ask(path, HTML), await ask(path, MARKDOWN)];

const changes = [
  ['the upstream fails', () => (isUp = false)],
  ['the assignment is gone', () => offers.shift()],
];
for (const path of ['/', '/open-projects', '/open-projects/R-1']) {
  for (const [what, change] of changes) {
    const title = `${path} is what the middleware found when ${what} before the page reads`;
    await checkCold(title, inBothFormats(path), showR1, { change });
  }
}

const words = (length) => Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12)).join(' ');
const listOf = (count, length) =>
  Array.from({ length: count }, (_, at) => ({ ...offers[0], id: `R-${at + 1}`, description: words(length) }));

/** Longer lists, and processes that see different ones because the Runtime Cache does not work. */
async function checkLongLists() {
  const list = listOf(500, 1500);
  for (const path of ['/', '/open-projects', '/open-projects/R-1', '/feed.atom']) {
    const title = `a cold view of ${path} reads a feed of 500 assignments once`;
    const isOnce = ([{ status }]) => status === 200 && readings === 1;
    await checkCold(title, async () => [await ask(path, HTML)], isOnce, { list });
  }
  for (const path of ['/', '/open-projects?page=2', '/open-projects/R-1']) {
    const [[what, change]] = changes;
    const title = `${path} of 500 assignments is what the middleware found when ${what} before the page reads`;
    await checkCold(title, inBothFormats(path), showR1, { change, list });
  }
  await checkCold(
    '10,000 assignments are shown',
    () => Promise.all(['/', '/open-projects', '/open-projects/R-9999'].map((path) => ask(path, HTML))),
    showR1,
    { list: listOf(10_000, 30) },
  );

  const isGone = ({ status, cache, body }) =>
    [404, 503].includes(status) && cache !== 'HIT' && /^(?:<!DOCTYPE|---)/.test(body);
  const twoPages = listOf(80, 300);
  for (const [state, changed] of [
    ['fails', {}],
    ['hangs', { RUNTIME_CACHE_TIMEOUT: '100' }],
    ['is absent', { RUNTIME_CACHE_ENDPOINT: '' }],
  ]) {
    runtimeCache.become(state);
    await checkCold(
      `if the Runtime Cache ${state}, the page reads the feed itself, and nothing keeps its response`,
      () => askTwice('/open-projects', HTML),
      (seen) => showR1(seen) && `${seen.map(cost)}` === '1 + 1,1 + 1' && readings === 2,
      { changed, list: twoPages },
    );
    // Then the processes may see different lists.
    for (const [what, change] of changes) {
      await checkCold(
        `if the Runtime Cache ${state} and ${what} before the page reads, nothing keeps its 404 or 503 in either format`,
        async () => {
          const gone = await Promise.all([HTML, MARKDOWN].map((headers) => askTwice('/open-projects/R-1', headers)));
          return [...gone.flat(), ...(await inBothFormats('/open-projects')())];
        },
        (seen) => seen.slice(0, 4).every(isGone) && seen.slice(4).every(({ status }) => status === 200),
        { change, changed, list: twoPages },
      );
    }
  }
  await checkCold(
    'a page of a long list that is gone before the page reads is no error',
    inBothFormats('/open-projects?page=2'),
    showR1,
    { change: () => offers.splice(1), list: twoPages },
  );
  runtimeCache.become('works');
  await checkCold(
    'if the Runtime Cache and the upstream fail between middleware and page, the error is not kept',
    async () => {
      const lost = await ask('/open-projects/R-1', HTML);
      runtimeCache.become('works');
      return [lost, await ask('/open-projects/R-1', HTML)];
    },
    (seen) => seen[0].status === 500 && seen[1].cache === 'MISS' && showR1(seen.slice(1)),
    {
      changed: runtimeCache.variables,
      change() {
        runtimeCache.become('fails');
        isUp = false;
      },
    },
  );
}
// Once is enough, because the builder decides nothing here: these take most of the time.
if (by === 'adapter') await checkLongLists();

// An outage from the start: nothing was ever read.
isUp = false;
await startAnew();
for (const [path, usual] of [
  ['/', 200],
  ['/open-projects', 200],
  ['/open-projects/R-1', 503],
]) {
  for (const headers of [HTML, MARKDOWN]) {
    check(
      `during an outage ${path} as ${headers.accept} is ${usual} and never kept`,
      await askTwice(path, headers),
      (seen, isPageLast) => {
        // Where the page has the last word, an outage is a page that nothing keeps and no search engine lists.
        const status = isPageLast && headers === HTML ? 200 : usual;
        return seen.every(
          (answer) =>
            answer.status === status &&
            cost(answer) === '1 + 1' &&
            isNeverKept(answer) &&
            (status === 200 || Number(answer.headers['retry-after']) > 0),
        );
      },
    );
  }
}
check(
  'during an outage the API is 502',
  [await ask('/api/public-projects')],
  ([api]) => api.status === 502 && isNeverKept(api),
);
check('pages without assignments are kept all the same', await askTwice('/services', HTML), isFrom('HIT'));

isUp = true;
await startAnew({ VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'www.site.example' });
check(
  'in production the canonical address is the site’s own, and it may be indexed',
  [await ask('/services', HTML)],
  ([{ body }]) =>
    body.includes('<link rel="canonical" href="https://www.site.example/services"/>') &&
    !body.includes('content="noindex"'),
);
for (const [name, bytes] of platform.sizes()) {
  check(`the function ${name} has ${(bytes / 1e6).toFixed(1)} MB, less than 20`, [], () => bytes < 20e6);
}

await platform.end();
runtimeCache.end();
await upstream.stop();
await receiver.stop();
if (failures.length > 0) {
  console.error(`\n${failures.length} failed:\n${failures.join('\n')}`);
  process.exit(1);
}
