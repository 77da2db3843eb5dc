import { describe, expect, it } from 'vitest';
import { FeedFailure } from './feed-content.ts';
import { createPace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { nextLink, parsePage } from './parse-page.ts';

const pageOf = async (text: string) => parsePage((await parseBody(text, [], createPace(60))).value);
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('parsePage()', () => {
  it.each([
    ['an array', '[1,2]', [1, 2]],
    ['an object with projects', '{"generated":"now","projects":[1]}', [1]],
    ['an empty list, which is valid', '[]', []],
  ])('returns the items of %s', async (_title, text, expected) => {
    expect(await pageOf(text)).toEqual({ items: expected, next: undefined });
  });

  it('survives deep nesting', async () => {
    expect((await pageOf(deep(200_000))).items).toHaveLength(1);
  });

  it.each([
    ['a truncated array', '[{"id":1},'],
    ['null', 'null'],
    ['an object without projects', '{"items":[]}'],
    ['an object whose projects are not an array', '{"projects":{"0":{}}}'],
    ['an object whose prototype would have projects', '{"__proto__":{"projects":[1]}}'],
    ['deep nesting that does not end', '['.repeat(200_000)],
  ])('rejects %s without repeating it', async (_title, text) => {
    await expect(pageOf(text)).rejects.toThrow(FeedFailure);
    await expect(pageOf(text)).rejects.toThrow(/^the body is (not JSON|neither an array nor an object with an array)/);
  });
});

describe('nextLink()', () => {
  it.each([
    ['a relation without quotes', '<?page=2>;rel=next', '?page=2'],
    ['capitals', '<?page=2>; REL="Next"', '?page=2'],
    ['several relations of one link', '<?page=2>; rel="last next"', '?page=2'],
    ['other links around it', '<?page=1>; rel="prev", <?page=3>; rel="next", <?page=9>; rel="last"', '?page=3'],
    ['commas and semicolons in the address', '<?a=1,2;b=3>; rel="next"', '?a=1,2;b=3'],
    ['a link in a quoted parameter', '<?a>; title="x, <?b>; rel=\\"next\\""; rel=prev, <?c>; rel=next', '?c'],
    ['parameters without a value', '<?page=2>; crossorigin; rel="next"', '?page=2'],
    ['white space everywhere', ' < ?page=2 > ; rel = "next" ', '?page=2'],
    ['two of them: the first', '<?a>; rel=next, <?b>; rel=next', '?a'],
  ])('finds the next page with %s', (_title, field, expected) => {
    expect(nextLink(field)).toBe(expected);
  });

  it.each([
    ['no header', null],
    ['a relation that only starts with next', '<?page=2>; rel="next-archive"'],
    ['a second relation parameter, which does not count', '<?page=2>; rel=prev; rel=next'],
    ['a link about another resource', '<?page=2>; rel="next"; anchor="/other"'],
    ['the relation in a title', '<?page=2>; title="rel=next"'],
    ['no address', '; rel="next"'],
    ['an unterminated address', '<?page=2; rel="next"'],
    ['nonsense', ';;;,,,===<<<>>>"'],
  ])('finds none in %s', (_title, field) => {
    expect(nextLink(field)).toBeNull();
  });

  it.each(['<', '"', '<a', '"\\', ' ', ';'])('parses a header of nothing but %s quickly', (part) => {
    expect(nextLink(part.repeat(16_000))).toBeNull();
  });
});
