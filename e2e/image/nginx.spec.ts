import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { prefersMarkdown } from '../../lib/http/accept.ts';
import { acceptOfClients } from '../support/accept-cases.ts';
import { startNginx } from '../support/nginx.ts';
import { head, openSocket } from '../support/open-socket.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';
import {
  type Behaviour,
  startUpstream,
  type Upstream,
} from '../support/upstream.ts';
import { wholeRequest } from '../support/whole-request.ts';

const CACHED = {
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'Content-Type': 'text/plain',
};
const GZIP = { 'Content-Encoding': 'gzip' };

const odd: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/gzip': { ...GZIP, Vary: 'Accept-Encoding' },
  '/gzip-without-vary': GZIP,
  '/br': { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
  '/cookie': { 'Set-Cookie': 'a=b' },
  '/varies-by-more': { Vary: 'Accept, RSC' },
  '/varies-by-anything': { Vary: '*' },
  '/no-store': { 'Cache-Control': 'no-store' },
};

for (const system of ['container', 'debian'] as const) {
  test.describe(`nginx with the configuration for ${system}`, () => {
    const own = ownOfGroup();
    let upstream: Upstream;
    let proxy: ServerProcess;
    /**
     * A replica whose first two responses at an address are odd ones, of which
     * nginx may store the second; later ones are honest: the format asked for.
     */
    const requests = new Map<string, number>();
    const replica: Behaviour = ({ url = '/', headers: sent }, response) => {
      const earlier = requests.get(url) ?? 0;
      requests.set(url, earlier + 1);
      const headers = earlier < 2 ? odd[url] : undefined;
      const isCoded = headers?.['Content-Encoding'] !== undefined;
      const isMarkdown = prefersMarkdown(sent.accept ?? null);
      const format = isMarkdown ? 'markdown' : 'html';
      response
        .writeHead(200, { ...CACHED, ...headers })
        .end(isCoded ? gzipSync('odd') : format);
    };
    test.beforeAll(async () => {
      upstream = await own.start(startUpstream(replica));
      proxy = await own.start(startNginx([upstream.url, upstream.url], system));
    });

    const get = (path: string, options = {}) =>
      wholeRequest(`${proxy.url}${path}`, options);

    test('never stores an odd response of a replica', async () => {
      for (const path of Object.keys(odd)) {
        for (const _ of ['asked for', 'asked for twice']) await get(path);
        for (const coding of ['identity', 'gzip']) {
          const headers = { 'Accept-Encoding': coding };
          const response = await get(path, { headers });
          expect(String(response.body), path).toBe('html');
          expect(Object.keys(response.headers).join(), path).not.toMatch(
            /content-encoding|set-cookie/,
          );
        }
      }
    });

    test('stores each page, also a new one, once it was asked for twice, for each format and coding', async () => {
      for (const expected of [/fwd=miss/, /fwd=miss/, /; hit/])
        expect((await get('/team')).headers['cache-status']).toMatch(expected);
      for (const coding of ['identity', 'gzip']) {
        for (const [accept, format] of [
          ...acceptOfClients,
          ['text/css,*/*;q=0.1', 'html'] as const,
        ]) {
          const headers = {
            'Accept-Encoding': coding,
            ...(accept && { Accept: accept }),
          };
          const ask = () => get('/open-projects?q=java', { headers });
          for (const response of [await ask(), await ask(), await ask()])
            expect(String(response.body), `${accept}`).toBe(format);
          expect((await ask()).headers['cache-status']).toBe('nginx; hit');
        }
      }
    });

    test('whoever asks for too much gets 429, but stored pages; nobody else is refused, and no address can be claimed', async () => {
      const statusOf = async (path: string, localAddress = '127.0.0.1') => {
        const claimed = '192.0.2.1';
        const headers = { 'X-Real-IP': claimed, 'X-Forwarded-For': claimed };
        return (await get(path, { headers, localAddress })).status;
      };
      const crowd = (pathOf: (at: number) => string) =>
        Promise.all(
          Array.from({ length: 150 }, (_, at) => statusOf(pathOf(at))),
        );
      const refused = (await crowd((at) => `/invented-${at}`)).filter(
        (status) => status === 429,
      );
      expect(refused.length).toBeGreaterThan(30);
      expect(new Set(await crowd(() => '/team'))).toEqual(new Set([200]));
      expect(await statusOf('/new', '127.0.2.9')).toBe(200);
      expect(upstream.received().at(-1)?.headers).toMatchObject({
        'x-forwarded-for': '127.0.2.9',
      });
    });

    // The last of them, because it ends the replica.
    test('it logs no caller’s address, whoever was refused before, is too long, slow, or finds no replica', async () => {
      expect((await get(`/${'a'.repeat(20_000)}`)).status).toBe(414);
      const broken = await openSocket(
        proxy.url,
        `${head('POST', '/profile', 'Content-Length: 9')}a`,
      );
      broken.resume().end();
      await once(broken, 'close');
      await upstream.refuse(true);
      expect(
        await get('/not-stored', { localAddress: '127.0.2.8' }),
      ).toMatchObject({
        status: 502,
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      });
      expect(proxy.log()).toBe('');
    });
  });
}
