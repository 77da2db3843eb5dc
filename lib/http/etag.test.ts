import { describe, expect, it } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';

describe('etagOf', () => {
  it('is a strong tag: a quoted string of safe characters', () => {
    expect(etagOf('text')).toMatch(/^"[\w-]{20,}"$/);
  });

  it('is equal for equal bytes and different for different ones', () => {
    expect(etagOf('Zürich')).toBe(etagOf(new TextEncoder().encode('Zürich')));
    expect(etagOf('a')).not.toBe(etagOf('b'));
  });
});

describe('matchesEtag', () => {
  const etag = '"abc-1"';

  const matching = ['"abc-1"', 'W/"abc-1"', '"x","abc-1" , W/"y"', '"with, comma", "abc-1"', '*', ' * '];
  it.each(matching)('%s matches', (ifNoneMatch) => {
    expect(matchesEtag(ifNoneMatch, etag)).toBe(true);
  });

  const others = [null, '', 'abc-1', '"abc"', '"abc-12"', '"ABC-1"', '"x", "y"', '"abc-1', '"*"'];
  it.each(others)('%s does not match', (ifNoneMatch) => {
    expect(matchesEtag(ifNoneMatch, etag)).toBe(false);
  });
});
