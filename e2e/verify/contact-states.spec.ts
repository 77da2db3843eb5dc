import type { Page } from 'playwright/test';
import { contactPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { tokenOfAge, written } from '../support/contact.ts';
import { violations, widthsAt } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

const send = (page: Page) => page.getByRole('button', { name: /^Send (?:message|question)$/ }).click();
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

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
