// First and cached responses: with the layer, in plain Next, and from another checkout of this site, requested in turn.
// BENCH_AGAINST is the path of the other checkout, already built; without it, only the first two are compared.
import { setTimeout as wait } from 'node:timers/promises';
import { feedOf } from './feed.mjs';
import { measure } from './load.mjs';
import { ROWS } from './rows.mjs';
import { startNext, startPlain } from './servers.mjs';
import { startUpstream } from './upstream.mjs';

const ASSIGNMENTS = 200;
const KEPT_ROUNDS = 4;
const CROWD = 60;
const QUERIES = 200;

const KINDS = [
  { key: 'assignment', pathOf: (at) => `/open-projects/BENCH-${at}` },
  { key: 'assignment-md', pathOf: (at) => `/open-projects/BENCH-${at}`, accept: 'text/markdown' },
  { key: 'filtered list', pathOf: (at) => `/open-projects?q=part+${at}` },
  { key: 'filtered list-md', pathOf: (at) => `/open-projects?q=part+${at}`, accept: 'text/markdown' },
];

const KEPT = ROWS.filter(({ key }) => !['health', 'llms'].includes(key));

const headersOf = ({ accept = 'text/html' }) => ({ Accept: accept, 'Accept-Encoding': 'identity' });

async function timed(url, headers) {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - before;
}

function quantiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}

async function firstAnswers(sites) {
  const rows = [];
  for (const { key, pathOf, ...kind } of KINDS) {
    const times = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
    for (let at = 1; at <= ASSIGNMENTS; at += 1) {
      for (const [name, { url }] of Object.entries(sites)) {
        times[name].push(await timed(`${url}${pathOf(at)}`, headersOf(kind)));
      }
    }
    // The first quarter is warm-up.
    const warm = Object.entries(times).map(([name, values]) => [name, quantiles(values.slice(ASSIGNMENTS / 4))]);
    rows.push({ key, ...Object.fromEntries(warm) });
  }
  return rows;
}

async function keptAnswers(sites) {
  const rows = [];
  for (const { key, path, ...kind } of KEPT) {
    const totals = Object.fromEntries(Object.keys(sites).map((name) => [name, 0]));
    for (let round = 0; round < KEPT_ROUNDS; round += 1) {
      for (const [name, { url }] of Object.entries(sites)) {
        totals[name] += (await measure(url, { path, headers: headersOf(kind) }, { seconds: 0.5 })).perSecond;
      }
    }
    rows.push({ key, ...totals });
  }
  return rows;
}

/** The cost of many readers of an uncached page, and of made-up query parameters, compared with one reader. */
async function crowds({ url }) {
  const one = [];
  for (let at = 1; at <= 20; at += 1) one.push(await timed(`${url}/open-projects?q=platform+${at}`, headersOf({})));
  const before = performance.now();
  await Promise.all(Array.from({ length: CROWD }, () => timed(`${url}/open-projects?q=platform+50`, headersOf({}))));
  const crowd = performance.now() - before;
  const started = performance.now();
  for (let at = 0; at < QUERIES; at += 1) await timed(`${url}/open-projects?q=platform+51&utm=${at}`, headersOf({}));
  return { one: quantiles(one).p50, crowd, invented: (performance.now() - started) / QUERIES };
}

export async function benchFirst() {
  const upstream = await startUpstream(feedOf(ASSIGNMENTS));
  const env = { PROJECTS_FEED_URL: upstream.url, PROJECTS_FEED_REVALIDATE_SECONDS: '3600' };
  const against = process.env.BENCH_AGAINST;
  const sites = {
    site: await startNext(process.cwd(), env),
    plain: await startPlain(process.cwd(), env),
    ...(against && { former: await startNext(against, env) }),
  };
  try {
    await wait(500);
    const first = await firstAnswers(sites);
    const { plain: _plain, ...keeping } = sites;
    return { first, kept: await keptAnswers(keeping), crowds: await crowds(sites.site) };
  } finally {
    for (const { stop } of [...Object.values(sites), upstream]) await stop();
  }
}
