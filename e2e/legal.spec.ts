import { markdownPath } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { expect, test } from './support/test.ts';

const { path } = pages.legal;

// Every fact in every format, lists and links, each required setting, “none” and markup in a value: app/configuration.test.ts.
test('where the company is not configured there is no legal notice in any format', async ({ examples }) => {
  for (const [address, accept] of [
    [path, 'text/html'],
    [path, 'text/markdown'],
    [path, 'application/json'],
    [markdownPath(path), '*/*'],
  ] as const) {
    const response = await fetch(`${examples.url}${address}`, { headers: { Accept: accept } });
    expect(response.status, `${address} ${accept}`).toBe(404);
    expect(response.headers.get('link') ?? '', `${address} ${accept}`).not.toContain(path);
  }
});
