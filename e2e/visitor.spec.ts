import type { Page } from 'playwright/test';
import { content } from '../lib/content/content.ts';
import { t } from '../lib/content/messages.ts';
import { pages } from '../lib/content/pages.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

const rows = (page: Page) => page.getByRole('article');

// Nothing on this site needs JavaScript, so these stories run without it.
test.use({ javaScriptEnabled: false });

test('I see on the first screen what this business does and which of the two ways in is mine', async ({
  page,
}) => {
  const { headline, waysIn } = content.home;
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    for (const words of [
      page.getByRole('heading', { level: 1, name: headline }),
      page.getByRole('link', { name: waysIn.clients.name }),
      page.getByRole('link', { name: waysIn.professionals.name }),
    ])
      await expect(words).toBeInViewport({ ratio: 1 });
  }
});

test('From an assignment I get back to the list as I had filtered it; without a filter, to the whole list', async ({
  page,
}) => {
  const query = '?technology=Python&location=SE';
  await page.goto(`${list}${query}`);
  await rows(page).getByRole('link').click();
  await page.getByRole('link', { name: t('assignment.back') }).click();
  await expect(page).toHaveURL(new RegExp(`${query.replace('?', '\\?')}#row-`));
  await expect(page.locator(':target')).toBeInViewport();
  await page.goto(`${list}/EX-1003`);
  await page
    .getByRole('main')
    .getByRole('link', { name: pages.openProjects.label, exact: true })
    .click();
  await expect(page).toHaveURL(`${list}#row-EX-1003`);
});

// How many are open: app/long-list.test.ts.
test('I choose one technology or another, find as many as each choice promised, and the line of the count names both: I can remove one of the filters, or all', async ({
  page,
}) => {
  const count = page.locator('#count');
  const technology = page.getByRole('combobox', {
    name: t('filters.technology.label'),
    includeHidden: true,
  });
  const expectFound = async (found: number) => {
    await expect(count.locator('strong')).toHaveText(new RegExp(`^${found} `));
    await expect(rows(page)).toHaveCount(found);
  };
  const choose = async (set: number, label: string) => {
    await page
      .getByText(t('list.moreFilters', { set }), { exact: true })
      .click();
    await technology.selectOption({ label });
    await page.locator('#filters button[type=submit]').click();
  };
  await page.goto(list);
  await choose(0, t('list.choice', { choice: 'Python', count: 5 }));
  await expectFound(5);
  await expect(technology).toHaveValue('Python');
  await expect(page).toHaveURL(/\?(?:.*&)?technology=Python(?:&|$)/);
  await choose(1, t('list.orChoice', { choice: 'Flutter', count: 6 }));
  await expectFound(6);
  const active = page.getByRole('region', { name: t('list.activeFilters') });
  const remove = ['Python', 'Flutter'].map((filter) =>
    t.markup('list.remove', { filter, hidden: (chunks) => chunks }),
  );
  await expect(active.getByRole('link')).toHaveText(remove);
  await active.getByRole('link', { name: 'Flutter' }).click();
  await expect(count).toBeFocused();
  await expect(page).toHaveURL(`${list}?technology=Python#count`);
  await expectFound(5);
  await page.getByRole('link', { name: t('list.clear') }).click();
  await expect(page).toHaveURL(`${list}#count`);
  await page.goto(`${list}?technology=COBOL&location=FI`);
  await expectFound(0);
});

test('I paste my profile, and the list is ordered by what of it each meets', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByText(t('profile.summary')).click();
  await page
    .getByLabel(t('profile.label'))
    .fill(
      'Jane Example\nPython, React, Kubernetes, Terraform, Java, Kotlin, TypeScript, Azure, German. No SAP.',
    );
  await page.getByRole('button', { name: t('profile.button') }).click();
  await expect(page.locator('#count')).toBeVisible();
  await expect(page.locator('h2.part')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('q')).not.toContain('Jane');
});
