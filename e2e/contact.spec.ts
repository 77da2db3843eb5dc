import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { contactPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { tokenOfAge, written } from './support/contact.ts';
import { elementsOf, parseHtml } from './support/html.ts';
import { violations, widthsAt } from './support/soundness.ts';
import { expect, test } from './support/test.ts';

const send = (page: Page) => page.getByRole('button', { name: /^Send (?:message|question)$/ }).click();
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

/** The names of the messages in an outbox. */
const messagesIn = async (outbox: string) => readdir(join(outbox, 'accepted')).catch(() => []);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('I ask about an assignment, see what is missing, correct it and get a reference number', async ({
    page,
    outbox,
  }) => {
    await rm(outbox, { recursive: true, force: true });
    await page.goto('/open-projects/EX-1001');
    await page.locator('.apply').getByRole('link', { name: 'Ask about this assignment' }).click();
    const opened = Date.now();
    await expect(page.getByText('Your question about')).toContainText('Journey planner for regional rail');
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
    await expect(page.getByLabel('Company (optional)')).toHaveValue(written.company);
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

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question received');
    const reference = await page.getByRole('main').locator('strong').textContent();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    const [name = 'none'] = await messagesIn(outbox);
    expect(name).toContain(`.${reference}.json`);
    expect(JSON.parse(await readFile(join(outbox, 'accepted', name), 'utf8'))).toMatchObject({
      ...written,
      assignment: 'EX-1001',
    });

    await page.reload();
    expect(await messagesIn(outbox), 'reloading sends nothing').toEqual([name]);
  });

  test('with the keyboard alone I go through the form in its visible order and never reach the honeypot field', async ({
    page,
  }) => {
    await page.goto(pages.contact.path);
    await page.getByLabel('Your name').focus();
    for (const label of ['Work e-mail', 'Company (optional)', 'Message']) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  });
});

test('a browser can autofill my details, and the form has no fields but those it shows', async ({ request }) => {
  const html = await (await request.get(pages.contact.path)).text();
  const fields = elementsOf(parseHtml(html)).filter(({ tagName, properties: { type, tabIndex } }) => {
    return /^(?:input|textarea)$/.test(tagName) && type !== 'hidden' && tabIndex === undefined;
  });
  expect(fields.map(({ properties }) => [properties.name, properties.autoComplete?.toString()])).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['message', undefined],
  ]);
});

test('the form is not prefilled for an assignment that is not open', async ({ request }) => {
  expect(await (await request.get(contactPath('EX-1001'))).text()).toContain('name="assignment" value="EX-1001"');
  expect(await (await request.get(contactPath('Call +1 555'))).text()).not.toContain('Call');
});

// The form as it is first shown is among the pages that accessibility.spec.ts checks.
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'about an assignment, with every field invalid': async (page) => {
    await page.goto(contactPath('EX-1001'));
    await page.getByLabel('Company (optional)').fill('x'.repeat(201));
    await send(page);
    await expect(summary(page)).toBeFocused();
    await expect(page.getByText('Reference')).toContainText('EX-1001');
  },
  'with a message that could not be delivered': async (page) => {
    await page.goto(pages.contact.path);
    for (const [name, value] of Object.entries(written)) await page.locator(`#${name}`).fill(value);
    // The token of a form opened long ago, instead of waiting.
    const token = tokenOfAge(5 * 3600);
    await page.locator('input[name=form]').evaluate((input, value) => input.setAttribute('value', value), token);
    await send(page);
    await expect(summary(page)).toContainText('has not been sent yet');
  },
  confirmed: async (page) => {
    await page.goto('/contact/sent?ref=AAAA-1111');
  },
};
for (const [state, reach] of Object.entries(states)) {
  test(`the form, ${state}: axe finds nothing, and nothing is cut off at 320 px, light and dark`, async ({ page }) => {
    await reach(page);
    expect(await widthsAt(page, [320])).toEqual([320]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}
