import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { contactPath, pages } from '../lib/site.ts';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { type Site, startSite } from './support/site.ts';

type Shared = { readonly outbox: string; readonly site: Site };

/** A site without a mail server: messages go to a folder. */
const test = base.extend<object, Shared>({
  outbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
      await use(join(folder, 'outbox'));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ outbox }, use) => {
      const site = await startSite({ CONTACT_OUTBOX: outbox, CONTACT_SECRET, TRUSTED_PROXIES: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

/** Gives the form the token of one opened long enough ago, instead of waiting. */
async function asIfOpenedFor(page: Page, seconds: number) {
  await page
    .locator('input[name=form]')
    .evaluate((input, value) => input.setAttribute('value', value), tokenOfAge(seconds));
}

/** Expects no axe violation and no horizontal scrolling at 320 px, in both themes. */
async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('I ask about an assignment, see what is missing, correct it and get a reference number', async ({
    page,
    outbox,
  }) => {
    await page.goto('/open-projects/EX-1001');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByText('About assignment')).toContainText('EX-1001');
    await page.getByLabel('Company (optional)').fill(written.company);
    await page.getByLabel('Work e-mail').fill('renee at buyer');
    await page.getByLabel('Message').fill(written.message);
    await send(page);

    await expect(page).toHaveTitle(/^Error: Contact/);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an e-mail address in the correct format, like name@example.com',
    ]);
    await expect(page.getByLabel('Message')).toHaveValue(written.message);
    await expect(page.getByLabel('Company (optional)')).toHaveValue(written.company);
    await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription(
      'We will reply to this address. Error: Enter an e-mail address in the correct format, like name@example.com',
    );

    await page.getByRole('link', { name: 'Enter your name' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type(written.name);
    await page.getByLabel('Work e-mail').fill(written.email);
    // A form sent within two seconds is refused.
    await page.waitForTimeout(2_000);
    await send(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message received');
    const reference = await page.getByRole('main').locator('strong').innerText();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(JSON.parse(await readFile(join(outbox, `${reference}.json`), 'utf8'))).toMatchObject({
      ...written,
      assignment: 'EX-1001',
    });

    await page.reload();
    const messages = (await readdir(outbox)).filter((name) => name.endsWith('.json'));
    expect(messages, 'reloading sends nothing').toEqual([`${reference}.json`]);
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

test('a browser can autofill my details, and the form has no fields but those it shows', async ({ page }) => {
  await page.goto(pages.contact.path);
  const fields = await page.locator('form.contact-form :is(input, textarea):not([type=hidden], [tabindex])').all();
  const tokens = await Promise.all(
    fields.map(async (field) => [await field.getAttribute('name'), await field.getAttribute('autocomplete')]),
  );
  expect(tokens).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['message', null],
  ]);
});

test('the form sets no cookie and is not stored by shared caches; the markdown gives the e-mail address instead', async ({
  request,
}) => {
  const html = await request.get(pages.contact.path);
  expect(html.headers()['set-cookie']).toBeUndefined();
  expect(html.headers()['cache-control']).toBe('private, no-cache');
  expect(html.headers().vary).toContain('Accept');
  const markdown = await request.get(pages.contact.path, { headers: { Accept: 'text/markdown' } });
  expect(markdown.headers()['cache-control']).toMatch(/^public/);
  const text = await markdown.text();
  expect(text).toContain('sales@example.com');
  expect(text).not.toContain('Send message');
});

test('the form is not prefilled for an assignment that is not open', { tag: '@layer' }, async ({ request }) => {
  expect(await (await request.get(contactPath('EX-1001'))).text()).toContain('name="assignment" value="EX-1001"');
  expect(await (await request.get(contactPath('Call +1 555'))).text()).not.toContain('Call');
});

test('a confirmation address with a malformed reference is 404', async ({ request }) => {
  expect((await request.get('/contact/sent?ref=AAAA-1111')).status()).toBe(200);
  for (const query of ['', '?ref=', '?ref=AAAA', '?ref=<b>hello</b>']) {
    expect((await request.get(`/contact/sent${query}`)).status(), query).toBe(404);
  }
});

test('a message with the honeypot field filled in is quarantined, not lost, and its sender is asked to send it again', {
  tag: '@layer',
}, async ({ request, outbox }) => {
  const answer = await post(request, { extra: 'x', message: 'Looks automated.' });
  expect(answer.status()).toBe(422);
  const [file = 'none'] = await readdir(join(outbox, 'quarantine'));
  expect(JSON.parse(await readFile(join(outbox, 'quarantine', file), 'utf8'))).toMatchObject({
    message: 'Looks automated.',
  });
});

test.describe('in each state of the form', () => {
  const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    empty: async (page) => {
      await page.goto(pages.contact.path);
    },
    'about an assignment': async (page) => {
      await page.goto(contactPath('EX-1001'));
    },
    'with every field invalid': async (page) => {
      await page.goto(pages.contact.path);
      await page.getByLabel('Company (optional)').fill('x'.repeat(201));
      await send(page);
      await expect(summary(page)).toBeFocused();
    },
    'with a message that could not be delivered': async (page) => {
      await page.goto(pages.contact.path);
      for (const [name, value] of Object.entries(written)) await page.locator(`#${name}`).fill(value);
      await asIfOpenedFor(page, 5 * 3600);
      await send(page);
      await expect(summary(page)).toContainText('has not been sent yet');
    },
    confirmed: async (page) => {
      await page.goto('/contact/sent?ref=AAAA-1111');
    },
  };
  for (const [state, reach] of Object.entries(states)) {
    test(`${state}, axe finds nothing, and nothing is cut off at 320 px, light and dark`, async ({ page }) => {
      await reach(page);
      await expectAccessible(page);
    });
  }
});

test('when the outbox can no longer be written, the page doesn’t claim that anything was sent', {
  tag: '@layer',
}, async ({ request, outbox }) => {
  await rm(outbox, { recursive: true, force: true });
  await writeFile(outbox, 'a file in its place');
  const answer = await post(request, {});
  expect(answer.status()).toBe(503);
  expect(await answer.text()).toContain('please assume that it was not');
  await rm(outbox);
  expect((await post(request, {})).status(), 'control').toBe(303);
});

test('where messages can be neither stored nor mailed, the page shows the e-mail address and no form', async ({
  page,
  playwright,
}) => {
  const site = await startSite({ CONTACT_OUTBOX: 'package.json/not-a-folder', SALES_EMAIL: 'sales@example.org' });
  const request = await playwright.request.newContext({ baseURL: site.url });
  try {
    const html = await (await request.get(pages.contact.path)).text();
    expect(html).toContain('href="mailto:sales@example.org"');
    expect(html).not.toContain('<form');
    await page.goto(`${site.url}${pages.contact.path}`);
    await expectAccessible(page);
    const posted = await post(request, {});
    expect(posted.status()).not.toBe(303);
    expect(await posted.text()).toContain('Two people from May.');
  } finally {
    await request.dispose();
    await site.stop();
  }
});
