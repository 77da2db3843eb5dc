import { expect, type Page } from 'playwright/test';
import { t } from '../../lib/content/messages.ts';
import { shownPages } from '../../lib/content/pages.ts';
import { contactPath, messageSentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';

const list = pages.openProjects.path;

/** The form with every field invalid. */
async function sendNothing(page: Page) {
  await page.getByLabel(t('contact.fields.company')).fill('x'.repeat(201));
  await page.locator('.contact-form').getByRole('button').click();
  await expect(
    page.getByRole('alert', { name: t('contact.problem') }),
  ).toBeFocused();
}

/**
 * What is checked for accessibility: an address of each kind of page, and for
 * some what has to be done there first.
 */
export const lookedAt: readonly (readonly [
  address: string,
  reach?: (page: Page) => Promise<void>,
])[] = [
  ...shownPages.map(({ path }) => [path as string] as const),
  [`${list}/EX-1003`],
  [`${list}/2001`],
  [`${list}?technology=Python&q=developers`],
  [`${list}?q=kubbernetis`],
  [`${list}?technology=COBOL&location=FI`],
  [`${list}/gone`],
  ['/nothing'],
  [messageSentPath('AAAA-1111')],
  [contactPath({ assignment: 'EX-1001' }), sendNothing],
];
