import { afterEach, describe, expect, it, vi } from 'vitest';
import { pages } from '@/lib/site.ts';

describe('the title of the home page', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each([
    ['a short name in full', 'Test Consulting', /· Test Consulting$/],
    ['a long name shortened', `${'Consulting and Sons of the North '.repeat(2)}Ltd`, /· Consulting and Sons.*…$/],
  ])('has at most 70 characters, with %s', async (_title, siteName, end) => {
    vi.stubEnv('BASE_URL', 'https://consulting.example');
    vi.stubEnv('SITE_NAME', siteName);
    const { generateMetadata } = await import('./page.tsx');
    const { absolute } = (await generateMetadata()).title as { absolute: string };
    expect(absolute).toMatch(end);
    expect(absolute.startsWith(pages.home.title)).toBe(true);
    expect(absolute.length).toBeLessThanOrEqual(70);
  });
});
