import { networkInterfaces } from 'node:os';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { checks, differences, settingsFor } from './support/any-way.ts';
import { post } from './support/contact.ts';
import { oddFeed } from './support/hostile-feed.ts';
import { ownOfGroup } from './support/own.ts';
import { problemsOf } from './support/page-problems.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream } from './support/upstream.ts';

// Next makes addresses of its own from the host it listens on. The other specs listen on 127.0.0.1.
const ways = {
  'listening on every address': { host: '0.0.0.0', isPlain: false, way: 'layer' },
  'in plain Next on localhost': { host: 'localhost', isPlain: true, way: 'plain' },
} as const;

/** What a site that has never read its feed responds at the address of an assignment. */
async function beforeTheFeed({ url }: Site) {
  const ask = async (accept: string) => {
    const response = await fetch(`${url}${assignmentPath('a.b')}`, { headers: { Accept: accept } });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  };
  const statuses = [resources.projectsApi, pages.openProjects, resources.ready, resources.health].map(
    async ({ path }) => (await fetch(`${url}${path}`)).status,
  );
  return {
    statuses: await Promise.all(statuses),
    html: await ask('text/html'),
    markdown: await ask('text/markdown'),
    json: await ask('application/json'),
  };
}

for (const [title, { host, isPlain, way }] of Object.entries(ways)) {
  test.describe(title, () => {
    const own = ownOfGroup();
    let site: Site;
    let early: Awaited<ReturnType<typeof beforeTheFeed>>;

    test.beforeAll(async () => {
      const upstream = await own.start(startUpstream(answering('down', 500)));
      site = await own.site(settingsFor(upstream), { host, isPlain });
      early = await beforeTheFeed(site);
      upstream.behave(answering(oddFeed));
      await expect.poll(async () => (await fetch(`${site.url}${resources.ready.path}`)).status).toBe(200);
      await expect.poll(async () => (await fetch(`${site.url}${resources.projectsApi.path}`)).status).toBe(200);
      // The feed has been read. Another reading, which begins each second, would only take time.
      upstream.behave(() => {});
    });
    test('before the feed was read, every format says so, and afterwards it is there without a restart', async () => {
      // What each format says then: outage.spec.ts.
      expect(early.statuses).toEqual([502, 200, 503, 200]);
      // A page of Next can't set its status.
      const later = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
      expect(early.html).toMatchObject(isPlain ? { status: 200, retryAfter: null } : later);
      expect(early.html.text).toContain('can’t be shown at the moment');
      expect(early.html.text).toContain('<meta name="robots" content="noindex"');
      expect(early.markdown).toMatchObject(later);
      expect(early.json).toMatchObject(isPlain ? { status: 200 } : later);
      expect((await fetch(`${site.url}${assignmentPath('a.b')}`)).status).toBe(200);
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
        const errors = problemsOf(page);
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
  test(`listening on ${listen}, pages, markdown, redirects and the form work there`, async ({ own }) => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address));
    test.skip(listen === '::1' && !addresses.includes(listen), 'this machine has no IPv6');
    const site = await own.site({}, { host: listen });
    const answer = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
      return [status, headers.get('location') ?? headers.get('content-type')];
    };
    expect(await answer(assignmentPath('EX-1001'))).toEqual([200, 'text/html; charset=utf-8']);
    const markdown = await answer('/services', { headers: { Accept: 'text/markdown' } });
    expect(markdown).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await answer('/no-such-page')).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer('/services/')).toEqual([308, '/services']);
    expect((await post(site, { name: '' })).status).toBe(422);
  });
}
