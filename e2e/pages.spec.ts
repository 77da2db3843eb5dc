import { pageEntries } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { expect, test } from './support/test.ts';

for (const { path, title, description } of pageEntries) {
  test(`${path} is a complete page with one H1, a title, a description, a canonical address, no error and no script of the framework`, async ({
    page,
    site,
  }) => {
    const errors: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().includes('/_next/')) scripts.push(request.url());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toContain(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${path}`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(errors).toEqual([]);
    expect(scripts.length, 'control').toBeGreaterThan(0);
    expect(scripts.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([]);
  });
}

test('professionals are sent to the sign-in site', async ({ page }) => {
  await page.goto(pages.professionals.path);
  const links = await page.getByRole('main').getByRole('link', { name: 'Sign in' }).all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) await expect(link).toHaveAttribute('href', 'https://app.example.org/login');
});

test('clients find the contact page and the e-mail address', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /need people/i })
    .click();
  await expect(page).toHaveURL(pages.contact.path);
  await expect(page.getByRole('main').getByRole('link', { name: 'sales@example.org' }).first()).toHaveAttribute(
    'href',
    /^mailto:sales@example\.org/,
  );
});
