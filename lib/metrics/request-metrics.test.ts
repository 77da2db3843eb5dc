import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { METRICS, resources } from '../site.ts';
import { requestMetrics } from './request-metrics.ts';

it('each request is counted when it is finished, with its status, and those whose caller disconnected', async () => {
  const { observe, countKept, added } = requestMetrics();
  const server = createServer((request, response) => {
    const end = observe(request);
    response.once('close', () => end(response));
    if (request.url === '/broken') response.destroy();
    else response.writeHead(request.url === '/' ? 200 : 404).end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  for (const path of ['/', '/', '/nothing', resources.llmsTxt.path]) await ask(path);
  await ask('/broken').catch(() => {});
  countKept();
  await new Promise((resolve) => server.close(resolve));
  const given = { status: 200, body: Buffer.from('other 1\n') };
  expect(await added(given, '/api/health'), 'control').toBe(given);
  expect((await added(given, METRICS)).body.toString().split('\n')).toEqual(
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
});
