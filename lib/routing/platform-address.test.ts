import { describe, expect, it } from 'vitest';
import { MARKDOWN_RENDERER, NO_PAGE } from '../site.ts';
import { isCachedByRule, ONCE, platformAddress } from './platform-address.ts';

const routed = (path: string, search: string, page: string, rewrite?: string, isKept = true) =>
  platformAddress({ path, search, page, rewrite, isCacheable: isKept });

describe('platformAddress()', () => {
  it.each<[string, string, string, string | undefined, string | undefined]>([
    ['/services', '', '/services', undefined, undefined],
    ['/services', '?utm=x', '/services', undefined, '/services'],
    ['/open-projects', '?x=1&q=java', '/open-projects?q=java', undefined, '/open-projects?q=java'],
    ['/services', '?utm=x', '/services', `${MARKDOWN_RENDERER}/services`, `${MARKDOWN_RENDERER}/services`],
    ['/services.md', '?utm=x', '/services', `${MARKDOWN_RENDERER}/services`, `${MARKDOWN_RENDERER}/services?utm=x`],
    ['/contact', '?assignment=A-1', '/contact', undefined, undefined],
    ['/team', '?x=1', '/team?x=1', undefined, undefined],
  ])(
    'what may be kept has one address: %s%s (page %s, rewritten to %s) goes to %s',
    (path, search, page, rewrite, to) => {
      expect(routed(path, search, page, rewrite)).toBe(to);
    },
  );

  it.each([
    ['/open-projects/A-1', NO_PAGE],
    ['/', undefined],
    ['/open-projects', `${MARKDOWN_RENDERER}/open-projects`],
  ])('what must not be kept of %s goes to an address that nobody requests again', (path, rewrite) => {
    const [first, second] = [1, 2].map(() => routed(path, '?q=x', path, rewrite, false) ?? '');
    expect(first).toMatch(new RegExp(`^${rewrite ?? path}\\?q=x&${ONCE}=[-0-9a-f]{36}$`));
    expect(second).not.toBe(first);
  });

  it('a page without a rule keeps its address', () => {
    for (const path of ['/contact', '/contact/sent', '/team']) {
      expect(isCachedByRule(path), path).toBe(false);
      expect(routed(path, '?x=1', path, undefined, false)).toBeUndefined();
    }
    expect(routed('/no-such', '?x=1', '/no-such', NO_PAGE, false)).toBe(`${NO_PAGE}?x=1`);
  });
});
