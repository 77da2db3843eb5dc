import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as raw from './raw-response.ts';
import { representation, respond } from './respond.ts';

const TEXT = 'a sentence that is long enough to be worth compressing. '.repeat(40);
const kept = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0', Vary: 'Accept' };

function asking(headers: Record<string, string> = {}) {
  const set = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => set.set(name, value) };
  vi.spyOn(raw, 'rawResponse').mockReturnValue(response as unknown as ReturnType<typeof raw.rawResponse>);
  return { request: { headers: new Headers(headers) }, set };
}

afterEach(() => vi.restoreAllMocks());

describe('respond()', () => {
  it('sends gzip with its own entity tag, its length and Vary to whom accepts it', async () => {
    const whole = representation(TEXT, kept);
    const { request, set } = asking({ 'accept-encoding': 'gzip, br' });
    const answer = await respond(request, whole);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(TEXT);
    expect(Object.fromEntries(set)).toEqual({ 'Content-Encoding': 'gzip', 'Content-Length': bytes.length });
    expect(answer.headers.get('etag')).toBe(whole.etag.replace(/"$/, '-gzip"'));
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  it('sends the text itself to whom does not, and says that it varies', async () => {
    const { request, set } = asking({ 'accept-encoding': 'gzip;q=0' });
    const answer = await respond(request, representation(TEXT, kept));
    expect(await answer.text()).toBe(TEXT);
    expect(Object.fromEntries(set)).toEqual({ 'Content-Length': TEXT.length });
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  it.each([
    ['what is short', 'short', kept],
    ['what is not kept by caches', TEXT, { ...kept, 'Cache-Control': 'no-store' }],
    ['a picture', TEXT, { ...kept, 'Content-Type': 'image/png' }],
  ])('does not compress %s', async (_title, body, headers) => {
    const { request, set } = asking({ 'accept-encoding': 'gzip' });
    const answer = await respond(request, representation(body, headers));
    expect(await answer.text()).toBe(body);
    expect(set.has('Content-Encoding')).toBe(false);
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  it('leaves bytes to the platform where it stands between', async () => {
    vi.spyOn(raw, 'rawResponse').mockReturnValue(null);
    const answer = await respond({ headers: new Headers({ 'accept-encoding': 'gzip' }) }, representation(TEXT, kept));
    expect(await answer.text()).toBe(TEXT);
  });

  it.each(['etag', 'etag of the compressed'])('answers 304 to whom holds the %s, and not to another', async (which) => {
    const whole = representation(TEXT, kept);
    const tag = which === 'etag' ? whole.etag : whole.etag.replace(/"$/, '-gzip"');
    expect((await respond(asking({ 'if-none-match': `"x", W/${tag}` }).request, whole)).status).toBe(304);
    expect((await respond(asking({ 'if-none-match': '"x"' }).request, whole)).status).toBe(200);
  });
});
