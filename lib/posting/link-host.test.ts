import { describe, expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { hostBehind, linkAddress } from './link-host.ts';

const REAL = 'https://www.evil.example/apply';

describe('behind a link stands the host that it leads to', () => {
  it.each([
    'Apply here',
    'https://good.example/login',
    'good.example',
    'evil.example.good.example',
    'jobs.evil.example',
    '→good.example',
    'good．example',
    '“good.example”',
    'good\u200b.example',
    'evil.example good.example',
    'https://good.example@evil.example/',
    'good.example/@evil.example',
    'https://evil.example@good.example/',
  ])('if its text is “%s”', (text) => {
    expect(hostBehind(text, REAL)).toBe(' (evil.example)');
  });

  it.each([
    'https://evil.example/other',
    'http://www.evil.example',
    'Evil.example',
    ' evil．example/?a#b ',
    'a@evil.example',
  ])('unless its text is an address of that host: “%s”', (text) => {
    expect(hostBehind(text, REAL)).toBe('');
  });

  it('also behind a link to a mailbox', () => {
    expect(hostBehind('Write to us', 'mailto:jobs@b.example?subject=a@c.example')).toBe(' (b.example)');
    expect(hostBehind('jobs@b.example', 'mailto:jobs@b.example?subject=x')).toBe('');
  });

  it('in the text and in the HTML of a posting', () => {
    const link = `<a href="${REAL}"><b>https://good</b>.example/login</a>`;
    const [project] = translateAll([{ id: '1', name: 'N', context: `<ul><li>${link} x</li></ul>` }]).projects;
    expect(project?.context).toBe('- https://good.example/login (evil.example) x');
    expect(project?.posting).toBe(
      `<ul><li><a href="${REAL}" rel="nofollow noopener"><strong>https://good</strong>.example/login</a> (evil.example) x</li></ul>`,
    );
  });
});

it('the address of a link has no angle brackets', () => {
  expect(linkAddress('mailto:a@b.example?body=<b>')).toBe('mailto:a@b.example?body=%3Cb%3E');
  expect(linkAddress('https://b.example/<b>?<c>#<d>')).not.toMatch(/[<>]/);
  expect(linkAddress('mailto:a@b.example,c@d.example')).toBeNull();
  expect(linkAddress('javascript:alert(1)')).toBeNull();
});
