import type { Page } from 'playwright/test';

/**
 * The errors in a page’s console and of its scripts, as they come from now on.
 */
export function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(message.text()),
  );
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
