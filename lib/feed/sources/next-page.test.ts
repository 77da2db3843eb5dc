import { expect, it } from 'vitest';
import { nextLink } from './next-page.ts';

it.each<[string, string, string?]>([
  ['a relation without quotes', '<?page=2>;rel=next', '?page=2'],
  ['capitals', '<?page=2>; REL="Next"', '?page=2'],
  ['several relations of one link', '<?page=2>; rel="last next"', '?page=2'],
  [
    'other links around it',
    '<?page=1>; rel="prev", <?page=3>; rel="next", <?page=9>; rel="last"',
    '?page=3',
  ],
  [
    'commas and semicolons in the address',
    '<?a=1,2;b=3>; rel="next"',
    '?a=1,2;b=3',
  ],
  [
    'white space and other parameters',
    ' <?page=2> ; title="x" ; rel = "next" ',
    '?page=2',
  ],
  ['two of them: the first', '<?a>; rel=next, <?b>; rel=next', '?a'],
  ['nothing', ''],
  ['a relation that only starts with next', '<?page=2>; rel="next-archive"'],
  [
    'a second relation parameter, which does not count',
    '<?page=2>; rel=prev; rel=next',
  ],
  ['no address', '; rel="next"'],
  ...['<', '"', '<a', ', ', ' ', ';'].map((part): [string, string] => [
    `only ${part}`,
    part.repeat(16_000),
  ]),
])('a Link header with %s', (_title, field, expected) => {
  expect(nextLink(field)).toBe(expected);
});
