import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { errorText } from '../app/contact/forms.ts';
import { shortFilterText } from '../lib/components/filter-texts.ts';
import { t } from '../lib/content/messages.ts';
import { pages } from '../lib/routes/pages.ts';
import { written } from './support/contact.ts';
import { expect, test } from './support/test.ts';

const send = (page: Page) =>
  page.locator('.contact-form').getByRole('button').click();
const field = (page: Page, name: 'name' | 'email' | 'company') =>
  page.getByLabel(t(`contact.fields.${name}`));
const summary = (page: Page) =>
  page.getByRole('alert', { name: t('contact.problem') });

/** The names of the messages in an outbox. */
const messagesIn = (outbox: string) =>
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
      .getByRole('link', { name: t('assignment.ask') })
      .click();
    const opened = Date.now();
    await expect(page.locator('#assignment')).toContainText('EX-1001');
    await field(page, 'company').fill(written.company);
    await field(page, 'email').fill('renee at buyer');
    const question = page.getByLabel(t('contact.question.message'));
    await question.fill(written.message);
    await send(page);

    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      errorText('name', 'missing'),
      errorText('email', 'malformed'),
    ]);
    await expect(question).toHaveValue(written.message);
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      new RegExp(`^${t('contact.fields.emailHint')} .+`),
    );

    await summary(page).getByRole('link').first().click();
    await expect(field(page, 'name')).toBeFocused();
    await page.keyboard.type(written.name);
    await field(page, 'email').fill(written.email);
    // A form sent within two seconds is refused.
    await wait(opened + 2_000 - Date.now());
    await send(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('sent.heading.question'),
    );
    const reference = await page
      .getByRole('main')
      .locator('strong')
      .textContent();
    await page.reload();
    const after = await messagesIn(outbox);
    expect(after, 'reloading sends nothing').toHaveLength(before.length + 1);
    const name = after.find((file) => file.includes(`.${reference}.json`));
    const message = await readFile(join(outbox, 'accepted', `${name}`), 'utf8');
    const assignment = 'EX-1001';
    expect(JSON.parse(message)).toMatchObject({ ...written, assignment });
  });

  test('with the keyboard alone I go through the form in its visible order, never reach the honeypot field, and a browser can autofill my details', async ({
    page,
  }) => {
    await page.goto(pages.contact.path);
    await field(page, 'name').focus();
    for (const [label, autocomplete] of [
      [t('contact.fields.name'), 'name'],
      [t('contact.fields.email'), 'email'],
      [t('contact.fields.company'), 'organization'],
      [t('contact.enquiry.message'), null],
    ] as const) {
      const control = page.getByLabel(label);
      await expect(control).toBeFocused();
      expect(await control.getAttribute('autocomplete')).toBe(autocomplete);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('.contact-form button')).toBeFocused();
  });
});

test('As a professional I ask to be told when something fits, in a form that has what I looked for', async ({
  page,
}) => {
  await page.goto(
    `${pages.openProjects.path}?technology=Python&location=Berlin&start_after=2027-01&rate_from=80+EUR&q=in+Bergen`,
  );
  await page.locator('.follow').getByRole('link').first().click();
  const filled = [
    [t('contact.candidate.message'), 'Python'],
    [t('contact.fields.place'), 'Berlin, Bergen'],
    [t('contact.fields.start'), shortFilterText('start_after', '2027-01')],
    [t('contact.fields.rate'), shortFilterText('rate_from', '80 EUR')],
  ] as const;
  for (const [label, value] of filled)
    await expect(page.getByLabel(label)).toHaveValue(value);
});
