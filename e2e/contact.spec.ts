import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorText } from '../app/contact/forms.ts';
import { filterText } from '../lib/components/filter-texts.ts';
import { t } from '../lib/content/messages.ts';
import { pages } from '../lib/routes/pages.ts';
import { written } from './support/contact.ts';
import { expect, test } from './support/test.ts';

/** The names of the messages in an outbox. */
const messagesIn = (outbox: string) =>
  readdir(join(outbox, 'accepted')).catch((): string[] => []);

// Nothing on this site needs JavaScript.
test.use({ javaScriptEnabled: false });

test('With the keyboard alone I ask about an assignment, in a form that a browser can autofill, see what is missing, correct it and get a reference number', async ({
  page,
  site: { outbox },
}) => {
  const { keyboard } = page;
  const before = await messagesIn(outbox);
  await page.goto('/open-projects/EX-1001');
  await page
    .locator('.apply')
    .getByRole('link', { name: t('assignment.ask') })
    .click();
  const opened = Date.now();
  await expect(page.locator('#assignment')).toContainText('EX-1001');
  const name = page.getByLabel(t('contact.fields.name'));
  const email = page.getByLabel(t('contact.fields.email'));
  const question = page.getByLabel(t('contact.question.message'));
  await name.focus();
  // In the visible order, without the honeypot field.
  for (const [control, autocomplete, text] of [
    [name, 'name', ''],
    [email, 'email', 'renee at buyer'],
    [
      page.getByLabel(t('contact.fields.company')),
      'organization',
      written.company,
    ],
    [question, null, written.message],
  ] as const) {
    await expect(control).toBeFocused();
    expect(await control.getAttribute('autocomplete')).toBe(autocomplete);
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await expect(page.locator('.contact-form button')).toBeFocused();
  await keyboard.press('Enter');

  const summary = page.getByRole('alert', { name: t('contact.problem') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    errorText('name', 'missing'),
    errorText('email', 'malformed'),
  ]);
  await expect(question).toHaveValue(written.message);
  await expect(email).toHaveAccessibleDescription(
    new RegExp(`^${t('contact.fields.emailHint')} .+`),
  );

  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(name).toBeFocused();
  await keyboard.type(written.name);
  await email.fill(written.email);
  // A form sent within two seconds is refused.
  await wait(opened + 2_000 - Date.now());
  await keyboard.press('Enter');

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
  const file = after.find((path) => path.includes(`.${reference}.json`));
  const message = await readFile(join(outbox, 'accepted', `${file}`), 'utf8');
  const assignment = 'EX-1001';
  expect(JSON.parse(message)).toMatchObject({ ...written, assignment });
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
    [t('contact.fields.start'), filterText('start_after', '2027-01')],
    [t('contact.fields.rate'), filterText('rate_from', '80 EUR')],
  ] as const;
  for (const [label, value] of filled)
    await expect(page.getByLabel(label)).toHaveValue(value);
});
