import { t } from '../../lib/content/messages.ts';
import { pages } from '../../lib/content/pages.ts';
import { buildCopy, copySite } from '../support/copy-of-site.ts';
import { problemsOf } from '../support/page-problems.ts';
import type { Site } from '../support/site.ts';
import { expect, ownOfGroup, test } from '../support/test.ts';

// Pages as Next's documentation shows them, added to a copy of the site:
// e2e/ordinary-pages.
const ownOfFile = ownOfGroup();
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  ({ folder } = await ownOfFile.start(copySite()));
  buildCopy(folder);
});

for (const [mode, isPlain] of [
  ['with the layer', false],
  ['in plain Next', true],
] as const) {
  test.describe(mode, () => {
    const own = ownOfGroup();
    let site: Site;
    test.beforeAll(async () => {
      site = await own.site({}, { isPlain, folder });
    });

    test('a page with client components hydrates, and its styles, images and links work', async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(`${site.url}/team?tab=two`);
      await expect(page).toHaveTitle(/^Team · /);
      await expect(page.locator('meta[name="of-its-own"]')).toHaveAttribute(
        'content',
        'yes',
      );
      await expect(page.getByText('This is tab two.')).toHaveCSS(
        'color',
        'rgb(255, 0, 0)',
      );
      await page.getByRole('button', { name: 'Counted 0' }).click();
      await expect(page.getByRole('button')).toHaveText('Counted 1');
      const picture = page.getByRole('img', { name: 'The mark' });
      await expect
        .poll(() =>
          picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.getByRole('link', { name: 'To the services' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages.services.title,
      );
      expect(problems).toEqual([]);
    });

    test('each page has its status and its markdown, without what markdown can’t show', async () => {
      const ask = async (path: string, Accept = 'text/markdown') => {
        const headers = { Accept };
        const response = await fetch(`${site.url}${path}`, { headers });
        return { status: response.status, text: await response.text() };
      };
      const { text } = await ask('/team?tab=two');
      for (const words of [
        '---\ntitle: "Team"\ndescription: "Who works here."\n',
        'This is tab two.',
        'Inside the counter.',
        `[To the services](${site.url}/services)`,
        `![The mark](${site.url}/icon.png)`,
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('Counted');
      for (const [path, status, words] of [
        ['/team.md', 200, 'This is tab one.'],
        ['/team/ann', 200, '# Member ann'],
        ['/team/nobody', 404, `# ${t('notFound.page.title')}`],
      ] as const)
        expect(await ask(path), path).toMatchObject({
          status,
          text: expect.stringContaining(words),
        });
      const html = await ask('/services', 'text/html');
      expect(/<script src="\/_next/.test(html.text)).toBe(isPlain);
    });
  });
}
