// Compares the built site with plain Next on this machine: `npm run bench`.
// Read the ratios: times depend on the machine, and nothing asserts them.
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { toolCall } from '../e2e/support/mcp-wire.ts';
import { startSite } from '../e2e/support/site.ts';
import { answering, startUpstream } from '../e2e/support/upstream.ts';

const reading = (path, accept) => ({ path, headers: { accept } });
const CALL = toolCall('list_open_assignments', { limit: 10 });
/** The request of each row. */
const REQUESTS = {
  home: reading('/', 'text/html'),
  assignment: reading('/open-projects/A-1', 'text/html'),
  'assignment, markdown': reading('/open-projects/A-1', 'text/markdown'),
  JSON: reading('/api/public-projects', 'application/json'),
  'style sheet': reading('/assets/site.css', 'text/css'),
  'tools/call': { path: '/mcp', ...CALL },
};
const CHANGES = 20;
const ROUNDS = 4;

const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const figure = (value) => Number(value.toPrecision(3));

/** The milliseconds until a response is complete. */
async function timed(site, { path, ...request }) {
  const before = performance.now();
  const response = await fetch(site.url + path, request);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - before;
}

/** The requests per second that a site answers. */
async function rate(site, { path, ...request }) {
  const { requests, duration, non2xx, errors } = await autocannon({
    url: site.url + path,
    connections: 16,
    duration: 1,
    ...request,
  });
  const failed = non2xx + errors;
  if (failed > 0) throw new Error(`${path} failed ${failed} times`);
  return requests.total / duration;
}

const upstream = await startUpstream(answering(manyAssignments(60)));
const env = {
  PROJECTS_FEED_URL: upstream.url,
  PROJECTS_FEED_REVALIDATE_SECONDS: '2',
  MCP_MESSAGES_PER_MINUTE: '0',
};
const sites = [await startSite(env), await startSite(env, { isPlain: true })];

/** Gives the feed other assignments, and waits until the sites show them. */
async function changeFeed(round) {
  const timeline = `Change ${round}.`;
  const projects = manyAssignments(60);
  upstream.behave(answering(projects.map((one) => ({ ...one, timeline }))));
  const shown = async ({ url }) => (await fetch(`${url}/feed.json`)).text();
  for (const site of sites)
    while (!(await shown(site)).includes(timeline)) await wait(50);
}

/**
 * The medians of the sites for each row, measured in turn so that other load
 * affects all.
 */
async function medians(rounds, measure, prepare) {
  const values = Object.keys(REQUESTS).map(() => sites.map(() => []));
  for (let round = 1; round <= rounds; round += 1) {
    await prepare?.(round);
    for (const [row, request] of Object.values(REQUESTS).entries())
      for (const [at, site] of sites.entries())
        values[row][at].push(await measure(site, request));
  }
  return values.map((row) => row.map(median));
}

const first = await medians(CHANGES, timed, changeFeed);
const repeated = await medians(ROUNDS, rate);
const rows = Object.keys(REQUESTS).map((name, row) => {
  const [[ms, plainMs], [perSecond, plain]] = [first[row], repeated[row]];
  const figures = {
    'first, ms': figure(ms),
    'first / next start': figure(ms / plainMs),
    'per second': figure(perSecond),
    '/ next start': figure(perSecond / plain),
  };
  return [name, figures];
});
console.table(Object.fromEntries(rows));
for (const { stop } of [...sites, upstream]) await stop();
