import { content } from '../lib/content/content.ts';
import { pages } from '../lib/content/pages.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

// Nothing on this site needs JavaScript, so these stories run without it.
test.use({ javaScriptEnabled: false });

test('I see on the first screen what this business does and which of the two ways in is mine', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const seen of [
      page.getByRole('heading', { level: 1, name: content.home.headline }),
      page.getByRole('link', { name: content.home.waysIn.clients.name }),
      page.getByRole('link', { name: content.home.waysIn.professionals.name }),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
  }
});

// Where a professional signs in: app/configuration.test.ts.
test('As a client I find the contact page and the e-mail address', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: content.home.waysIn.clients.name })
    .click();
  await expect(page).toHaveURL(pages.contact.path);
  const address = main.getByRole('link', { name: 'sales@example.org' }).first();
  await expect(address).toHaveAttribute('href', /^mailto:sales@example\.org/);
});

// How many are open: app/long-list.test.ts.
test('I choose a technology, see how many match, and find as many as the choice promised', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByText('More', { exact: true }).click();
  await page
    .getByRole('combobox', { name: 'Technology' })
    .selectOption({ label: 'Python (5)' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(
    page.getByText(/^5 of \d+ open assignments match/),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByText('More (1)')).toBeVisible();
  await expect(
    page.getByRole('combobox', { name: 'Technology', includeHidden: true }),
  ).toHaveValue('Python');
  expect(new URL(page.url()).searchParams.get('technology')).toBe('Python');
});

test('From an assignment I get back to the list as I had filtered it; without a filter, to the whole list', async ({
  page,
}) => {
  const query = '?technology=Python&location=SE';
  await page.goto(`${list}${query}`);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(new RegExp(`${query.replace('?', '\\?')}#row-`));
  await expect(page.locator(':target')).toBeInViewport();
  await page.goto(`${list}/EX-1003`);
  await page
    .getByRole('main')
    .getByRole('link', { name: pages.openProjects.label, exact: true })
    .click();
  await expect(page).toHaveURL(`${list}#row-EX-1003`);
});

test('I choose one technology or another, and remove what no control shows', async ({
  page,
}) => {
  await page.goto(`${list}?technology=Python`);
  await page.getByText('More (1)').click();
  await page
    .getByRole('combobox', { name: 'Technology' })
    .selectOption({ label: 'or Flutter (6)' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  const active = page.getByRole('region', { name: 'Active filters' });
  await expect(active.getByRole('link')).toHaveText([
    'Remove Technology: Flutter',
  ]);
  await active.getByRole('link').click();
  await expect(page.locator('#count')).toBeFocused();
  await expect(page).toHaveURL(`${list}?technology=Python#count`);
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('What I write as a sentence ranks the list, and changes neither the controls nor my words', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('searchbox').fill('remote python part-time');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'some of it' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(
    'remote python part-time',
  );
  await expect(page.getByRole('combobox', { name: 'Remote' })).toHaveValue('');
  expect(new URL(page.url()).searchParams.get('q')).toBe(
    'remote python part-time',
  );
});

test('I paste my profile, and the list is ordered by what of it each meets', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByText('Paste your profile').click();
  await page
    .getByRole('textbox', { name: 'Your skills' })
    .fill(
      'Jane Example\nPython, React, Kubernetes, Terraform, Java, Kotlin, TypeScript, Azure, German. No SAP.',
    );
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.getByText('ordered by how much')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).not.toContain('Jane');
});

test('As a professional I ask to be told when something fits, in a form that has what I looked for', async ({
  page,
}) => {
  await page.goto(
    `${list}?technology=Python&location=Berlin&start_after=2027-01`,
  );
  await page.getByRole('link', { name: 'Tell me when something fits' }).click();
  await expect(page.getByRole('textbox', { name: 'What you do' })).toHaveValue(
    'Technology: Python',
  );
  await expect(
    page.getByRole('textbox', { name: 'Where you want to work' }),
  ).toHaveValue('Berlin');
  await expect(
    page.getByRole('textbox', { name: 'Earliest start' }),
  ).toHaveValue('January 2027');
});

test('When nothing matches I can clear all filters', async ({ page }) => {
  await page.goto(`${list}?technology=COBOL&location=FI`);
  await expect(
    page.getByText(/^0 of \d+ open assignments match\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('When an assignment I bookmarked is gone, a friendly page says so and shows what is open', async ({
  page,
}) => {
  test.skip(
    process.env.PLAIN_NEXT === 'yes',
    'plain Next leaves the body of a 404 to its client',
  );
  const response = await page.goto(`${list}/retail-spare-parts-2025`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'This assignment is not open',
    }),
  ).toBeVisible();
  await expect(page.getByText('filled or withdrawn')).toBeVisible();
  const open = page.locator('.assignment-links').getByRole('link').first();
  const name = await open.textContent();
  await open.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});
