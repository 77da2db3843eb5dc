import type { Page } from 'playwright/test';
import { t } from '../lib/content/messages.ts';
import { pages } from '../lib/routes/pages.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;
const choice = (page: Page, name: string) =>
  page.getByRole('combobox', { name });
/** Shows the filters that are folded at first. */
const unfold = (page: Page) =>
  page.getByText(t('list.moreFilters', { set: 0 }), { exact: true }).click();

test('the list and what is offered to follow it update with the form; each choice, and a text, is a step of the history; Enter leads to the count', async ({
  page,
}) => {
  await page.goto(list);
  await unfold(page);
  const technology = choice(page, t('filters.technology.label'));
  const search = page.getByRole('searchbox');
  const rows = page.getByRole('article');
  await technology.focus();
  await technology.selectOption('Python');
  await expect(rows).toHaveCount(5);
  await expect(technology).toBeFocused();
  await expect(page).toHaveURL(`${list}?technology=Python`);
  await expect(page.getByRole('status')).toContainText(['5 of']);
  await expect(
    page.getByRole('link', { name: 'feed.atom?technology=Python' }),
  ).toBeVisible();
  for (const text of ['ba', 'bank']) {
    await search.fill(text);
    await expect(page).toHaveURL(`${list}?q=${text}&technology=Python`);
  }
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?technology=Python`);
  await expect(rows).toHaveCount(5);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(technology).toHaveValue('');
  await page.goForward();
  await expect(technology).toHaveValue('Python');
  await page.reload();
  await expect(rows).toHaveCount(5);
  await search.fill('remote');
  await search.press('Enter');
  await expect(page.locator('#count')).toBeFocused();
});

test('arrow keys, also on a slow line, are one step of the history, and options keep their order', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  await page.goto(list);
  await page.route(`**${list}?*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => {});
  });
  const place = choice(page, 'Place');
  const order = await place.locator('option').allTextContents();
  await place.focus();
  for (let press = 1; press < 4; press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(place.locator('option:checked')).toHaveText(order[3] ?? '');
  await expect(page).toHaveURL(/location=/);
  const options = await place.locator('option').allTextContents();
  expect(options.slice(0, order.length)).toEqual(order);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('I say which languages I speak with checkboxes', async ({ page }) => {
  await page.goto(list);
  await unfold(page);
  const german = page.getByRole('checkbox', { name: 'German' });
  await german.check();
  await expect(page).toHaveURL(`${list}?speaks=de`);
  await page.getByRole('checkbox', { name: 'English' }).check();
  await expect(page).toHaveURL(`${list}?speaks=en%2Cde`);
  await page.getByRole('link', { name: 'I speak German' }).click();
  await expect(page).toHaveURL(`${list}?speaks=en`);
  await expect(german).not.toBeChecked();
});

test('on a phone the filters unfold where they are, and close with a second tap and with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(list);
  const fold = page.locator('.filters summary').first();
  const before = await fold.boundingBox();
  const place = choice(page, 'Place');
  for (const close of [
    () => fold.click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await fold.click();
    await expect(place).toBeVisible();
    expect(await fold.boundingBox()).toEqual(before);
    await close();
    await expect(place).toBeHidden();
    await expect(fold).toBeFocused();
  }
});

test('a profile is for the filters that are set, also after they have changed', async ({
  page,
}) => {
  await page.goto(`${list}?remote=partly`);
  await choice(page, 'Remote').selectOption('yes');
  await expect(page).toHaveURL(`${list}?remote=yes`);
  await page.getByText(t('profile.summary')).click();
  await page.getByLabel(t('profile.label')).fill('Python, Munich');
  await page.getByRole('button', { name: t('profile.button') }).click();
  await expect(page).toHaveURL(`${list}?q=Python%2C+Munich&remote=yes#count`);
});

test('a choice that can’t be loaded is undone and said, and can be repeated; what is typed and Back stay on the page', async ({
  page,
}) => {
  await page.goto(list);
  const remote = choice(page, 'Remote');
  const again = page.getByRole('button', { name: t('list.again') });
  await remote.selectOption('yes');
  await expect(page).toHaveURL(`${list}?remote=yes`);
  await page.route('**/open-projects*', (route) => route.abort());
  const search = page.getByRole('searchbox');
  await search.fill('a long sentence');
  await expect(again).toBeVisible();
  await expect(search).toHaveValue('a long sentence');
  await search.fill('');
  await remote.selectOption('partly');
  await expect(remote).toHaveValue('yes');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?remote=yes`);
  await remote.selectOption('partly');
  // The button is there since Back; the choice is undone once it could not be
  // loaded.
  await expect(remote).toHaveValue('yes');
  await page.unroute('**/open-projects*');
  await again.click();
  await expect(page).toHaveURL(`${list}?remote=partly`);
  await expect(again).toBeHidden();
});

test('an assignment’s address can be copied with one click', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const address = `${site.url}${pages.openProjects.path}/EX-1003`;
  await page.goto(address);
  const button = page.locator('.apply').getByRole('button');
  await button.click();
  await expect(button).toHaveText(t('assignment.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );
});

test('a click anywhere in a row opens it, and its text can be selected', async ({
  page,
}) => {
  await page.goto(list);
  const role = page.getByRole('article').first().getByRole('listitem').first();
  await role.dragTo(role, {
    sourcePosition: { x: 2, y: 9 },
    targetPosition: { x: 80, y: 9 },
  });
  await expect(page).toHaveURL(list);
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.getByRole('heading', { level: 1 }).click();
  await role.click();
  await expect(page).toHaveURL(/\/open-projects\/./);
});
