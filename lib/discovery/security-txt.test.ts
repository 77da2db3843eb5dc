import { describe, expect, it, vi } from 'vitest';
import { securityTxt } from './security-txt.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

const expiresOf = (now: string) => /^Expires: (.+)$/m.exec(securityTxt(new Date(now)))?.[1] ?? '';

describe('security.txt', () => {
  it('expires half a year after the day of the request, at an RFC 3339 time', () => {
    expect(expiresOf('2026-11-21T08:15:00Z')).toBe('2027-05-20T00:00:00Z');
  });

  it('is the same all day, so that its entity tag is too', () => {
    expect(securityTxt(new Date('2026-11-21T00:00:00Z'))).toBe(securityTxt(new Date('2026-11-21T23:59:59Z')));
    expect(securityTxt(new Date('2026-11-22T00:00:00Z'))).not.toBe(securityTxt(new Date('2026-11-21T23:59:59Z')));
  });

  it('has one Contact and one Expires, as RFC 9116 §2.5 demands', () => {
    const names = securityTxt()
      .trim()
      .split('\n')
      .map((line) => line.split(': ')[0]);
    expect(names.filter((name) => name === 'Contact')).toHaveLength(1);
    expect(names.filter((name) => name === 'Expires')).toHaveLength(1);
  });
});
