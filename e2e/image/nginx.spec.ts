import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startNginx } from '../support/nginx.ts';
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
const PLAIN = 'what an honest replica answers';

const odd: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/open-projects/gzip': {
    'Content-Encoding': 'gzip',
    Vary: 'Accept-Encoding',
  },
  '/open-projects/gzip-without-vary': { 'Content-Encoding': 'gzip' },
  '/open-projects/br': { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
  '/open-projects/cookie': { 'Set-Cookie': 'a=b' },
  '/open-projects/varies-by-more': { Vary: 'Accept, RSC' },
  '/open-projects/varies-by-anything': { Vary: '*' },
  '/open-projects/no-store': { 'Cache-Control': 'no-store' },
};

for (const system of ['container', 'debian'] as const) {
  test.describe(`nginx with the configuration for ${system === 'debian' ? 'Debian' : 'the container'}`, () => {
    const own = ownOfGroup();
    let upstream: Upstream;
    let proxy: ServerProcess;
    /**
     * A replica whose first two responses at an address are odd ones, of which
     * nginx may store the second; later ones are honest.
     */
    const requests = new Map<string, number>();
    const replica: Behaviour = ({ url = '/' }, response) => {
      const earlier = requests.get(url) ?? 0;
      requests.set(url, earlier + 1);
      const headers = earlier < 2 ? odd[url] : undefined;
      const isCoded = headers?.['Content-Encoding'] !== undefined;
      response
        .writeHead(200, { ...CACHED, ...headers })
        .end(isCoded ? gzipSync('odd') : PLAIN);
    };
    test.beforeAll(async () => {
      upstream = await own.start(startUpstream(replica));
      proxy = await own.start(startNginx([upstream.url, upstream.url], system));
    });

    /** A response by way of the proxy, decoded. */
    async function get(path: string, coding: string, accept = 'text/html') {
      const response = await fetch(`${proxy.url}${path}`, {
        headers: { 'Accept-Encoding': coding, Accept: accept },
      });
      return { headers: response.headers, text: await response.text() };
    }

    test('never stores an odd response of a replica', async () => {
      for (const path of Object.keys(odd)) {
        for (const _ of ['asked for', 'asked for twice'])
          await wholeRequest(`${proxy.url}${path}`);
        const { headers, text } = await get(path, 'identity');
        for (const name of ['content-encoding', 'set-cookie'])
          expect(headers.get(name), path).toBeNull();
        const gzip = await get(path, 'gzip');
        expect([text, gzip.text], path).toEqual([PLAIN, PLAIN]);
      }
    });

    test('stores each page, also a new one, once it was asked for twice, for each format and coding', async () => {
      for (const [path, accept] of [
        ['/services', 'text/html'],
        ['/services', 'text/markdown, text/html, */*'],
        ['/team', 'text/html'],
        ['/open-projects?q=java', 'text/html'],
        ['/assets/site.css?v=1', 'text/css,*/*;q=0.1'],
      ] as const) {
        for (const coding of ['identity', 'gzip']) {
          for (const expected of [/fwd=miss/, /fwd=miss/, /; hit/]) {
            const { headers, text } = await get(path, coding, accept);
            expect(
              headers.get('cache-status'),
              `${path} as ${accept} in ${coding}`,
            ).toMatch(expected);
            expect(text).toBe(PLAIN);
          }
        }
      }
    });

    test('whoever asks for too much gets 429, but stored pages; nobody else is refused, and no address can be claimed', async () => {
      const statusOf = async (path: string, localAddress = '127.0.0.1') =>
        (
          await wholeRequest(`${proxy.url}${path}`, {
            localAddress,
            headers: { 'X-Real-IP': '192.0.2.1' },
          })
        ).status;
      for (const _ of ['asked for', 'asked for twice'])
        await statusOf('/shared');
      const crowd = (pathOf: (at: number) => string) =>
        Promise.all(
          Array.from({ length: 150 }, (_, at) => statusOf(pathOf(at))),
        );
      expect(new Set(await crowd(() => '/shared'))).toEqual(new Set([200]));
      expect(
        (await crowd((at) => `/invented-${at}`)).filter(
          (status) => status === 429,
        ).length,
      ).toBeGreaterThan(30);
      expect(await statusOf('/shared')).toBe(200);
      expect(await statusOf('/new', '127.0.2.9')).toBe(200);
    });

    // The last of them, because it ends the replica.
    test('it logs no caller’s address, whoever was refused before, is too long, slow, or finds no replica', async () => {
      const long = await wholeRequest(`${proxy.url}/${'a'.repeat(20_000)}`);
      expect(long.status).toBe(414);
      const { hostname, port } = new URL(proxy.url);
      const broken = connect(Number(port), hostname, () =>
        broken.end(
          'POST /profile HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
        ),
      );
      await new Promise((resolve) => broken.resume().once('close', resolve));
      await upstream.refuse(true);
      const { status, headers } = await wholeRequest(
        `${proxy.url}/not-stored`,
        { localAddress: '127.0.2.8' },
      );
      expect(status).toBe(502);
      expect(headers).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
      });
      expect(proxy.log()).toBe('');
    });
  });
}
