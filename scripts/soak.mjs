// A bounded load on the built site: mixed requests while its feed works, fails, hangs and changes; readers beside strangers, behind
// the shipped nginx; a feed that changes with each reading. Linux only. Usage: npm run soak -- [requests] [readings]
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { toolCall } from '../e2e/support/call-tool.ts';
import { KINDS } from '../e2e/support/flood.mjs';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { startNginx } from '../e2e/support/nginx.ts';
import { megabytesOf } from '../e2e/support/processes.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';
import { prepare } from './prepare.mjs';

const TOTAL = Number(process.argv[2] ?? 20_000);
const READINGS = Number(process.argv[3] ?? 500);
/** What readers may wait for cached pages and health: as long as the shipped health check. */
const QUICK_MS = 2_000;
const failures = new Set();
const memoryOf = (site) => Math.round(megabytesOf(site));
const UNCOUNTED = { MCP_MESSAGES_PER_MINUTE: '0', TRUSTED_PROXIES: '1' };

const call = { path: '/mcp', ...toolCall('list_open_assignments', { q: 'word-#' }) };
// Requests with the statuses they may have, whether the data are current, old or missing; `#` is a new number each time.
const MIXED = [
  [{ path: '/' }, 200],
  [{ path: '/open-projects', headers: { accept: 'text/markdown' } }, 200],
  [{ path: '/open-projects?q=word-#' }, 200],
  [{ path: '/open-projects/A-1' }, 200, 404, 503],
  [{ path: '/invented/#' }, 404],
  [{ path: '/api/public-projects' }, 200, 502],
  [{ path: '/services', method: 'DELETE' }, 405],
  [call, 200],
  [{ ...call, body: '{' }, 400],
];

/** Mixed requests from many addresses, while the feed is another one every few seconds. */
async function sendMixed() {
  const working = answering(manyAssignments(12));
  const phases = [working, answering('no', 503), answering([]), () => {}, answering('<!doctype html>')];
  const upstream = await startUpstream(working);
  const settings = { REVALIDATE_SECONDS: '1', MAX_STALE_SECONDS: '3', TIMEOUT_SECONDS: '1', URL: upstream.url };
  const named = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`PROJECTS_FEED_${name}`, value]));
  // A leak ends the site and fails the run; by default, V8 lets garbage accumulate.
  const site = await startSite({ ...named, ...UNCOUNTED, NODE_OPTIONS: '--max-old-space-size=96' });
  let sent = 0;
  const requests = MIXED.map(([given, ...statuses]) => ({
    setupRequest: (request) => {
      sent += 1;
      const from = { 'X-Forwarded-For': `10.${(sent >> 8) % 16}.${sent % 256}.1` };
      const [path, body] = [given.path, given.body].map((text) => text?.replace('#', String(sent)));
      return { ...request, ...given, path, body, headers: { ...given.headers, ...from } };
    },
    onResponse: (status) => {
      if (!statuses.includes(status)) failures.add(`${given.method ?? 'GET'} ${given.path}: ${status}`);
    },
  }));
  const started = Date.now();
  const changing = setInterval(() => {
    phases.push(phases.shift());
    upstream.behave(phases[0]);
  }, 2_500);
  const memory = [];
  for (const share of [0.1, 0.4, 0.5]) {
    const amount = Math.ceil(TOTAL * share);
    const { errors } = await autocannon({ url: site.url, requests, connections: 16, amount });
    if (errors > 0) failures.add('connections broke off');
    memory.push(memoryOf(site));
  }
  clearInterval(changing);
  const allowed = Math.ceil((Date.now() - started) / 1000) + 1;
  if (upstream.requests() > allowed || upstream.mostPending() > 1) failures.add('the feed was read too often');
  console.log(`${sent} mixed requests; MB after a tenth, half and all of them: ${memory.join(', ')}`);
  console.log(`requests to the feed: ${upstream.requests()} of ${allowed} allowed`);
  for (const { stop } of [site, upstream]) await stop();
}

/** What a reader sees in five seconds: the 99th percentile of the times, and how many of its requests were refused with 503. */
async function read(url, paths, overallRate, mayBeRefused = false) {
  const numbered = (path) => (request) => ({ ...request, path: path.replace('#', String(Math.random())) });
  const requests = paths.map((path) => ({ setupRequest: numbered(path) }));
  const reader = { connections: 1, duration: 5, timeout: 30, overallRate, ignoreCoordinatedOmission: true };
  const { latency, errors, statusCodeStats, requests: sent } = await autocannon({ url, requests, ...reader });
  const allowed = mayBeRefused ? ['200', '503'] : ['200'];
  const wrong = Object.keys(statusCodeStats).filter((status) => !allowed.includes(status));
  for (const what of errors > 0 ? [...wrong, 'errors'] : wrong) failures.add(`a reader of ${paths}: ${what}`);
  return { ms: Math.round(latency.p99), refused: `${statusCodeStats[503]?.count ?? 0} of ${sent.total}` };
}

/**
 * How long readers wait behind the shipped nginx, alone and beside each kind of stranger. nginx bounds what one address may have in
 * the queue for renderings, which is bounded itself. So strangers from many addresses can fill it, and others are refused then.
 */
async function readAmongStrangers() {
  const feed = await startUpstream(answering(manyAssignments(60)));
  const replica = await startSite({ PROJECTS_FEED_URL: feed.url, TRUSTED_PROXIES: '1', KEEP_ALIVE_TIMEOUT: '75000' });
  const proxy = await startNginx([replica.url, replica.url]);
  while ((await fetch(`${replica.url}/api/ready`)).status !== 200) await wait(200);
  const rows = {};
  const measure = async (title, areMany = false) => {
    const [cached, health, rendered] = await Promise.all([
      // nginx caches these, without a limit for one address.
      read(proxy.url, ['/', '/open-projects', '/services', '/api/public-projects'], 100),
      read(proxy.url, ['/api/health'], 10),
      read(proxy.url, ['/open-projects?q=reader-#'], 5, areMany),
    ]);
    const times = { 'cached, p99 ms': cached.ms, 'health, p99 ms': health.ms, 'rendered, p99 ms': rendered.ms };
    const MB = memoryOf(replica);
    rows[title] = { ...times, refused: rendered.refused, MB };
    if (Math.max(cached.ms, health.ms) > QUICK_MS) failures.add(`${title}: cached pages or health are slow`);
    if (MB >= 512) failures.add(`${title}: ${MB} MB`);
  };
  await measure('alone');
  const many = Array.from({ length: 200 }, (_, at) => `127.0.3.${at}`);
  for (const kind of Object.keys(KINDS)) {
    for (const addresses of [['127.0.2.1'], many]) {
      const workerData = { kind, url: proxy.url, host: new URL(replica.url).host, addresses, connections: 100 };
      const strangers = new Worker(new URL('../e2e/support/flood.mjs', import.meta.url), { workerData });
      await wait(500);
      await measure(`${kind}, addresses: ${addresses.length}`, addresses === many);
      await strangers.terminate();
      // What they have left in the queue is no part of the next row.
      while ((await fetch(`${replica.url}/open-projects?q=${Math.random()}`)).status !== 200) await wait(200);
    }
  }
  console.table(rows);
  for (const { stop } of [proxy, replica, feed]) await stop();
}

/** Memory while each reading of a feed of 1,000 assignments has another name in it. */
async function readChangingFeed() {
  const assignments = manyAssignments(1_000);
  let readings = 0;
  const feed = await startUpstream((request, response) => {
    readings += 1;
    const changed = { ...assignments[readings % 1_000], name: `Reading ${readings}` };
    answering(assignments.with(readings % 1_000, changed))(request, response);
  });
  const often = { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_TIMEOUT_SECONDS: '20' };
  const site = await startSite({ PROJECTS_FEED_URL: feed.url, ...often, NODE_OPTIONS: '--max-old-space-size=256' });
  for (const share of [0.02, 0.1, 0.25, 0.5, 0.75, 1]) {
    for (const end = Date.now() + READINGS * 3_000; readings < READINGS * share && Date.now() < end; await wait(100)) {
      await fetch(`${site.url}/open-projects?q=reading-${readings}`).then((response) => response.arrayBuffer());
    }
    console.log(`${readings} different readings of 1,000 assignments: ${memoryOf(site)} MB`);
  }
  for (const { stop } of [site, feed]) await stop();
}

await prepare('nginx');
await sendMixed();
await readAmongStrangers();
await readChangingFeed();
for (const failure of failures) console.error(`FAILED: ${failure}`);
if (failures.size > 0) process.exitCode = 1;
