import { describe, expect, it } from 'vitest';
import example from './example-feed.json' with { type: 'json' };
import { translateAll } from './translate.ts';

const item = {
  id: 'A-1',
  name: 'Name',
  sector: 'Sector',
  context: 'Context',
  location: 'Place',
  timeline: 'Time',
  status: 'Matching',
  roles: [{ title: 'Role', tech_stack: 'Tech', languages: 'English', allocation: '50%', price: '90 EUR' }],
};

/** A translation in which nothing is left out. */
const whole = (projects: readonly unknown[]) =>
  ({ items: projects.length, projects, dropped: [], duplicates: 0, ignored: [] }) as const;

describe('translateAll()', () => {
  it('keeps the fields of PublicProject and drops all others, at both levels, and those of a prototype', () => {
    expect(translateAll([item])).toEqual(whole([item]));
    const roles = [{ ...item.roles[0], notes: 'private', candidates: { deep: ['private'] } }];
    const more = { ...item, client: 'private', candidates: [{ name: 'private' }], toString: 'private', roles };
    const text = JSON.stringify(more).replace('{', '{"__proto__":{"client":"private","sector":"private"},');
    const [project] = translateAll([JSON.parse(text)]).projects;
    expect(project).toEqual(item);
    expect(Object.getPrototypeOf(project)).toBe(Object.prototype);
  });

  it.each([null, undefined, '', '\u200b\u2060\ufeff'])('treats %j as a fact that is not stated', (value) => {
    const facts = { sector: value, context: value, location: value, timeline: value, status: value };
    const { projects, dropped } = translateAll([
      { ...item, ...facts, roles: [{ title: 'Role', price: value }] },
      { ...item, id: 'A-2', roles: value },
    ]);
    expect(dropped).toEqual([]);
    const nothing = { context: '', location: '', timeline: '', status: '', roles: [{ title: 'Role' }] };
    expect(projects[0]).toEqual({ id: item.id, name: item.name, ...nothing });
    expect(projects[1]?.roles).toEqual([]);
  });

  it.each<[unknown, string | null]>([
    [12, '12'],
    [-0, '0'],
    ['a/b%2Fc', 'a/b%2Fc'],
    ['...', '...'],
    ['  A 1  ', 'A 1'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), null],
    [' ', null],
    // A dot segment without its invisible characters, and the markdown address of another assignment.
    ['.\u200b.', null],
    ['A-1.md', null],
    // JavaScript can’t represent it exactly.
    [2 ** 53, null],
  ])('the id %j is %s', (id, expected) => {
    const { projects, dropped } = translateAll([{ ...item, id }]);
    expect([projects[0]?.id ?? null, dropped.length]).toEqual([expected, expected === null ? 1 : 0]);
  });

  const nested = JSON.parse(`${'['.repeat(9_000)}${']'.repeat(9_000)}`);
  const title = { title: 'Role' };
  const roles = [title];
  const many = (count: number) => ({ roles: Array(count).fill(title) });
  const posted = '2024-11-03';
  const NO_DATE = 'posted is not a date from 2000 until today';
  const times = { posted: '2024-11-03T08:00:00-05:00', updated: '2024-11-05T08:00:00Z' };
  const facts = { country: 'DE', start: '2027-01', apply_by: '2026-12-15', apply_url: 'https://jobs.example/1' };
  const apply = (apply_url: unknown) =>
    [`an address to apply that is ${apply_url}`, { apply_url }, {}, 'apply_url is not an https address'] as const;
  it.each<readonly [string, object, expected: object, reported: string]>([
    ['a context of HTML', { context: '<ul><li>a</li></ul>' }, { context: '- a', posting: '<ul><li>a</li></ul>' }, ''],
    ['a list of paragraphs', { context: ['One', 'Two'] }, { context: 'One\n\nTwo' }, ''],
    ['text with character references', { context: 'R&amp;D &lt;b&gt;' }, { context: 'R&amp;D &lt;b&gt;' }, ''],
    ['a list with an object in it', { location: ['Bonn', {}] }, { location: 'Bonn' }, 'location is not a text'],
    ['a list with numbers, gaps and blanks', { sector: ['C', 17, null, '', ' '] }, { sector: 'C, 17' }, ''],
    ['a role without a title', { roles: [{ price: 'x' }, title] }, { roles }, 'roles.0.title is missing'],
    ['a role that is deeply nested', { roles: [title, nested] }, { roles }, 'roles.1.title is missing'],
    ['a role with a broken part', { roles: { ...title, price: {} } }, { roles }, 'roles.0.price is not a text'],
    ['roles that are an object', { roles: { 0: title } }, { roles: [] }, 'roles.0.title is missing'],
    ['a role in words', { roles: ['Role'] }, { roles }, ''],
    ['more than 200 roles', many(201), many(200), 'roles has more than 200 entries'],
    ['a day', { posted }, { posted }, ''],
    ['times', { ...times, updated: ' 2024-11-05t08:00:00z ' }, times, ''],
    ['no dates', { posted: null, updated: '' }, {}, ''],
    ['a date that is a number', { posted: 1_794_182_400_000 }, {}, NO_DATE],
    ['a date in the future', { posted: '2999-01-01' }, {}, NO_DATE],
    ['the zero of a computer', { posted: '1970-01-01T00:00:00Z' }, {}, NO_DATE],
    ['a change before it was posted', { posted, updated: '2024-11-02' }, { posted }, 'updated is before posted'],
    ['facts, and where to apply', facts, facts, ''],
    ['a country in words', { country: 'Germany' }, { country: 'DE' }, ''],
    ['countries with commas', { country: 'de, AT,DE' }, { country: 'DE, AT' }, ''],
    ['a list of countries', { country: ['DE', 'Sweden', null] }, { country: 'DE, SE' }, ''],
    ['no country', { country: ['DE', 'Europe'] }, {}, 'country is not a country code (ISO 3166-1)'],
    ['a day as people write it', { posted: '3. Nov. 2024' }, { posted }, ''],
    ['a start in words', { start: 'soon' }, {}, 'start is not “now” or a month such as 2027-01'],
    ['a day that no month has', { apply_by: '2026-13-01' }, {}, 'apply_by is not a day such as 2026-12-15'],
    ...['http://jobs.example/1', 'https://user@jobs.example', 'https://:secret@jobs.example', 'soon', 5].map(apply),
  ])('keeps what is readable of an item with %s, and reports the rest', (_title, given, expected, reported) => {
    const { projects, dropped, ignored } = translateAll([{ ...item, ...given }]);
    expect({ projects, dropped }).toEqual({ projects: [{ ...item, ...expected }], dropped: [] });
    expect(ignored.map(({ field, reason }) => `${field} ${reason}`).join()).toBe(reported);
    expect(ignored.every(({ index, id }) => index === 0 && id === 'A-1')).toBe(true);
  });

  const NO_TAG = 'is not a language tag (BCP 47)';
  it.each<[unknown, string | null, string | undefined, reason?: string]>([
    ['PT-br', 'de', 'pt-BR'],
    [undefined, 'de', 'de'],
    ['German', 'de', 'de', NO_TAG],
    [{ code: 'de' }, null, undefined, NO_TAG],
  ])('the language of an item that states %j, in a feed in %j, is %j', (language, ofFeed, expected, reason) => {
    const { projects, ignored } = translateAll([{ ...item, language }], ofFeed);
    expect([projects[0]?.language, ignored[0]?.reason]).toEqual([expected, reason]);
  });

  it('keeps the first of several equal ids, and reports which item, which field and why, in our own words', () => {
    const words = { upstream: 'words' };
    const { projects, dropped, ignored, duplicates } = translateAll([
      item,
      { ...item, id: 'A\u200b-1', name: 'Second' },
      { ...item, name: words },
      { ...item, id: words },
      words,
      ...['x'.repeat(61), 'a b', 'é'].map((id) => ({ ...item, id, name: '' })),
      { ...item, id: 'A-2', location: words },
    ]);
    expect([projects.map(({ id }) => id), duplicates]).toEqual([['A-1', 'A-2'], 1]);
    // Ids that are long or not plain ASCII are not repeated.
    expect(dropped.map(({ index, id, field, reason }) => `${index} ${id} ${field} ${reason}`)).toEqual([
      '1 A-1 id is that of an item before it',
      '2 A-1 name is not a text',
      '3 undefined id is not a text',
      '4 undefined id is missing',
      ...[5, 6, 7].map((index) => `${index} undefined name is missing`),
    ]);
    expect(ignored).toEqual([{ index: 8, id: 'A-2', field: 'location', reason: 'is not a text' }]);
  });
});

it('nothing of the example feed is left out', () => {
  expect(translateAll(example.projects)).toEqual(whole(example.projects));
});

it.each<[string, unknown, unknown]>([
  ['name', 'Testledare &ndash; tåg', 'Testledare – tåg'],
  ['name', 'R&amp;amp;D', 'R&amp;D'],
  ['name', '&#8364;&#x20AC;', '€€'],
  ['name', 'AT&T; &none;', 'AT&T; &none;'],
  ['name', '&lt;b&gt;', '<b>'],
  ['price', '0.00', undefined],
  ['price', 100, '100'],
  ['price', '0.5 BTC', '0.5 BTC'],
  ['allocation', 100, '100 %'],
  // Excel holds a percentage as a share of one.
  ['allocation', 1, '100 %'],
  ['allocation', 0.8, '80 %'],
  ['allocation', '0,5', '50 %'],
  ['allocation', '37.5', '37.5 %'],
  ['allocation', 3, undefined],
  ['allocation', '80%', '80%'],
])('the short text %s of %j is %j', (field, value, expected) => {
  const [project] = translateAll([
    { id: '1', name: 'N', [field]: value, roles: [{ title: 'T', [field]: value }] },
  ]).projects;
  const shown: Record<string, unknown> = { ...project, ...project?.roles[0] };
  expect(shown[field]).toBe(expected);
});

it('twenty thousand roles of a list are shown; the rest is left out and reported, and its assignments stay', () => {
  const roles = Array(200).fill('a');
  const { projects, ignored } = translateAll(Array.from({ length: 300 }, (_, at) => ({ id: at, name: 'N', roles })));
  expect([projects.length, projects.flatMap((project) => project.roles).length, ignored.length]).toEqual([
    300, 20_000, 200,
  ]);
  const reason = 'is cut: the list has more than 20000 roles';
  expect(ignored[0]).toEqual({ index: 100, id: '100', field: 'roles', reason });
});
