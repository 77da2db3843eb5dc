import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds on a page. It looks in the page alone: the checker's other mode opens a second page for the frames of the
 * first, and these pages have none.
 */
export async function violations(page: Page): Promise<string[]> {
  const checker = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await checker.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
