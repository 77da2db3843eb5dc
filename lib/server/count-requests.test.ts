import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assignmentPath, picturePath } from '../addresses.ts';
import { ASSETS, METRICS, PICTURE, pages, resources } from '../site.ts';
import { describeRequest, kindOf, requestCounter } from './count-requests.ts';

const MARKDOWN = 'text/markdown';

it.each([
  ['GET', pages.home.path, '*/*', 'page'],
  ['HEAD', pages.home.path, '*/*', 'page'],
  ['GET', assignmentPath('A 1'), 'text/html', 'page'],
  ['GET', '/nothing?q=a', '', 'page'],
  ['GET', pages.home.path, MARKDOWN, 'markdown'],
  ['GET', '/services.md', '*/*', 'markdown'],
  ['GET', resources.llmsTxt.path, MARKDOWN, 'document'],
  ['GET', resources.openapi.path, '*/*', 'document'],
  ['GET', resources.serverCard.path, '*/*', 'document'],
  ['GET', `${resources.atomFeed.path}?q=a`, '*/*', 'feed'],
  ['GET', resources.jsonFeed.path, '*/*', 'feed'],
  ['GET', resources.projectsApi.path, '*/*', 'api'],
  ['POST', resources.projectsApi.path, '*/*', 'api'],
  ['GET', '/api/nothing', '*/*', 'api'],
  ['GET', '/api', '*/*', 'api'],
  ['GET', resources.health.path, '*/*', 'probe'],
  ['GET', resources.ready.path, '*/*', 'probe'],
  ['GET', METRICS, '*/*', 'probe'],
  ['POST', resources.mcp.path, 'application/json', 'mcp'],
  ['GET', resources.mcp.path, '*/*', 'mcp'],
  ['GET', `${ASSETS}/site.css?v=1`, '*/*', 'asset'],
  ['GET', PICTURE, '*/*', 'picture'],
  ['GET', picturePath('A 1'), '*/*', 'picture'],
  ['POST', pages.contact.path, 'text/html', 'form'],
  ['POST', `${pages.contact.path}?assignment=a`, 'text/html', 'form'],
  ['GET', pages.contact.path, 'text/html', 'page'],
  ['POST', pages.services.path, 'text/html', 'other'],
  ['DELETE', pages.services.path, 'text/html', 'other'],
  ['OPTIONS', resources.projectsApi.path, '*/*', 'other'],
  ['INVENTED', '/', '*/*', 'other'],
])('%s %s with Accept: %s is of kind %s', (method, url, accept, kind) => {
  expect(kindOf({ method, url, headers: { accept } })).toBe(kind);
});

it.each([
  ['GET', resources.llmsTxt.path, 'GPTBot/1.2', { kind: 'document', reader: 'training', document: 'llmsTxt' }],
  ['GET', `${resources.atomFeed.path}?q=a`, 'curl/8', { kind: 'feed', reader: 'other', document: 'atomFeed' }],
  ['GET', pages.home.path, 'ChatGPT-User/1.0', { kind: 'page', reader: 'assistant' }],
  ['POST', resources.llmsTxt.path, 'Claude-User/1.0', { kind: 'document', reader: 'assistant', document: 'llmsTxt' }],
])('%s %s by %s is counted as %j', (method, url, agent, counted) => {
  expect(describeRequest({ method, url, headers: { 'user-agent': agent } })).toEqual(counted);
});

it('requestCounter() counts each request when it is finished, with its status, and those whose caller disconnected', async () => {
  const { counting, onKept, withMetrics } = requestCounter();
  const take = counting((request, response) => {
    if (request.url === '/broken') response.destroy();
    else response.writeHead(request.url === '/' ? 200 : 404).end('answer');
  });
  const server = createServer((request, response) => take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  for (const path of ['/', '/', '/nothing', resources.llmsTxt.path]) await ask(path);
  await ask('/broken').catch(() => {});
  onKept();
  await new Promise((resolve) => server.close(resolve));
  const given = { status: 200, headers: {}, body: Buffer.from('other 1\n') };
  const { body } = await withMetrics(given, METRICS);
  const lines = Buffer.from(body).toString().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'other 1',
      'site_requests_total{kind="page",status="200",reader="other"} 2',
      'site_requests_total{kind="page",status="404",reader="other"} 1',
      'site_requests_total{kind="document",status="404",reader="other"} 1',
      'site_requests_total{kind="page",status="aborted",reader="other"} 1',
      'site_documents_total{document="llmsTxt",reader="other"} 1',
      'site_requests_under_way 0',
      'site_kept_answers_total 1',
    ]),
  );
  expect(await withMetrics(given, '/api/health'), 'control').toBe(given);
});
