// A bounded load on the built site: mixed requests while its feed works, fails, hangs and changes; then, behind the shipped
// nginx, readers beside strangers who send what costs most, without pause; then a feed that changes with each reading.
// Usage: npm run soak -- [requests] [readings]
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { toolCall } from '../e2e/support/call-tool.ts';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { startNginx } from '../e2e/support/nginx.ts';
import { megabytesOf as megabytesOfBoth } from '../e2e/support/processes.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';
import { KINDS } from './flood.mjs';

const TOTAL = Number(process.argv[2] ?? 20_000);
const READINGS = Number(process.argv[3] ?? 500);
const working = answering(manyAssignments(12));
const PHASES = [working, answering('no', 503), answering([]), () => {}, answering('<!doctype html>')];
const upstream = await startUpstream(working);
const site = await startSite({
  PROJECTS_FEED_URL: upstream.url,
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_MAX_STALE_SECONDS: '3',
  PROJECTS_FEED_TIMEOUT_SECONDS: '1',
  // A leak crashes the site and fails the run; by default, V8 lets garbage accumulate.
  NODE_OPTIONS: '--max-old-space-size=96',
  MCP_MESSAGES_PER_MINUTE: '0',
  // Trust the X-Forwarded-For of these requests.
  TRUSTED_PROXIES: '1',
});
/** The memory of both processes: Linux only. */
const megabytesOf = (one) => Math.round(megabytesOfBoth(one));
const megabytes = () => megabytesOf(site);

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

const failures = new Set();
let sent = 0;

/** Sends requests of these kinds in turn, from many addresses. */
async function send(kinds, options) {
  const requests = kinds.map(([given, ...statuses]) => ({
    setupRequest: (request) => {
      sent += 1;
      const from = `10.${(sent >> 8) % 16}.${sent % 256}.1`;
      const [path, body] = [given.path, given.body].map((text) => text?.replace('#', String(sent)));
      return { ...request, ...given, path, body, headers: { ...given.headers, 'X-Forwarded-For': from } };
    },
    onResponse: (status) => {
      if (!statuses.includes(status)) failures.add(`${given.method ?? 'GET'} ${given.path}: ${status}`);
    },
  }));
  const result = await autocannon({ url: site.url, requests, ...options });
  if (result.errors > 0) failures.add('connections broke off');
}

const started = Date.now();
const changing = setInterval(() => {
  PHASES.push(PHASES.shift());
  upstream.behave(PHASES[0]);
}, 2_500);
const memory = [];
for (const share of [0.1, 0.4, 0.5]) {
  await send(MIXED, { connections: 16, amount: Math.ceil(TOTAL * share) });
  memory.push(megabytes());
}
clearInterval(changing);
const [readings, allowed] = [upstream.requests(), Math.ceil((Date.now() - started) / 1000) + 1];
console.log(`${sent} mixed requests; MB after a tenth, half and all of them: ${memory.join(', ')}`);
console.log(`requests to the feed: ${readings} of ${allowed} allowed, at most ${upstream.mostPending()} at once`);

await site.stop();

// Kept by nginx, which does not limit how often one address asks for these.
const KEPT = ['/', '/open-projects', '/services', '/api/public-projects'];
// Searches, which have to be rendered, and another page of the list. nginx allows one address twenty of these a second.
const RENDERED = [(at) => `/open-projects?q=reader-${at}`, () => '/open-projects?page=2'];
const STRANGERS = {
  'one address': ['127.0.2.1'],
  'many addresses': Array.from({ length: 200 }, (_, at) => `127.0.3.${at}`),
};

/** The milliseconds that one reader with an address of its own waits for each of these addresses, in turn. */
async function read(url, addressAt, localAddress, { seconds, pause }) {
  const agent = new Agent({ keepAlive: true, localAddress });
  const times = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(pause)) {
    const [path, since] = [addressAt(times.length), performance.now()];
    await new Promise((resolve) => {
      const fail = (what) => resolve(failures.add(`a reader beside strangers: ${path.replace(/\d+$/, '#')}: ${what}`));
      get(`${url}${path}`, { agent, timeout: 30_000 }, (response) => {
        if (response.statusCode !== 200) fail(response.statusCode);
        response.resume().on('end', resolve);
      }).on('error', fail);
    });
    times.push(performance.now() - since);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** How long readers wait behind the shipped nginx, alone and beside each kind of stranger. Linux only: each has a loopback address. */
async function readAmongStrangers() {
  const feed = await startUpstream(answering(manyAssignments(60)));
  const replica = await startSite({ PROJECTS_FEED_URL: feed.url, TRUSTED_PROXIES: '1', KEEP_ALIVE_TIMEOUT: '75000' });
  const proxy = await startNginx([replica.url, replica.url]);
  while ((await fetch(`${replica.url}/api/ready`)).status !== 200) await wait(200);
  const row = async () => {
    const [kept, rendered] = await Promise.all([
      read(proxy.url, (at) => KEPT[at % KEPT.length], '127.0.1.1', { seconds: 5, pause: 2 }),
      read(proxy.url, (at) => RENDERED[at % 2](at), '127.0.1.2', { seconds: 5, pause: 200 }),
    ]);
    const p99 = Math.round(kept[Math.floor(kept.length * 0.99)]);
    return {
      'kept, p99 ms': p99,
      'rendered, most ms': Math.round(rendered.at(-1)),
      MB: megabytesOf(replica),
    };
  };
  await row();
  const rows = { alone: await row() };
  for (const kind of Object.keys(KINDS)) {
    for (const [from, addresses] of Object.entries(STRANGERS)) {
      const workerData = { kind, url: proxy.url, host: new URL(replica.url).host, addresses, connections: 100 };
      const strangers = new Worker(new URL('flood.mjs', import.meta.url), { workerData });
      await wait(500);
      const figures = await row();
      strangers.postMessage('statuses');
      const statuses = await new Promise((resolve) => strangers.once('message', resolve));
      await strangers.terminate();
      rows[`${kind}, ${from}`] = { ...figures, 'statuses for the strangers': JSON.stringify(statuses) };
      if (figures.MB >= 512) failures.add(`${kind}: ${figures.MB} MB`);
    }
  }
  console.table(rows);
  await proxy.stop();
  await replica.stop();
  await feed.stop();
}
await readAmongStrangers();
console.log([...failures].map((failure) => `FAILED: ${failure}\n`).join(''));
await upstream.stop();

/** Memory while each reading of a feed of 1,000 assignments has another name in it. */
async function readChangingFeed() {
  const assignments = manyAssignments(1_000);
  let readings = 0;
  const changing = await startUpstream((request, response) => {
    readings += 1;
    const changed = { ...assignments[readings % 1_000], name: `Reading ${readings}` };
    answering(assignments.with(readings % 1_000, changed))(request, response);
  });
  const reader = await startSite({
    PROJECTS_FEED_URL: changing.url,
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_TIMEOUT_SECONDS: '20',
    NODE_OPTIONS: '--max-old-space-size=256',
  });
  const memory = {};
  for (const share of [0.02, 0.1, 0.25, 0.5, 0.75, 1]) {
    while (readings < READINGS * share) {
      await fetch(`${reader.url}/open-projects?q=reading-${readings}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    memory[`${readings} readings of 1,000 assignments`] = { MB: megabytesOf(reader) };
  }
  console.log('a feed that changes with each reading:');
  console.table(memory);
  await reader.stop();
  await changing.stop();
}
await readChangingFeed();
if (failures.size > 0 || upstream.mostPending() > 1 || readings > allowed) process.exitCode = 1;
