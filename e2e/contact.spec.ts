import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { contactPath } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { violations } from './support/violations.ts';

const send = (page: Page) => page.getByRole('button', { name: /^Send (?:message|question)$/ }).click();
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

/** The names of the messages in an outbox. */
const messagesIn = async (outbox: string) => readdir(join(outbox, 'accepted')).catch(() => []);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

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
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

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
    await expect(page.getByText('About assignment')).toContainText('EX-1001');
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

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message received');
    const reference = await page.getByRole('main').locator('strong').innerText();
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
  expect(text).toContain('sales@example.org');
  expect(text).not.toContain('Send message');
});

test('the form is not prefilled for an assignment that is not open', async ({ request }) => {
  expect(await (await request.get(contactPath('EX-1001'))).text()).toContain('name="assignment" value="EX-1001"');
  expect(await (await request.get(contactPath('Call +1 555'))).text()).not.toContain('Call');
});

test('a confirmation address with a malformed reference is 404', async ({ request }) => {
  expect((await request.get('/contact/sent?ref=AAAA-1111')).status()).toBe(200);
  for (const query of ['', '?ref=', '?ref=AAAA', '?ref=<b>hello</b>']) {
    expect((await request.get(`/contact/sent${query}`)).status(), query).toBe(404);
  }
});

// The form as it is first shown is among the pages that accessibility.spec.ts checks.
test.describe('in each state of the form', () => {
  const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'about an assignment, with every field invalid': async (page) => {
      await page.goto(contactPath('EX-1001'));
      await page.getByLabel('Company (optional)').fill('x'.repeat(201));
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expect(page.getByText('About assignment')).toContainText('EX-1001');
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

for (const [title, form, headers, status, says] of [
  // Issued in the future, by less than clocks differ, so that a slow machine can’t make it old enough.
  ['sent faster than a person can write', () => ({ form: tokenOfAge(-4) }), {}, 422, 'faster than anyone can type'],
  ['open for hours', () => ({ form: tokenOfAge(5 * 3600) }), {}, 422, 'open for too long'],
  ['with the hidden field filled in', () => ({ extra: 'https://spam.example' }), {}, 422, 'looked automated'],
  ['from a page of another site', () => ({}), { Origin: 'https://evil.example' }, 403, 'sent from another website'],
] as const) {
  test(`a form ${title} is not accepted; it comes back with everything typed, ready to send again, and with the e-mail address`, async ({
    request,
    outbox,
  }) => {
    const before = await messagesIn(outbox);
    const response = await post(request, form(), headers);
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toContain(says);
    expect(html).toContain('href="mailto:sales@example.org?body=');
    expect(html).toContain('Two people from May.\n');
    expect(html).toMatch(/<input id="extra"[^>]*name="extra"\/>/);
    expect(await messagesIn(outbox)).toEqual(before);
    expect((await post(request, {})).status(), 'control').toBe(303);
    expect(await messagesIn(outbox), 'control').toHaveLength(before.length + 1);
  });
}

test('the eleventh message from one address is refused with a time to try again and its text kept; other addresses can still send', async ({
  request,
}) => {
  const form = tokenOfAge(30);
  const flood = { 'X-Forwarded-For': '198.51.100.1' };
  for (let sent = 1; sent <= 10; sent += 1) expect((await post(request, { form }, flood)).status()).toBe(303);
  const refused = await post(request, { form }, flood);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Two people from May.');
  expect((await post(request, { form })).status(), 'another address').toBe(303);
});

test('a body over 64 KiB is 413, with or without Content-Length; the longest message fits', async ({
  request,
  site,
}) => {
  const announced = await post(request, { message: 'x'.repeat(64 * 1024) });
  expect(announced.status()).toBe(413);
  expect(await announced.text()).toContain('Your message is too large');
  const body = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 40; piece += 1) controller.enqueue(new Uint8Array(4096).fill(120));
      controller.close();
    },
  });
  const streamed = await fetch(`${site.url}${pages.contact.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  await streamed.text();
  // Characters that take nine bytes each in a form.
  expect((await post(request, { message: '漢'.repeat(5_000) })).status()).toBe(303);
});

test('a form without a token of this site is 422, a body that is no form 415, and another method 405', async ({
  request,
  outbox,
}) => {
  const before = await messagesIn(outbox);
  for (const form of ['', `${Date.now().toString(36)}.x.y`, tokenOfAge(30).replace(/.$/, '-')]) {
    const response = await post(request, { form });
    expect([response.status(), response.headers()['content-type']]).toEqual([422, 'text/plain; charset=utf-8']);
    expect(await response.text()).toContain('sales@example.org');
  }
  const json = await request.post(pages.contact.path, { data: { message: 'x' } });
  expect(json.status()).toBe(415);
  expect(await messagesIn(outbox)).toEqual(before);
  const put = await request.put(pages.contact.path);
  expect(put.status()).toBe(405);
  expect(put.headers().allow).toBe('GET, HEAD, POST, OPTIONS');
  expect((await request.head(pages.contact.path)).status()).toBe(200);
});

test('a full outbox is logged and reported to the visitor, who keeps the text', async ({ request, site, outbox }) => {
  const failed = join(outbox, 'failed');
  await mkdir(failed, { recursive: true });
  const names = Array.from({ length: 1_000 }, (_, at) => join(failed, `${1000 + at}.abcdefghijklmnop.AAAA-1111.json`));
  await Promise.all(names.map((name) => writeFile(name, '{}')));
  try {
    const response = await post(request, {});
    expect(response.status()).toBe(503);
    const html = await response.text();
    expect(html).toContain('more messages than usual');
    expect(html).toContain('Two people from May.');
    expect(site.log()).toContain('"event":"contact_outbox_full"');
  } finally {
    await rm(failed, { recursive: true });
  }
  expect((await post(request, {})).status(), 'control').toBe(303);
});

test('where messages can be neither stored nor mailed, the page shows the e-mail address and no form', async ({
  playwright,
}) => {
  const own = await startSite({
    CONTACT_OUTBOX: 'package.json/not-a-folder',
    CONTACT_SECRET,
    SALES_EMAIL: 'sales@example.org',
  });
  const request = await playwright.request.newContext({ baseURL: own.url });
  try {
    const shown = await (await request.get(pages.contact.path)).text();
    expect(shown).not.toContain('<form');
    expect(shown).toContain('href="mailto:sales@example.org"');
    const posted = await post(request, {});
    expect(posted.status()).toBe(503);
    expect(await posted.text()).toContain('Two people from May.');
  } finally {
    await request.dispose();
    await own.stop();
  }
});

test('while the outbox’s disk hangs, readers are answered, a form comes back with its text and the e-mail address, and the process can be ended', async ({
  playwright,
}) => {
  test.skip(process.platform === 'win32', 'there are no FIFOs');
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = join(folder, 'outbox');
  const own = await startSite({
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_OUTBOX: outbox,
    CONTACT_SECRET,
    SALES_EMAIL: 'sales@example.org',
  });
  const request = await playwright.request.newContext({ baseURL: own.url });
  try {
    expect((await post(request, {})).status(), 'control').toBe(303);
    await expect.poll(() => own.log()).toContain('"event":"contact_message_waiting"');
    await expect.poll(() => messagesIn(outbox)).toHaveLength(1);
    // Reading a FIFO hangs until somebody writes to it. This one is in the place of the message, which is tried again.
    for (const name of await messagesIn(outbox)) {
      await rm(join(outbox, 'accepted', name));
      execFileSync('mkfifo', [join(outbox, 'accepted', name)]);
    }
    await expect.poll(() => own.log()).toContain('"event":"contact_outbox_failed","reason":"ETIMEDOUT"');
    for (let read = 0; read < 5; read += 1) {
      for (const path of ['/', `${pages.openProjects.path}?q=${read}`, pages.privacy.path, '/none-such', '/llms.txt']) {
        expect((await request.get(path, { timeout: 5_000 })).status(), path).toBe(path === '/none-such' ? 404 : 200);
      }
    }
    for (const form of [tokenOfAge(30), tokenOfAge(31)]) {
      const response = await post(request, { form });
      expect(response.status()).toBe(503);
      const html = await response.text();
      expect(html).toContain('please assume that it was not');
      expect(html).toContain('Two people from May.\n&lt;b&gt;');
      expect(html).toContain('href="mailto:sales@example.org?body=Two%20people');
    }
    process.kill(own.pid, 'SIGTERM');
    await expect.poll(() => isRunning(own.pid), { timeout: 15_000 }).toBe(false);
  } finally {
    await request.dispose();
    await own.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
