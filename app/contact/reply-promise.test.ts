import { expect, it, vi } from 'vitest';
import { messageSentPath } from '@/lib/addresses.ts';
import { pages } from '@/lib/site.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

/** The contact page and the confirmation as markdown, for an operator who promises this. */
async function pagesWith(replyPromise: string | null): Promise<readonly string[]> {
  vi.resetModules();
  vi.doMock('@/lib/content/contact.ts', async (original) => ({ ...(await original<object>()), replyPromise }));
  const { markdownPage } = await import('../md/markdown-page.ts');
  const found = [pages.contact.path, pages.services.path, messageSentPath('AAAA-1111')].map((path) =>
    markdownPage(path),
  );
  return (await Promise.all(found)).map(({ text }) => text);
}

it('a promised time of reply stands on the contact page, where we ask clients to write, and on the confirmation', async () => {
  const promise = 'We reply within one working day.';
  for (const text of await pagesWith(promise)) expect(text).toContain(promise);
  for (const text of await pagesWith(null)) expect(text, 'control').not.toMatch(/working day|null/);
});
