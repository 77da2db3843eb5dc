import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './support/free-port.ts';
import { type RawResponse, rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

test('according to the build, the middleware runs in Node', () => {
  const { functions } = JSON.parse(readFileSync('.next/server/functions-config-manifest.json', 'utf8'));
  expect(functions['/_middleware'].runtime).toBe('nodejs');
});

test('no request that arrives during the start bypasses the layer', async ({ own }) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const paths = ['/', '/services', '/open-projects', '/open-projects/EX-1001'];
  /** The first responses to a caller who starts asking before the site is up. */
  const firstResponses = async (at: number): Promise<RawResponse[]> => {
    const responses: RawResponse[] = [];
    while (responses.length < 6) {
      const path = paths[(at + responses.length) % paths.length] ?? '/';
      const response = await rawRequest(url, 'GET', path, { 'Accept-Encoding': 'identity' }).catch(() => null);
      if (response !== null && response.status > 0) responses.push(response);
      else await wait(20);
    }
    return responses;
  };
  const crowd = Promise.all(Array.from({ length: 8 }, (_, at) => firstResponses(at)));
  await own.site({}, { port });
  for (const { status, headers, body } of (await crowd).flat()) {
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src/);
    expect(headers.etag).toMatch(/^"/);
    expect(headers.vary).toContain('Accept');
    expect(body).not.toContain('/_next/');
  }
});
