import { describe, expect, it } from 'vitest';
import { fromFeed } from './from-feed.ts';

const item = {
  id: 'A-1',
  name: 'Name',
  sector: 'Sector',
  context: 'Context',
  location: 'Place',
  timeline: 'Time',
  status: 'Matching',
  roles: [{ title: 'Role', tech_stack: 'Tech', languages: 'English', allocation: '50 %', price: '90 EUR' }],
};

const idsOf = (...ids: unknown[]) => fromFeed(ids.map((id) => ({ ...item, id }))).projects.map(({ id }) => id);

describe('fromFeed()', () => {
  it('gives an item that has all fields back as it is (control)', () => {
    expect(fromFeed([item])).toEqual({ projects: [item], invalid: 0, duplicates: 0, reasons: [] });
  });

  it('keeps the fields of PublicProject and drops every other, at both levels', () => {
    const more = {
      ...item,
      client: 'private',
      margin: 12,
      candidates: [{ name: 'private' }],
      toString: 'private',
      roles: [{ ...item.roles[0], notes: 'private', candidates: { deep: ['private'] } }],
    };
    expect(fromFeed([more]).projects).toEqual([item]);
  });

  it('takes no field from a prototype that a feed tries to set', () => {
    const text = JSON.stringify(item).replace('{', '{"__proto__":{"client":"private","sector":"private"},');
    const [project] = fromFeed([JSON.parse(text)]).projects;
    expect(project).toEqual(item);
    expect(Object.getPrototypeOf(project)).toBe(Object.prototype);
  });

  it.each([
    ['null', null],
    ['absence', undefined],
    ['an empty text', ''],
    ['white space', ' \n\t '],
    ['invisible characters', '\u200b\u2060\ufeff'],
  ])('takes %s for an optional field that is absent', (_title, value) => {
    const [project] = fromFeed([{ ...item, sector: value, roles: [{ title: 'Role', price: value }] }]).projects;
    expect(project).not.toHaveProperty('sector');
    expect(project?.roles).toEqual([{ title: 'Role' }]);
  });

  it.each([
    ['a number', 12, '12'],
    ['a fraction', 1.5, '1.5'],
    ['a negative zero', -0, '0'],
    ['slashes and percent signs', 'a/b%2Fc', 'a/b%2Fc'],
    ['emoji', '\u{1F680}', '\u{1F680}'],
    ['a name of Object.prototype', '__proto__', '__proto__'],
    ['dots that are not a dot segment', '...', '...'],
    ['spaces around it', '  A 1  ', 'A 1'],
    ['an unpaired surrogate', 'A\ud800', 'A\ufffd'],
    ['200 characters', 'x'.repeat(200), 'x'.repeat(200)],
  ])('keeps an id of %s', (_title, id, expected) => {
    expect(idsOf(id)).toEqual([expected]);
  });

  it.each([
    ['empty', ''],
    ['white space', ' '],
    ['invisible', '\u200d'],
    ['a dot segment', '.'],
    ['a double dot segment', '..'],
    ['a dot segment once its invisible characters are gone', '.\u200b.'],
    ['the address of another’s markdown', 'A-1.md'],
    ['the same in capitals', 'A-1.MD'],
    ['longer than 200 characters', 'x'.repeat(201)],
    ['a number that JSON can’t hold exactly', 2 ** 53],
    ['a number without an end', Number.POSITIVE_INFINITY],
    ['null', null],
    ['true', true],
    ['a list', ['A-1']],
    ['an object', { id: 'A-1' }],
  ])('drops and counts an item whose id is %s', (_title, id) => {
    expect(fromFeed([{ ...item, id }, item])).toMatchObject({ projects: [item], invalid: 1, duplicates: 0 });
  });

  it.each([
    ['null', null],
    ['a text', 'text'],
    ['a number', 1],
    ['a list', [item]],
    ['no name', { ...item, name: undefined }],
    ['an empty name', { ...item, name: ' ' }],
    ['a context that is an object', { ...item, context: { text: 'x' } }],
    ['no roles', { ...item, roles: undefined }],
    ['roles that are no list', { ...item, roles: { 0: item.roles[0] } }],
    ['a role without a title', { ...item, roles: [{ tech_stack: 'x' }] }],
    ['more than 200 roles', { ...item, roles: Array(201).fill({ title: 'Role' }) }],
    ['a role that is deeply nested', { ...item, roles: JSON.parse(`${'['.repeat(9_000)}${']'.repeat(9_000)}`) }],
  ])('drops and counts an item that is or has %s', (_title, value) => {
    expect(fromFeed([value, item])).toMatchObject({ projects: [item], invalid: 1 });
  });

  it('keeps the first of equal ids and counts the others, also when they differ in invisible characters only', () => {
    const second = { ...item, name: 'Second' };
    const result = fromFeed([item, second, { ...second, id: 'A\u200b-1' }]);
    expect(result).toMatchObject({ projects: [item], invalid: 0, duplicates: 2 });
  });

  it('says why in our own words and field names, five times at most', () => {
    const { reasons } = fromFeed(Array(9).fill({ ...item, name: 7, roles: [{ title: { upstream: 'words' } }] }));
    expect(reasons).toHaveLength(5);
    expect(reasons[0]).toBe('item 0: roles.0.title invalid_union');
    expect(reasons.join()).not.toContain('words');
  });
});
