// A bounded load on the built site over loopback: mixed requests while the feed works, fails, hangs and changes.
// Prints requests, failures, memory and upstream requests. Then strangers send the most expensive requests without pause
// while others read: it prints how much longer the readers wait. Usage: npm run soak -- [requests]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from './bench/servers.mjs';

const TOTAL = Number(process.argv[2] ?? 20_000);
const WARM_UP = Math.min(2_000, Math.floor(TOTAL / 5));
const AT_ONCE = 16;
const REVALIDATE = 1;
// By default, V8 lets garbage accumulate. With this limit, a leak crashes the site and fails the run.
const HEAP_MB = 96;

const { projects } = JSON.parse(readFileSync('lib/feed/example-feed.json', 'utf8'));

/** The behaviours of the upstream, in turn. */
const phases = [
  (response, round) =>
    response.end(JSON.stringify(projects.map((project) => ({ ...project, timeline: `round ${round}` })))),
  (response) => response.writeHead(503, { 'Retry-After': '3600' }).end('no'),
  (response, round) => response.end(JSON.stringify(projects.slice(round % projects.length))),
  () => {},
  (response) => response.end('<!doctype html>'),
  (response) => response.end('[]'),
];

let phase = 0;
const upstream = { requests: 0, pending: 0, most: 0 };
const feed = createServer((_request, response) => {
  upstream.requests += 1;
  upstream.pending += 1;
  upstream.most = Math.max(upstream.most, upstream.pending);
  response.once('close', () => {
    upstream.pending -= 1;
  });
  phases[phase % phases.length](response, upstream.requests);
});

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

const site = await serve(
  process.cwd(),
  {
    PROJECTS_FEED_URL: `http://127.0.0.1:${await listen(feed)}/feed.json`,
    PROJECTS_FEED_REVALIDATE_SECONDS: String(REVALIDATE),
    PROJECTS_FEED_MAX_STALE_SECONDS: '3',
    PROJECTS_FEED_TIMEOUT_SECONDS: '1',
    MCP_MESSAGES_PER_MINUTE: '0',
    // Trust the X-Forwarded-For of the requests below.
    TRUSTED_PROXIES: '1',
  },
  [`--max-old-space-size=${HEAP_MB}`],
);
const origin = site.url;

const memory = () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024);

const call = (name, args) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
});
const markdown = { headers: { Accept: 'text/markdown' } };

/** One of the mixed requests with its acceptable statuses; the data may be current, old or missing. */
function request(number) {
  const id = projects[number % projects.length].id;
  const mixed = [
    ['/', {}, [200]],
    ['/open-projects', {}, [200]],
    ['/open-projects', markdown, [200]],
    [`/open-projects?q=word${number}`, {}, [200]],
    [`/open-projects/${id}`, {}, [200, 404, 503]],
    [`/open-projects/${id}.md`, {}, [200, 404, 503]],
    [`/open-projects/invented-${number}`, {}, [404, 503]],
    [`/invented/${number}`, markdown, [404]],
    ['/api/public-projects', {}, [200, 502]],
    ['/api/public-projects', { headers: { 'If-None-Match': '*' } }, [304, 502]],
    ['/api/health', {}, [200]],
    [`/api/invented-${number}`, {}, [404]],
    ['/llms.txt', {}, [200]],
    ['/sitemap.xml', {}, [200]],
    ['/services', { method: 'DELETE' }, [405]],
    ['/open-projects/%ff', {}, [400]],
    ['/mcp', call('list_open_assignments', { technology: `word${number % 50}` }), [200]],
    ['/mcp', call('get_assignment', { id }), [200]],
    ['/mcp', { ...call('x', {}), body: '{' }, [400]],
  ];
  return mixed[number % mixed.length];
}

/** Sends a request as one of several thousand callers. */
function send(path, { headers, ...init }, caller) {
  const from = `10.${(caller >> 8) % 16}.${caller % 256}.1`;
  return fetch(`${origin}${path}`, { ...init, headers: { ...headers, 'X-Forwarded-For': from }, redirect: 'manual' });
}

const READERS = 6;
const STRANGERS = 12;
const SECONDS = 6;
const READ = [
  ['/', {}],
  ['/open-projects', {}],
  ['/open-projects', markdown],
  [`/open-projects/${projects[0].id}`, {}],
  ['/api/public-projects', {}],
];

let ordered = 0;

/** The most expensive requests, each different from the last. */
function order() {
  ordered += 1;
  const id = projects[ordered % projects.length].id;
  return [
    [`/open-projects/${id}/opengraph-image?${ordered}`, {}],
    [`/open-projects?q=stranger${ordered}&remote=yes`, {}],
    [`/open-projects?q=stranger${ordered}`, markdown],
    [`/feed.atom?q=stranger${ordered}`, {}],
    [`/open-projects/stranger-${ordered}`, {}],
    ['/mcp', call('list_open_assignments', { q: `stranger${ordered}`, limit: 25 })],
  ][ordered % 6];
}

/**
 * The readers' p99 in milliseconds while strangers send expensive requests, the statuses the strangers get, and for how
 * long this program itself was held up at most: if that is long, the machine was busy with something else.
 */
async function readWhile(strangers, callerOf) {
  const until = Date.now() + SECONDS * 1000;
  const waits = [];
  const delays = monitorEventLoopDelay();
  delays.enable();
  const told = new Map();
  const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  const read = async (reader) => {
    for (let number = 0; Date.now() < until; number += 1) {
      const [path, init] = READ[number % READ.length];
      const before = performance.now();
      const answer = await send(path, init, 4_000 + reader);
      await answer.arrayBuffer();
      waits.push(performance.now() - before);
      if (answer.status !== 200) count(failures, `a reader of ${path}: ${answer.status}`);
      await wait(5);
    }
  };
  const bother = async () => {
    while (Date.now() < until) {
      const [path, init] = order();
      const answer = await send(path, init, callerOf(ordered));
      await answer.arrayBuffer();
      count(told, answer.status);
      if (![200, 404, 429, 503].includes(answer.status)) count(failures, `a stranger at ${path}: ${answer.status}`);
    }
  };
  const all = [...Array.from({ length: READERS }, (_, at) => read(at)), ...Array.from({ length: strangers }, bother)];
  await Promise.all(all);
  delays.disable();
  waits.sort((a, b) => a - b);
  return {
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    told: JSON.stringify(Object.fromEntries(told)),
    heldUp: delays.max / 1e6,
  };
}

const failures = new Map();
let sent = 0;

async function work(until) {
  while (sent < until) {
    const number = sent;
    sent += 1;
    const [path, init, expected] = request(number);
    const outcome = await send(path, init, number).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      (error) => error.cause?.code ?? error.message,
    );
    if (!expected.includes(outcome)) {
      const failure = `${init.method ?? 'GET'} ${path.replace(/\d+/g, 'N')}: ${outcome}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  }
}

const load = (until) => Promise.all(Array.from({ length: AT_ONCE }, () => work(until)));

try {
  const started = Date.now();
  const nextPhase = setInterval(() => {
    phase += 1;
  }, 2_500);
  await load(WARM_UP);
  const before = memory();
  await load(TOTAL / 2);
  const halfway = memory();
  await load(TOTAL);
  const after = memory();
  clearInterval(nextPhase);
  const seconds = (Date.now() - started) / 1000;
  const asked = upstream.requests;
  // From here, the feed works and does not change.
  phase = 0;
  phases[0] = (response) => response.end(JSON.stringify(projects));
  await wait(REVALIDATE * 2_000);
  // A reading that was under way, and the pause after it if it failed, may still show another list.
  for (let tries = 0; tries < 100 && (await fetch(`${origin}${READ[3][0]}`)).status !== 200; tries += 1)
    await wait(100);
  await readWhile(0);
  const alone = await readWhile(0);
  const bothered = {
    'from one address': await readWhile(STRANGERS, () => 9_999),
    'from many addresses': await readWhile(STRANGERS, (number) => number),
  };
  const last = memory();
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(`requests sent          ${sent} in ${seconds.toFixed(0)} s`);
  console.log(`failures               ${failed}`);
  for (const [failure, count] of failures) console.log(`                       ${count} × ${failure}`);
  console.log(`memory at start        ${before} MB (after ${WARM_UP} warm-up requests)`);
  console.log(`memory halfway         ${halfway} MB`);
  console.log(`memory at end          ${after} MB (heap limited to ${HEAP_MB} MB)`);
  console.log(`upstream requests      ${asked}, at most ${upstream.most} at once`);
  console.log(`upstream allowed       ${Math.ceil(seconds / REVALIDATE) + 1}, one per ${REVALIDATE} s`);
  console.log(
    `readers alone          p99 ${alone.p99.toFixed(1)} ms (this program held up for ${alone.heldUp.toFixed(0)} ms)`,
  );
  for (const [who, { p99, told, heldUp }] of Object.entries(bothered)) {
    console.log(
      `strangers ${who.padEnd(19)}  p99 ${p99.toFixed(1)} ms, ${(p99 / alone.p99).toFixed(2)} times (held up for ${heldUp.toFixed(0)} ms); statuses for the strangers: ${told}`,
    );
  }
  console.log(`memory after that      ${last} MB`);
  if (failed > 0 || upstream.most > 1 || asked > Math.ceil(seconds / REVALIDATE) + 1) process.exitCode = 1;
} finally {
  await site.stop();
  feed.closeAllConnections();
  feed.close();
}
