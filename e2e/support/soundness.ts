import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright/test';

// The checker’s recommended rules, including those for whole documents.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'aria-label-misuse': 'error' },
});

/** What html-validate finds in a document, a line each. */
export const htmlFaults = async (html: string): Promise<string[]> =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    ),
  );

/**
 * What axe finds on a page. It looks in the page alone: the checker's other
 * mode opens a second page for the frames of the first, and these pages have
 * none.
 */
export async function violations(page: Page): Promise<string[]> {
  const checker = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const results = await checker.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/**
 * How wide a page is at each of these widths of a window. If nothing is cut
 * off, these are the same.
 */
export async function widthsAt(
  page: Page,
  widths: readonly number[],
): Promise<number[]> {
  const scrollWidths: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    scrollWidths.push(
      await page.evaluate(() => document.documentElement.scrollWidth),
    );
  }
  return scrollWidths;
}
