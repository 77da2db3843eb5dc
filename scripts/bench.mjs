// Compares the built site with plain Next on this machine: `npm run bench`.
// Read the ratios: times depend on the machine, and nothing asserts them.
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { toolCall } from '../e2e/support/mcp-wire.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';

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

const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const figure = (value) => Number(value.toPrecision(3));

/** The milliseconds until a response is complete. */
async function timed(url, accept = 'text/html') {
  const before = performance.now();
  const response = await fetch(url, { headers: { accept } });
  await response.arrayBuffer();
  if (response.status !== 200)
    throw new Error(`${url} answered ${response.status}`);
  return performance.now() - before;
}

/**
 * The median time of the first response for each row from each site, after each
 * of many changes of the feed.
 */
async function firstResponses(sites, upstream) {
  const times = ROWS.map(() => sites.map(() => []));
  for (let change = 1; change <= CHANGES; change += 1) {
    const timeline = `Change ${change}.`;
    upstream.behave(
      answering(
        manyAssignments(60).map((project) => ({ ...project, timeline })),
      ),
    );
    for (const { url } of sites) {
      while (
        !(await (await fetch(`${url}/feed.json`)).text()).includes(timeline)
      )
        await wait(50);
    }
    for (const [row, [, path, accept]] of ROWS.entries()) {
      for (const [at, { url }] of sites.entries())
        times[row][at].push(await timed(`${url}${path}`, accept));
    }
  }
  return times.map((row) => row.map(median));
}

/**
 * The requests per second of each target, measured in turn so that other load
 * affects all; the first round is warm-up.
 */
async function rates(targets) {
  const rounds = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, target] of targets.entries()) {
      const { requests, duration, non2xx, errors } = await autocannon({
        connections: 16,
        duration: 1,
        ...target,
      });
      if (non2xx + errors > 0)
        throw new Error(`${target.url} failed ${non2xx + errors} times`);
      if (round > 0) rounds[at].push(requests.total / duration);
    }
  }
  return rounds.map(median);
}

const upstream = await startUpstream(answering(manyAssignments(60)));
const env = {
  PROJECTS_FEED_URL: upstream.url,
  PROJECTS_FEED_REVALIDATE_SECONDS: '2',
  MCP_MESSAGES_PER_MINUTE: '0',
};
const site = await startSite(env);
const next = await startSite(env, { isPlain: true });
const first = await firstResponses([site, next], upstream);
const rows = {};
for (const [at, [name, path, accept]] of ROWS.entries()) {
  const [ours, plain] = await rates(
    [site, next].map(({ url }) => ({
      url: `${url}${path}`,
      headers: { accept },
    })),
  );
  rows[name] = {
    'first, ms': figure(first[at][0]),
    'first / next start': figure(first[at][0] / first[at][1]),
    'per second': figure(ours),
    '/ next start': figure(ours / plain),
  };
}
const calls = [site, next].map(({ url }) => ({
  url: `${url}/mcp`,
  ...toolCall(...TOOL),
}));
const [ours, plain] = await rates(calls);
rows['tools/call'] = {
  'per second': figure(ours),
  '/ next start': figure(ours / plain),
};
console.table(rows);
for (const { stop } of [next, site, upstream]) await stop();
