import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const baseUrl = 'https://www.example.org';

describe('isSameOrigin', () => {
  it.each([
    ['a browser says same-origin', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['the visitor opened it', { 'Sec-Fetch-Site': 'none' }, true],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: baseUrl }, false],
    ['two words that contradict', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, false],
    ['an opaque origin that claims to be ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, false],
    ['an older browser with our origin', { Origin: baseUrl }, true],
    ['an older browser with another', { Origin: 'https://www.example.com' }, false],
    ['our host with another scheme behind a proxy', { Origin: 'http://site.internal', Host: 'site.internal' }, true],
    ['an opaque origin', { Origin: 'null', Host: 'null' }, false],
    ['a lookalike', { Origin: 'https://www.example.org.evil.example' }, false],
    ['not a browser', {}, true],
  ])('%s: %o is %s', (_title, headers, expected) => {
    expect(isSameOrigin({ headers: new Headers(headers as Record<string, string>) }, baseUrl)).toBe(expected);
  });
});
