// Each path compared with the baseline, with plain Next and with nginx, and behind the shipped proxy.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxPath } from '../nginx.mjs';
import { CALLS, captureCall } from './calls.mjs';
import { feedOf } from './feed.mjs';
import { measure } from './load.mjs';
import { startFiles, startProxy } from './nginx.mjs';
import { buildPlainNext } from './plain-next.mjs';
import { freePort, start, startNext } from './servers.mjs';
import { startUpstream } from './upstream.mjs';

export const ROWS = [
  { key: 'home', path: '/' },
  { key: 'list', path: '/open-projects' },
  { key: 'assignment', path: '/open-projects/BENCH-1' },
  { key: 'home-md', path: '/', accept: 'text/markdown' },
  { key: 'list-md', path: '/open-projects', accept: 'text/markdown' },
  { key: 'assignment-md', path: '/open-projects/BENCH-1', accept: 'text/markdown' },
  { key: 'json', path: '/api/public-projects' },
  { key: 'health', path: '/api/health' },
  { key: 'llms', path: '/llms.txt' },
];

const PER_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'content-encoding'];

/** The site's responses, which the other servers send too. */
async function capture(site, { key, path, accept }) {
  const answer = await fetch(`${site.url}${path}`, {
    headers: { Accept: accept ?? 'text/html', 'Accept-Encoding': 'identity' },
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !PER_CONNECTION.includes(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    key,
    headers,
    type: headers['content-type'],
    text: body.toString(),
    body: body.toString('base64'),
    bytes: body.length,
  };
}

const ROUNDS = 3;
const WARM_UP_SECONDS = 10;

/** Measures the targets in turn, several times, so that other load on the machine affects all of them. */
async function compare(targets) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, request, expect }] of Object.entries(targets))
      results[name].push(await measure(url, request, { seconds: 0.5, expect }));
  }
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return Object.fromEntries(
    Object.entries(results).map(([name, rounds]) => [
      name,
      Object.fromEntries(
        ['perSecond', 'p50', 'p99'].map((measured) => [measured, mean(rounds.map((round) => round[measured]))]),
      ),
    ]),
  );
}

export async function benchRows(folder) {
  const upstream = await startUpstream(feedOf(60));
  const started = [upstream];
  const using = async (server) => {
    started.push(await server);
    return started.at(-1);
  };
  try {
    const site = await using(startNext(process.cwd(), { PROJECTS_FEED_URL: upstream.url }));
    const answers = [];
    for (const row of ROWS) answers.push(await capture(site, row));
    mkdirSync(folder, { recursive: true });
    const answersFile = join(folder, 'answers.json');
    writeFileSync(answersFile, JSON.stringify(answers.map((answer) => ({ ...answer, key: `/${answer.key}` }))));
    const calls = [];
    for (const call of CALLS) if (!call.request.isNumbered) calls.push(await captureCall(site, call));
    const callsFile = join(folder, 'calls.json');
    writeFileSync(callsFile, JSON.stringify(calls));

    const plainFolder = buildPlainNext(
      join(folder, 'plain-next'),
      [...answers, ...calls].map(({ key, type, text }) => ({ key, type, text })),
    );
    const plain = await using(startNext(plainFolder));
    const barePort = await freePort();
    const bare = await using(
      start(process.execPath, ['scripts/bench/bare-server.mjs', answersFile, String(barePort)], { port: barePort }),
    );
    const mcpPort = await freePort();
    const bareMcp = await using(
      start(process.execPath, ['scripts/bench/bare-mcp.mjs', callsFile, String(mcpPort)], { port: mcpPort }),
    );
    const nginx = nginxPath();
    const files = nginx && (await using(startFiles(nginx, answers)));
    const proxy = nginx && (await using(startProxy(nginx, site)));

    const rows = [];
    for (const { key, path, accept } of ROWS) {
      const headers = accept ? { Accept: accept } : {};
      const isPage = !accept && answers.find((answer) => answer.key === key).type.startsWith('text/html');
      rows.push({
        key,
        bytes: answers.find((answer) => answer.key === key).bytes,
        ...(await compare({
          bare: { url: bare.url, request: { path: `/${key}` } },
          site: { url: site.url, request: { path, headers } },
          handler: { url: plain.url, request: { path: `/handler/${key}` } },
          ...(isPage && { page: { url: plain.url, request: { path: `/page/${key}` } } }),
          ...(files && { files: { url: files.url, request: { path: `/?file=${key}` } } }),
          ...(proxy && { proxy: { url: proxy.url, request: { path, headers } } }),
          ...(proxy && {
            proxyGzip: { url: proxy.url, request: { path, headers: { ...headers, 'Accept-Encoding': 'gzip' } } },
          }),
        })),
      });
    }
    for (const { key, row, request } of CALLS) {
      const targets = {
        bare: { url: bareMcp.url, request },
        site: { url: site.url, request },
        handler: { url: plain.url, request: { ...request, path: `/handler/${row}` } },
      };
      // The bare server has run the SDK's code for all other rows, the site only for calls that it had not kept.
      for (const { url } of request.isNumbered ? [bareMcp, site] : []) {
        await measure(url, request, { seconds: WARM_UP_SECONDS });
      }
      const { bytes } = calls.find((call) => call.key === row);
      rows.push({ key, bytes, ...(await compare(targets)) });
    }
    // A response that is never cached, on a path outside the middleware and on one inside it.
    const missing = (path) => ({ url: site.url, request: { path }, expect: ['404'] });
    const middleware = await compare({ without: missing('/api/missing'), with: missing('/api/missin%67') });
    const tokens = ['home', 'list', 'assignment'].map((key) => {
      const of = (name) => Math.ceil(answers.find((answer) => answer.key === name).text.length / 4);
      return { key, html: of(key), markdown: of(`${key}-md`) };
    });
    return { rows, middleware, tokens };
  } finally {
    for (const server of started.reverse()) await server.stop();
  }
}
