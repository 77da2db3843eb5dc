import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { APIRequestContext } from 'playwright/test';
import { errors } from '../app/docs/errors.ts';
import { about } from '../lib/content/about.ts';
import { MOST_WAITING } from '../lib/http/limits.ts';
import { markdownPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { openIds } from './support/feed.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour } from './support/upstream.ts';

const documents = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((path) =>
  path.endsWith('.md'),
);
/** Where the documents have the site: on this machine, at an example's address, or at that of a preview. */
const ORIGIN = /^(?:localhost:3000|https:\/\/(?:[\w.]+\.example|PREVIEW))(?=\/)/;

/** The address, header fields and body of a curl command as documents write it. */
function curlCommand(command: string) {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const after = (flag: string) => words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []));
  const headers = Object.fromEntries(after('-H').map((line) => line.split(/: (.*)/, 2) as [string, string]));
  return {
    address: words.find((word) => /^http/.test(word) || ORIGIN.test(word)) ?? '',
    headers,
    data: after('-d')[0],
  };
}

async function docsOf(request: APIRequestContext): Promise<Root> {
  const text = await (await request.get(markdownPath(pages.docs.path))).text();
  return parseMarkdown(text);
}

const codesOf = (tree: Root, language: string) =>
  nodesOf(tree)
    .filter((node): node is Code => node.type === 'code' && node.lang === language)
    .map(({ value }) => value);

test('every curl command of the documents and of the documentation succeeds, or has the status that its comment names', async ({
  request,
}) => {
  const shown = codesOf(await docsOf(request), 'sh').flatMap((code) => code.match(/^curl .+/gm) ?? []);
  // From code spans and code blocks.
  const written = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:`|^)(curl [^`\n]+)/gm)].map(([, command = '']) => command.trim()),
  );
  expect([shown.length > 3, written.length > 9]).toEqual([true, true]);
  for (const command of [...shown, ...written]) {
    const { address, headers, data } = curlCommand(command);
    const init = { headers, ...(data ? { method: 'POST', data } : {}) };
    const answer = await request.fetch(address.replace(ORIGIN, '') || 'no address', init);
    const [, status = '200'] = /# .*?\b(\d{3})\b/.exec(command) ?? [];
    expect(answer.status(), command).toBe(Number(status));
    expect((await answer.body()).length, command).toBeGreaterThan(0);
    if (headers.Accept && !data) expect(answer.headers()['content-type'], command).toContain(headers.Accept);
    if (data) expect(await answer.text()).toContain(openIds[0]);
  }
});

test('every address in the README exists', async ({ request }) => {
  const found = [...readFileSync('README.md', 'utf8').matchAll(/`(\/[^`{…\s]*)`/g)].map(([, address = '']) => address);
  expect(found.length).toBeGreaterThan(20);
  for (const address of new Set(found)) {
    const status = address === pages.about.path && about === null ? 404 : 200;
    expect((await request.get(address)).status(), address).toBe(status);
  }
});

test('the documentation lists every tool of the running server', async ({ request, site }) => {
  const text = textOf(await docsOf(request));
  await withMcpClient(site.url, async (client) => {
    const { tools } = await client.listTools();
    expect(tools.length, 'control').toBeGreaterThan(0);
    for (const { name, description } of tools) for (const part of [name, description]) expect(text).toContain(part);
  });
});

test('every error in the documentation occurs as documented', async ({ request, own }) => {
  const cached: ServerResponse[] = [];
  const hold: Behaviour = (_request, response) => void cached.push(response);
  const settings = { PROJECTS_FEED_TIMEOUT_SECONDS: '30', TRUSTED_PROXIES: '1' };
  const { site, upstream } = await own.siteWith(hold, settings);
  const crowd = new AbortController();
  await own.start({ stop: () => crowd.abort() });
  let callers = 0;
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) => {
    callers += 1;
    return fetch(`${site.url}${path}`, { ...init, headers: { 'X-Forwarded-For': `192.0.2.${callers}`, ...headers } });
  };
  const asProgram = { Accept: 'application/json' };
  const list = pages.openProjects.path;
  const provoke: Record<string, () => Promise<Response>> = {
    '400 bad_address': () => ask('/%E0%A4%A', asProgram),
    '414 address_too_long': () => ask(`${list}?q=${'a'.repeat(5_000)}`),
    '404 not_found': () => ask('/api/nothing'),
    '405 method_not_allowed': () => ask(resources.projectsApi.path, {}, { method: 'DELETE' }),
    // More requests than run and wait at a time, so that the first response is a refusal.
    '503 busy': () => {
      const { signal } = crowd;
      return Promise.race(
        Array.from({ length: MOST_WAITING + 10 }, (_, at) => ask(`${list}?q=a${at}`, {}, { signal })),
      );
    },
    '502 upstream_unavailable': async () => {
      upstream.behave(answering('gone', 500));
      for (const response of cached) response.writeHead(500).end();
      let answer = await ask(resources.projectsApi.path);
      // The crowd is still waiting for the feed.
      while (answer.status === 503) answer = await ask(resources.projectsApi.path);
      return answer;
    },
    '503 upstream_unavailable': () => ask(`${list}/x`, asProgram),
    '503 not_ready': () => ask(resources.ready.path),
  };
  // Nothing provokes an internal error.
  const documented = errors.filter(([status]) => status !== 500);
  expect(Object.keys(provoke)).toEqual(documented.map(([status, code]) => `${status} ${code}`));
  const shown = textOf(await docsOf(request));
  for (const [status, code, when, next] of documented) {
    for (const part of [code, when, next]) expect(shown).toContain(part);
    const answer = await (provoke[`${status} ${code}`] as () => Promise<Response>)();
    expect(answer.status, code).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = { status, code, title: expect.any(String), detail: expect.any(String) };
    expect(await answer.json()).toMatchObject(problem);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (next.includes('Retry-After')) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    if (next.includes('Allow')) expect(answer.headers.get('allow')).toContain('GET');
  }
});
