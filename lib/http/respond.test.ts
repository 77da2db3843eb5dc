import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as raw from './raw-response.ts';
import { representation, respond } from './respond.ts';

const TEXT = 'a sentence that is long enough to be worth compressing. '.repeat(40);
const kept = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0', Vary: 'Accept' };

const asking = (headers: Record<string, string> = {}) => ({ headers: new Headers(headers) });

beforeEach(() => void vi.spyOn(raw, 'canDescribeBytes').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

describe('respond()', () => {
  it('sends gzip with its own entity tag, its length and Vary to whom accepts it', async () => {
    const whole = representation(TEXT, kept);
    const answer = await respond(asking({ 'accept-encoding': 'gzip, br' }), whole);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(TEXT);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('etag')).toBe(whole.etag.replace(/"$/, '-gzip"'));
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  it('sends the text itself to whom does not, and says that it varies', async () => {
    const answer = await respond(asking({ 'accept-encoding': 'gzip;q=0' }), representation(TEXT, kept));
    expect(await answer.text()).toBe(TEXT);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).toBe(String(TEXT.length));
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  it.each([
    ['what is short', 'short', kept],
    ['what is not kept by caches', TEXT, { ...kept, 'Cache-Control': 'no-store' }],
    ['a picture', TEXT, { ...kept, 'Content-Type': 'image/png' }],
  ])('does not compress %s', async (_title, body, headers) => {
    const answer = await respond(asking({ 'accept-encoding': 'gzip' }), representation(body, headers));
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  it('leaves bytes to the platform where it stands between', async () => {
    vi.spyOn(raw, 'canDescribeBytes').mockReturnValue(false);
    const answer = await respond(asking({ 'accept-encoding': 'gzip' }), representation(TEXT, kept));
    expect(await answer.text()).toBe(TEXT);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it.each(['etag', 'etag of the compressed'])('answers 304 to whom holds the %s, and not to another', async (which) => {
    const whole = representation(TEXT, kept);
    const tag = which === 'etag' ? whole.etag : whole.etag.replace(/"$/, '-gzip"');
    expect((await respond(asking({ 'if-none-match': `"x", W/${tag}` }), whole)).status).toBe(304);
    expect((await respond(asking({ 'if-none-match': '"x"' }), whole)).status).toBe(200);
  });
});
