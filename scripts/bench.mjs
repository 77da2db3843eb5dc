// Compares the built site with plain Next and nginx on this machine: `npm run bench`. Read the ratios: times depend on the
// machine, and nothing asserts them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { callTool, toolCall } from '../e2e/support/call-tool.ts';
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

const MCP_ROUTE = `import { createMcpHandler } from 'mcp-handler';
import { z } from 'zod';
import result from '../../result.json';
const inputSchema = z.object({ limit: z.number().optional() });
export const POST = createMcpHandler((server) => {
  server.registerTool('${TOOL[0]}', { description: 'Open assignments', inputSchema }, () => result);
});`;

/** A Next application with nothing but mcp-handler and a tool that gives the same result. */
async function startPlainMcp(site) {
  // Inside the repository, so that it finds the same packages.
  const folder = resolve('.bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app/mcp'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(folder, 'next.config.js'), `export default { turbopack: { root: '${resolve('.')}' } };`);
  writeFileSync(join(folder, 'result.json'), JSON.stringify(await callTool(site.url, ...TOOL)));
  writeFileSync(join(folder, 'app/mcp/route.js'), MCP_ROUTE);
  const next = [process.execPath, resolve('node_modules/next/dist/bin/next')];
  execFileSync(next[0], [next[1], 'build'], { cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  return startServer(`http://127.0.0.1:${port}`, [...next, 'start', '-p', String(port)], { cwd: folder });
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
  const [own, plain, file] = await rates(urls.map((url) => ({ url, headers: { accept } })));
  rows[name] = {
    'first, ms': figure(first[at][0]),
    'first / next start': figure(first[at][0] / first[at][1]),
    'per second': figure(own),
    '/ next start': figure(own / plain),
    '/ nginx': figure(own / file),
  };
}
const mcp = await startPlainMcp(site);
const calls = [site, next, mcp].map(({ url }) => ({ url: `${url}/mcp`, ...toolCall(...TOOL) }));
const [own, plain, bare] = (await rates(calls)).map(figure);
rows['tools/call'] = { 'per second': own, '/ next start': figure(own / plain), '/ mcp-handler': figure(own / bare) };
console.table(rows);
for (const { stop } of [mcp, files, next, site, upstream]) await stop();

// How the time of a new filter and the memory grow with the number of assignments.
const words = new Set(JSON.stringify(manyAssignments(12)).match(/[a-z]{5,}/g));
const growth = {};
for (const size of [500, 10_000]) {
  const feed = await startUpstream(answering(manyAssignments(size)));
  const large = await startSite({
    PROJECTS_FEED_URL: feed.url,
    PROJECTS_FEED_MAX_BYTES: '20000000',
    ...UNLIMITED,
  });
  const times = [];
  for (const word of [...words].slice(0, 60)) times.push(await timed(`${large.url}/open-projects?q=${word}`));
  growth[`${size} assignments`] = { 'a new filter, ms': figure(median(times)), MB: figure(megabytesOf(large)) };
  for (const { stop } of [large, feed]) await stop();
}
console.table(growth);
await import('./bench-search.mjs');
