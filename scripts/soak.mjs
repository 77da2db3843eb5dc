// A bounded load on the built site: mixed requests while its feed works, fails, hangs and changes, then readers beside
// strangers who send the most expensive requests without pause; then a feed that changes with each reading.
// Usage: npm run soak -- [requests] [readings]
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';
import { toolCall } from '../e2e/support/call-tool.ts';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';

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
/** What the layer and Next, its child, hold together. */
function megabytesOf({ pid }) {
  const sizes = execFileSync('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)], { encoding: 'utf8' });
  return Math.round(
    sizes
      .trim()
      .split(/\s+/)
      .reduce((sum, size) => sum + Number(size), 0) / 1024,
  );
}
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
const READ = ['/', '/open-projects', '/open-projects/A-1', '/api/public-projects'].map((path) => [{ path }, 200]);
const EXPENSIVE = [
  [{ path: '/open-projects/A-1/opengraph-image?#' }, 200, 404, 429, 503],
  [{ path: '/open-projects?q=stranger-#&remote=yes' }, 200, 429, 503],
  [{ path: '/open-projects/stranger-#' }, 404, 429, 503],
  [call, 200, 429, 503],
];

const failures = new Set();
let sent = 0;

/** Sends requests of these kinds in turn, from one address or from many. */
async function send(kinds, options, address) {
  const requests = kinds.map(([given, ...statuses]) => ({
    setupRequest: (request) => {
      sent += 1;
      const from = address ?? `10.${(sent >> 8) % 16}.${sent % 256}.1`;
      const [path, body] = [given.path, given.body].map((text) => text?.replace('#', String(sent)));
      return { ...request, ...given, path, body, headers: { ...given.headers, 'X-Forwarded-For': from } };
    },
    onResponse: (status) => {
      if (!statuses.includes(status)) failures.add(`${given.method ?? 'GET'} ${given.path}: ${status}`);
    },
  }));
  const result = await autocannon({ url: site.url, requests, ...options });
  if (result.errors > 0) failures.add('connections broke off');
  return result;
}
const read = async () => (await send(READ, { connections: 6, duration: 6 })).latency.p99;

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

upstream.behave(working);
while ((await fetch(`${site.url}/open-projects/A-1`)).status !== 200);
await read();
const alone = await read();
console.log(`readers alone: p99 ${alone} ms`);
for (const [who, address] of [['one address', '192.0.2.1'], ['many addresses']]) {
  const strangers = send(EXPENSIVE, { connections: 12, duration: 7 }, address);
  const p99 = await read();
  console.log(`beside strangers with ${who}: p99 ${p99} ms, ${(p99 / alone).toFixed(1)} times that`);
  console.log('  statuses for the strangers:', (await strangers).statusCodeStats);
}
console.log(`MB after that: ${megabytes()}\n${[...failures].map((failure) => `FAILED: ${failure}\n`).join('')}`);
await site.stop();
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
