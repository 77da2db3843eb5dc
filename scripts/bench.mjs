// Compares the built site with plain Next and nginx on this machine: `npm run bench`. Read the ratios: times depend on the
// machine, and nothing asserts them.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { toolCall } from '../e2e/support/call-tool.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { megabytesOf } from '../e2e/support/processes.ts';
import { startServer } from '../e2e/support/server-process.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';
import { prepare } from './prepare.mjs';
import { programPath } from './programs.mjs';

const ROWS = [
  ['home', '/', 'text/html'],
  ['assignment', '/open-projects/A-1', 'text/html'],
  ['assignment, markdown', '/open-projects/A-1', 'text/markdown'],
  ['JSON', '/api/public-projects', 'application/json'],
  ['style sheet', '/assets/site.css', 'text/css'],
];
const TOOL = ['list_open_assignments', { limit: 10 }];
const CHANGES = 20;
const ROUNDS = 4;
const UNLIMITED = { MCP_MESSAGES_PER_MINUTE: '0' };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const figure = (value) => Number(value.toPrecision(3));

/** The milliseconds until a response is complete. */
async function timed(url, accept = 'text/html') {
  const before = performance.now();
  const response = await fetch(url, { headers: { accept } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - before;
}

/** The median time of the first response for each row from each site, after each of many changes of the feed. */
async function firstResponses(sites, upstream) {
  const times = ROWS.map(() => sites.map(() => []));
  for (let change = 1; change <= CHANGES; change += 1) {
    const timeline = `Change ${change}.`;
    upstream.behave(answering(manyAssignments(60).map((project) => ({ ...project, timeline }))));
    for (const { url } of sites) {
      while (!(await (await fetch(`${url}/feed.json`)).text()).includes(timeline)) await wait(50);
    }
    for (const [row, [, path, accept]] of ROWS.entries()) {
      for (const [at, { url }] of sites.entries()) times[row][at].push(await timed(`${url}${path}`, accept));
    }
  }
  return times.map((row) => row.map(median));
}

/** The requests per second of each target, measured in turn so that other load affects all; the first round is warm-up. */
async function rates(targets) {
  const rounds = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, target] of targets.entries()) {
      const { requests, duration, non2xx, errors } = await autocannon({ connections: 16, duration: 1, ...target });
      if (non2xx + errors > 0) throw new Error(`${target.url} failed ${non2xx + errors} times`);
      if (round > 0) rounds[at].push(requests.total / duration);
    }
  }
  return rounds.map(median);
}

/** nginx with the bytes of each row as a file, named by its number. */
async function startFiles(site) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const [at, [, path, accept]] of ROWS.entries()) {
    const response = await fetch(`${site.url}${path}`, { headers: { accept } });
    writeFileSync(join(folder, String(at)), Buffer.from(await response.arrayBuffer()));
  }
  const port = await freePort();
  const http = `access_log off; sendfile on; keepalive_requests 10000000; server { listen 127.0.0.1:${port}; root .; }`;
  const settings = `daemon off; pid nginx.pid; worker_processes auto; events {} http { ${http} }`;
  writeFileSync(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? `user root; ${settings}` : settings);
  return startServer(`http://127.0.0.1:${port}`, [programPath('nginx'), '-p', folder, '-c', 'nginx.conf'], {});
}

await prepare('nginx');
const upstream = await startUpstream(answering(manyAssignments(60)));
const env = { PROJECTS_FEED_URL: upstream.url, PROJECTS_FEED_REVALIDATE_SECONDS: '2', ...UNLIMITED };
const site = await startSite(env);
const next = await startSite(env, { isPlain: true });
const first = await firstResponses([site, next], upstream);
const files = await startFiles(site);
const rows = {};
for (const [at, [name, path, accept]] of ROWS.entries()) {
  const urls = [`${site.url}${path}`, `${next.url}${path}`, `${files.url}/${at}`];
  const [ours, plain, file] = await rates(urls.map((url) => ({ url, headers: { accept } })));
  rows[name] = {
    'first, ms': figure(first[at][0]),
    'first / next start': figure(first[at][0] / first[at][1]),
    'per second': figure(ours),
    '/ next start': figure(ours / plain),
    '/ nginx': figure(ours / file),
  };
}
const calls = [site, next].map(({ url }) => ({ url: `${url}/mcp`, ...toolCall(...TOOL) }));
const [ours, plain] = await rates(calls);
rows['tools/call'] = { 'per second': figure(ours), '/ next start': figure(ours / plain) };
console.table(rows);
for (const { stop } of [files, next, site, upstream]) await stop();

// How the time of the list and the memory grow with the number of assignments, in ms and MB.
const WORDS = [...new Set(JSON.stringify(manyAssignments(12)).match(/[a-z]{5,}/g))].slice(0, 30);
const FILTERS = ['remote=yes', 'remote=partly', 'part_time=yes', 'location=DE', 'speaks=en', 'since=2026-01-01'];
const GROWTH = [
  ['a search', WORDS.map((word) => `/open-projects?q=${word}`)],
  ['a filter', FILTERS.map((filter) => `/open-projects?${filter}`)],
  ['a filter, markdown', FILTERS.map((filter) => `/open-projects.md?${filter}`)],
  ['a filter, feed', FILTERS.map((filter) => `/feed.atom?${filter}`)],
];
const SIZES = [500, 10_000];
const growth = new Map([...GROWTH.map(([name]) => [name, {}]), ['memory', {}]]);
for (const size of SIZES) {
  const feed = await startUpstream(answering(manyAssignments(size)));
  const limits = { PROJECTS_FEED_URL: feed.url, PROJECTS_FEED_MAX_BYTES: '20000000', ...UNLIMITED };
  const large = await startSite(limits);
  while ((await fetch(`${large.url}/api/ready`)).status !== 200) await wait(200);
  for (const [name, paths] of GROWTH) {
    const times = [];
    for (const path of paths) times.push(await timed(`${large.url}${path}`));
    growth.get(name)[size] = figure(median(times));
  }
  growth.get('memory')[size] = figure(megabytesOf(large));
  for (const { stop } of [large, feed]) await stop();
}
const [few, many] = SIZES;
for (const row of growth.values()) row[`${many} / ${few}`] = figure(row[many] / row[few]);
console.table(Object.fromEntries(growth));
