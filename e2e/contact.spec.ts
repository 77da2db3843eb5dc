import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { contactPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { written } from './support/contact.ts';
import { elementsOf, parseHtml } from './support/html.ts';
import { expect, test } from './support/test.ts';

const send = (page: Page) =>
  page.getByRole('button', { name: /^Send (?:message|question)$/ }).click();
const summary = (page: Page) =>
  page.getByRole('alert', { name: 'There is a problem' });

/** The names of the messages in an outbox. */
const messagesIn = async (outbox: string) =>
  readdir(join(outbox, 'accepted')).catch((): string[] => []);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('I ask about an assignment, see what is missing, correct it and get a reference number', async ({
    page,
    site: { outbox },
  }) => {
    const before = await messagesIn(outbox);
    await page.goto('/open-projects/EX-1001');
    await page
      .locator('.apply')
      .getByRole('link', { name: 'Ask about this assignment' })
      .click();
    const opened = Date.now();
    await expect(page.getByText('Your question about')).toContainText(
      'Journey planner for regional rail',
    );
    await expect(page.getByText('Reference')).toContainText('EX-1001');
    await page.getByLabel('Company (optional)').fill(written.company);
    await page.getByLabel('E-mail').fill('renee at buyer');
    await page.getByLabel('Your question').fill(written.message);
    await send(page);

    await expect(page).toHaveTitle(/^Error: Contact/);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an e-mail address in the correct format, like name@example.com',
    ]);
    await expect(page.getByLabel('Your question')).toHaveValue(written.message);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      'We will reply to this address. Error: Enter an e-mail address in the correct format, like name@example.com',
    );

    await page.getByRole('link', { name: 'Enter your name' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type(written.name);
    await page.getByLabel('E-mail').fill(written.email);
    // A form sent within two seconds is refused.
    await wait(opened + 2_000 - Date.now());
    await send(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Question received',
    );
    const reference = await page
      .getByRole('main')
      .locator('strong')
      .textContent();
    await expect(
      page.getByRole('heading', { name: 'What happens next' }),
    ).toBeVisible();
    const [name = 'none', ...more] = (await messagesIn(outbox)).filter(
      (one) => !before.includes(one),
    );
    expect(more).toEqual([]);
    expect(name).toContain(`.${reference}.json`);
    expect(
      JSON.parse(await readFile(join(outbox, 'accepted', name), 'utf8')),
    ).toMatchObject({
      ...written,
      assignment: 'EX-1001',
    });

    await page.reload();
    expect(await messagesIn(outbox), 'reloading sends nothing').toHaveLength(
      before.length + 1,
    );
  });

  test('with the keyboard alone I go through the form in its visible order and never reach the honeypot field', async ({
    page,
  }) => {
    await page.goto(pages.contact.path);
    await page.getByLabel('Your name').focus();
    for (const label of ['E-mail', 'Company (optional)', 'Message']) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: 'Send message' }),
    ).toBeFocused();
  });
});

test('a browser can autofill my details, and the form has no fields but those it shows', async ({
  request,
}) => {
  const html = await (
    await request.get(contactPath({ assignment: 'EX-1001' }))
  ).text();
  const fields = elementsOf(parseHtml(html)).filter(
    ({ tagName, properties: { type, tabIndex } }) => {
      return (
        /^(?:input|textarea)$/.test(tagName) &&
        type !== 'hidden' &&
        tabIndex === undefined
      );
    },
  );
  expect(
    fields.map(({ properties }) => [
      properties.name,
      properties.autoComplete?.toString(),
    ]),
  ).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['message', undefined],
  ]);
  expect(html).toContain('name="assignment" value="EX-1001"');
  const unknown = await request.get(contactPath({ assignment: 'Call +1 555' }));
  expect(
    await unknown.text(),
    'prefilled only for an assignment that is open',
  ).not.toContain('Call');
});
