import { expect, type Page } from 'playwright/test';
import { pages } from '../../lib/content/pages.ts';
import { buildCopy, copySite, type SiteCopy } from '../support/copy-of-site.ts';
import { ownOfGroup, test } from '../support/own.ts';
import { problemsOf } from '../support/page-problems.ts';
import type { Site } from '../support/site.ts';

const ownOfFile = ownOfGroup();
let copy: SiteCopy;
test.beforeAll(async () => {
  copy = await ownOfFile.start(copySite('ordinary'));
  buildCopy(copy);
});

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

for (const [mode, isPlain] of [
  ['with the layer', false],
  ['in plain Next', true],
] as const) {
  test.describe(mode, () => {
    const own = ownOfGroup();
    let site: Site;
    test.beforeAll(async () => {
      site = await own.site({}, { isPlain, folder: copy.folder });
    });

    test('a page with client components hydrates, and its styles, images and links work', async ({ page }) => {
      const problems = problemsOf(page);
      await page.goto(`${site.url}/team?tab=two`);
      await expect(page).toHaveTitle(/^Team · /);
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'one,two');
      await expect(page.locator('meta[name="of-its-own"]')).toHaveAttribute('content', 'yes');
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Team/);
      await expect(page.getByText('This is tab two.')).toBeVisible();
      expect(await colorOf(page, 'main > p >> nth=0')).toBe('rgb(255, 0, 0)');
      await page.getByRole('button').click();
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveText('Counted 2');
      const picture = page.getByRole('img', { name: 'The mark' });
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('link', { name: 'To the services' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.services.title);
      await expect(page.locator('html[data-same-document]'), 'a whole document').toHaveCount(0);
      expect(problems).toEqual([]);
    });

    test('a slow page is finished in the browser; in plain Next it shows its loading state before', async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(`${site.url}/slow`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late words');
      await expect(page.getByText('Loading …')).toHaveCount(0);
      await page.goto(`${site.url}/team`);
      await page.getByRole('link', { name: 'To what comes late' }).click();
      if (isPlain) await expect(page.getByText('Loading …')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late words');
      expect(problems).toEqual([]);
    });

    test('a page is served to whoever accepts JSON alone, too, with the layer; what is not there is a problem document', async ({
      request,
    }) => {
      const typeOf = async (path: string) => {
        const response = await request.get(`${site.url}${path}`, { headers: { Accept: 'application/json' } });
        return [response.status(), response.headers()['content-type']?.split(';')[0]];
      };
      expect(await typeOf('/team')).toEqual(isPlain ? [404, 'application/problem+json'] : [200, 'text/html']);
      expect(await typeOf('/nobody')).toEqual([404, 'application/problem+json']);
    });

    test('a page that redirects does so in both formats', async ({ request }) => {
      for (const headers of [{ Accept: 'text/html' }, { Accept: 'text/markdown' }]) {
        const response = await request.get(`${site.url}/old`, { headers, maxRedirects: 0 });
        expect(response.status()).toBe(307);
        expect(response.headers().location).toMatch(/\/team\?tab=old$/);
      }
    });

    test('a page without client components can have style sheets, inline scripts, metadata and nested segments', async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(`${site.url}/blog/one/two`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog one and two');
      expect(await colorOf(page, 'h1')).toBe('rgb(0, 0, 255)');
      await expect(page.locator('html')).toHaveAttribute('data-own', 'ran');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/blog`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Shared');
      expect(problems).toEqual([]);
    });

    test('a route handler receives the form of a page, with and without JavaScript', async ({ browser }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        const problems = problemsOf(page);
        await page.goto(`${site.url}/guestbook`);
        await page.getByLabel('Name').fill('Ada & Bob');
        await page.getByRole('button', { name: 'Sign' }).click();
        await expect(page.getByText('Signed by Ada & Bob.')).toBeVisible();
        expect(problems).toEqual([]);
        await context.close();
      }
    });

    test('a page that calls notFound() is 404 and says so', async ({ page, request }) => {
      await page.goto(`${site.url}/team/nobody`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect((await request.get(`${site.url}/team/nobody`)).status()).toBe(404);
      await page.goto(`${site.url}/team/ann`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member ann');
    });

    test('each page has its markdown, without what markdown can’t show', async ({ request }) => {
      const markdownOf = async (path: string) => {
        const response = await request.get(`${site.url}${path}`, { headers: { Accept: 'text/markdown' } });
        expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
        return { status: response.status(), text: await response.text() };
      };
      const team = await markdownOf('/team?tab=two');
      expect(team.status).toBe(200);
      expect(team.text).toMatch(/^---\ntitle: "Team"\ndescription: "Who works here\."\n/);
      const link = `[To the services](${site.url}/services)`;
      for (const words of ['# Team', 'This is tab two.', 'Inside the counter.', link])
        expect(team.text).toContain(words);
      expect(team.text).toContain(`![The mark](${site.url}/icon.png)`);
      expect(team.text).not.toContain('Counted');
      expect((await markdownOf('/team/ann')).text).toMatch(/^---\ntitle: "Member ann"\n[\s\S]*# Member ann\n/);
      expect((await markdownOf('/slow')).text).toContain('# Late words');
      expect((await markdownOf('/blog/one/two')).text).toContain('# Blog one and two');
      expect((await markdownOf('/guestbook?signed=Ada')).text).toContain('Signed by Ada.');
      const nobody = await markdownOf('/team/nobody');
      expect(nobody.status).toBe(404);
      expect(nobody.text).toContain('# Page not found');
      const twin = await request.get(`${site.url}/team.md`);
      expect(await twin.text()).toContain('This is tab one.');
    });

    test('the other pages are unaffected', async ({ request }) => {
      const html = await (await request.get(`${site.url}/services`)).text();
      expect(/<script src="\/_next/.test(html)).toBe(isPlain);
      expect((await request.post(`${site.url}/services`, { data: 'a=b' })).status()).toBe(405);
    });
  });
}
