// Measures how cost grows with the number of assignments.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feedOf } from './feed.mjs';
import { measure } from './load.mjs';
import { startNext, startPlain } from './servers.mjs';

const SIZES = [10, 100, 1000, 10000];

async function milliseconds(url, headers = {}) {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - before;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function medianOf(urls, headers) {
  const times = [];
  for (const url of urls) times.push(await milliseconds(url, headers));
  return median(times);
}

/** Resident memory of a process in MB, where the system reports it. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

/** Starts the site with a feed of a given size, read once. */
function startWith(folder, size, env = {}, startSite = startNext) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `feed-${size}.json`);
  writeFileSync(file, JSON.stringify(feedOf(size)));
  return startSite(process.cwd(), {
    PROJECTS_FEED_URL: pathToFileURL(file).href,
    PROJECTS_FEED_MAX_BYTES: '100000000',
    PROJECTS_FEED_REVALIDATE_SECONDS: '3600',
    PROJECTS_FEED_MAX_STALE_SECONDS: '3600',
    ...env,
  });
}

const call = (name, args) => ({
  path: '/mcp',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
});

// Requests that show the same number of assignments for a feed of any size.
const SAME = {
  'a list page': { path: '/open-projects?q=lot+0' },
  'an assignment': { path: '/open-projects/BENCH-7' },
  'an MCP list': call('list_open_assignments', { limit: 10 }),
};
const ROUNDS = 5;

/** The cost of an uncached response with most assignments, relative to fewest; medians of several turns. */
async function costs(folder) {
  const sites = [];
  try {
    for (const size of [SIZES[0], SIZES.at(-1)]) sites.push(await startWith(folder, size, {}, startPlain));
    const rows = [];
    for (const [key, request] of Object.entries(SAME)) {
      const pace = sites.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [at, { url }] of sites.entries()) {
          pace[at].push((await measure(url, request, { connections: 1 })).perSecond);
        }
      }
      const [few, many] = pace.map(median);
      rows.push({ key, few: 1000 / few, many: 1000 / many });
    }
    return rows;
  } finally {
    for (const site of sites) await site.stop();
  }
}

const REQUESTS = 20_000;
const AT_ONCE = 8;
const HEAP_MB = 160;

/** The mixed request with this number, spread over the whole list. */
function mixed(number, size) {
  const id = `BENCH-${1 + ((number * 7919) % size)}`;
  const markdown = { headers: { Accept: 'text/markdown' } };
  const requests = [
    { path: '/' },
    { path: '/open-projects' },
    { path: `/open-projects?page=${1 + (number % Math.ceil(size / 50))}` },
    { path: `/open-projects?technology=react&q=lot+${number}` },
    { path: `/open-projects?q=part+${number}`, ...markdown },
    { path: `/open-projects/${id}` },
    { path: `/open-projects/${id}`, ...markdown },
    { path: '/api/public-projects' },
    { path: '/llms-full.txt' },
    { path: '/sitemap.xml' },
    { path: '/feed.atom' },
    { path: '/feed.json' },
    call('list_open_assignments', { technology: 'react' }),
    call('get_assignment', { id }),
  ];
  return requests[number % requests.length];
}

/** Resident MB after many requests with a limited heap; `null` if the site crashed. */
async function memoryAfterRequests(folder, size) {
  const site = await startWith(folder, size, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  let sent = 0;
  const work = async () => {
    while (sent < REQUESTS) {
      const { path, ...init } = mixed(sent, size);
      sent += 1;
      await (await fetch(`${site.url}${path}`, init)).arrayBuffer();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return memoryOf(site.pid);
  } catch {
    return null;
  } finally {
    await site.stop();
  }
}

/** Measures how speed and memory grow with the number of assignments. */
export async function benchGrowth(folder) {
  const rows = [];
  for (const size of SIZES) {
    const site = await startWith(folder, size);
    try {
      const of = (path) => `${site.url}${path}`;
      const some = Array.from({ length: 60 }, (_, index) => 1 + ((index * 7) % size));
      rows.push({
        size,
        // The first responses read the feed and render; later ones for the same path come from memory.
        firstJson: await milliseconds(of('/api/public-projects')),
        firstList: await milliseconds(of('/open-projects')),
        firstListMarkdown: await milliseconds(of('/open-projects'), { Accept: 'text/markdown' }),
        newFilter: await medianOf(
          some.map((number, index) =>
            of(`/open-projects?q=part+${number}+${index}&technology=${index % 2 ? 'kotlin' : 'react'}`),
          ),
        ),
        newAssignment: await medianOf([...new Set(some)].map((number) => of(`/open-projects/BENCH-${number}`))),
        listPerSecond: (await measure(site.url, { path: '/open-projects' })).perSecond,
        assignmentPerSecond: (await measure(site.url, { path: '/open-projects/BENCH-1' })).perSecond,
        jsonPerSecond: (await measure(site.url, { path: '/api/public-projects' })).perSecond,
        megabytes: memoryOf(site.pid),
      });
    } finally {
      await site.stop();
    }
  }
  const size = SIZES.at(-1);
  return {
    growth: rows,
    flat: await costs(folder),
    held: { size, requests: REQUESTS, heap: HEAP_MB, megabytes: await memoryAfterRequests(folder, size) },
  };
}
