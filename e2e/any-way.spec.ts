import { networkInterfaces } from 'node:os';
import { assignmentPath } from '../lib/addresses.ts';
import { pages, resources } from '../lib/site.ts';
import { checks, differences, settingsFor } from './support/any-way.ts';
import { callTool } from './support/call-tool.ts';
import { oddFeed } from './support/hostile-feed.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream, type Upstream } from './support/upstream.ts';

// Next makes addresses of its own from the host it listens on. The other specs listen on 127.0.0.1.
const ways = {
  'listening on every address': { host: '0.0.0.0', isPlain: false, way: 'layer' },
  'in plain Next on localhost': { host: 'localhost', isPlain: true, way: 'plain' },
} as const;

/** What a site responds before it has ever read its feed. */
async function beforeTheFeed({ url }: Site) {
  const path = `${url}${assignmentPath('a.b')}`;
  const ask = async (address: string, accept = 'text/html') => {
    const response = await fetch(address, { headers: { Accept: accept } });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  };
  return {
    api: await ask(`${url}${resources.projectsApi.path}`),
    list: await ask(`${url}${pages.openProjects.path}`),
    ready: await ask(`${url}${resources.ready.path}`),
    health: await ask(`${url}${resources.health.path}`),
    html: await ask(path),
    markdown: await ask(path, 'text/markdown'),
    json: await ask(path, 'application/json'),
    tool: await callTool(url, 'list_open_assignments'),
  };
}

for (const [title, { host, isPlain, way }] of Object.entries(ways)) {
  test.describe(title, () => {
    let upstream: Upstream;
    let site: Site;
    let early: Awaited<ReturnType<typeof beforeTheFeed>>;

    test.beforeAll(async () => {
      upstream = await startUpstream(answering('down', 500));
      site = await startSite(settingsFor(upstream), { host, isPlain });
      early = await beforeTheFeed(site);
      upstream.behave(answering(oddFeed));
      await expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status).toBe(200);
      await expect.poll(async () => (await fetch(`${site.url}${resources.projectsApi.path}`)).status).toBe(200);
      // The feed has been read. Another reading, which begins each second, would only take time.
      upstream.behave(() => {});
    });
    test.afterAll(async () => {
      await site?.stop();
      await upstream?.stop();
    });

    test('before the feed was read, every format says so, and afterwards it is there without a restart', async () => {
      expect(early.api).toMatchObject({ status: 502, retryAfter: expect.stringMatching(/^\d+$/) });
      expect(early.list).toMatchObject({ status: 200, text: expect.stringContaining('sales@example.org') });
      expect(early.ready.status).toBe(503);
      expect(early.health.status).toBe(200);
      // A page of Next can't set its status.
      const later = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
      expect(early.html).toMatchObject(isPlain ? { status: 200, retryAfter: null } : later);
      expect(early.html.text).toContain('can’t be shown at the moment');
      expect(early.html.text).toContain('<meta name="robots" content="noindex"');
      expect(early.markdown).toMatchObject(later);
      expect(early.json).toMatchObject(isPlain ? { status: 200 } : later);
      expect(early.tool.isError).toBe(true);
      expect((await fetch(`${site.url}${assignmentPath('a.b')}`)).status).toBe(200);
      expect((await callTool(site.url, 'list_open_assignments')).isError).toBeUndefined();
    });

    for (const [what, check] of Object.entries(checks)) test(what, () => check(site.url));

    for (const [what, difference] of Object.entries(differences)) {
      test(`${what}: ${difference[way]}`, async () => {
        expect(await difference.of(site.url)).toBe(difference[way]);
      });
    }

    test('the name of a server action, of which there is none, is not logged', async () => {
      const headers = { 'Next-Action': 'named-by-a-stranger', 'Content-Type': 'text/plain' };
      for (const path of [
        '/services',
        '/none',
        '/services.rsc',
        '/assets/none',
        '/_next/static/none',
        '/mcp',
        '/api',
      ]) {
        const { status } = await fetch(`${site.url}${path}`, { method: 'POST', headers, body: 'a' });
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(status, path).toBeLessThan(500);
      }
      expect(site.log()).not.toContain('named-by-a-stranger');
    });

    // With the layer, the specs of pages, visitors and scripts show this.
    if (isPlain) {
      test('the list can be searched in a browser, and no page has an error', async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(`${site.url}${pages.openProjects.path}`);
        await page.getByRole('searchbox', { name: 'Search' }).fill('N-7');
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page).toHaveURL(/\?q=N-7$/);
        await page.getByRole('article').getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named N-7');
        await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.title);
        expect(errors).toEqual([]);
      });
    }
  });
}

for (const listen of ['localhost', '::1']) {
  test(`listening on ${listen}, pages, markdown, redirects and the form work there`, async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address));
    test.skip(listen === '::1' && !addresses.includes(listen), 'this machine has no IPv6');
    const site = await startSite({}, { host: listen });
    const ask = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
    try {
      const html = await ask(assignmentPath('EX-1001'));
      expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const markdown = await ask('/services', { headers: { Accept: 'text/markdown' } });
      expect([markdown.status, markdown.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      const missing = await ask('/no-such-page');
      expect(missing.status).toBe(404);
      const moved = await ask('/services/');
      expect([moved.status, moved.headers.get('location')]).toEqual([308, '/services']);
      const refused = await ask(pages.contact.path, { method: 'POST', body: new URLSearchParams({ name: '' }) });
      expect(refused.status).toBe(422);
      const posted = await ask('/services', { method: 'POST', body: 'a=b' });
      expect(posted.status).toBe(405);
    } finally {
      await site.stop();
    }
  });
}
