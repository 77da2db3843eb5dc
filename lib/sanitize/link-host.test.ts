import { expect, it } from 'vitest';
import { ownBy } from './addresses.ts';
import { hostBehind, linkAddress } from './link-host.ts';

const REAL = 'https://www.evil.example/apply';
const MAIL = 'mailto:jobs@b.example?subject=a@c.example';

it.each([
  ...[
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
  ].map((text): [string, string, string] => [text, REAL, ' (evil.example)']),
  ...[REAL, 'Evil.example', ' www.evil.example\u200b '].map(
    (text): [string, string, string] => [text, REAL, ''],
  ),
  ['Write to us', MAIL, ' (b.example)'],
  ['jobs@b.example', MAIL, ''],
])(
  'behind a link “%s” to %s stands the host that it leads to, unless it is the text: “%s”',
  (text, href, expected) => {
    expect(hostBehind(text, href)).toBe(expected);
  },
);

it.each([
  ['mailto:a@b.example?body=<b>', 'mailto:a@b.example?body=%3Cb%3E'],
  [
    ' https://b.example/<b>?<c>#<d>',
    'https://b.example/%3Cb%3E?%3Cc%3E#%3Cd%3E',
  ],
  ['mailto:a@b.example,c@d.example', null],
  ['javascript:alert(1)', null],
  ['http://b.example/', null],
  [undefined, null],
])('the address of a link to %s is %s', (href, expected) => {
  expect(linkAddress(href, ownBy('a@b.example'))).toBe(expected);
});
