import { expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import examples from './example-feed.json' with { type: 'json' };
import { translateAll } from './translate.ts';

const item = {
  id: 'A-1',
  name: 'Name',
  sector: 'Sector',
  context: 'Context',
  location: 'Place',
  timeline: 'Time',
  status: 'Matching',
  roles: [
    {
      title: 'Role',
      tech_stack: 'Tech',
      languages: 'English',
      allocation: '50%',
      price: '90 EUR',
    },
  ],
};

const roles = [{ title: 'Role' }];

/** A translation in which nothing is left out. */
const whole = (projects: readonly unknown[]) =>
  ({ projects, leftOut: [] }) as const;

it('keeps the fields of PublicProject and drops all others, at both levels, and those of a prototype', () => {
  const roles = [
    { ...item.roles[0], notes: 'private', candidates: { deep: ['private'] } },
  ];
  const more = {
    ...item,
    client: 'private',
    candidates: [{ name: 'private' }],
    toString: 'private',
    roles,
  };
  const text = JSON.stringify(more).replace(
    '{',
    '{"__proto__":{"client":"private","sector":"private"},',
  );
  const translation = translateAll([JSON.parse(text)]);
  expect(translation).toEqual(whole([item]));
  expect(Object.getPrototypeOf(translation.projects[0])).toBe(Object.prototype);
  expect(translateAll(examples), 'the example').toEqual(whole(examples));
});

it.each([null, undefined, '', '\u200b\u2060\ufeff'])(
  'treats %j as a fact that is not stated',
  (value) => {
    const facts = Object.fromEntries(
      ['sector', 'context', 'location', 'timeline', 'status', 'posted'].map(
        (field) => [field, value],
      ),
    );
    const fed = { ...item, ...facts, roles: [{ title: 'Role', price: value }] };
    expect(translateAll([fed])).toEqual(
      whole([project(item.id, { name: item.name, roles })]),
    );
    expect(translateAll([{ ...item, roles: value }]).projects).toEqual([
      { ...item, roles: [] },
    ]);
  },
);

const missing = 'id is missing';
const unusable = 'id has no address of its own';
it.each<[unknown, string | null, reason?: string]>([
  [12, '12'],
  [-0, '0'],
  ['a/b%2Fc', 'a/b%2Fc'],
  ['...', '...'],
  ['  A 1  ', 'A 1'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null, unusable],
  [' ', null, missing],
  // A dot segment without its invisible characters, and the markdown address of
  // another assignment.
  ['.\u200b.', null, unusable],
  ['A-1.md', null, unusable],
  [{ of: 'private' }, null, missing],
])('the id %j is %s', (id, expected, reason) => {
  const { projects, leftOut } = translateAll([{ ...item, id }]);
  expect(projects.map((project) => project.id)).toEqual(
    expected === null ? [] : [expected],
  );
  expect(leftOut).toEqual(
    reason === undefined
      ? []
      : [expect.stringMatching(`^item 1.* left out: ${reason}$`)],
  );
});

const posted = '2024-11-03';
const NO_DATE = 'posted can’t be read';
const times = {
  posted: '2024-11-03T08:00:00-05:00',
  updated: '2024-11-05T08:00:00Z',
};
const dated = {
  apply_by: '2026-12-15',
  apply_url: 'https://jobs.example/1',
};
const addresses = [
  'http://jobs.example/1',
  'https://user@jobs.example',
  'soon',
  5,
];
it.each<[given: object, expected: object, reported?: string]>([
  [
    { context: '<ul><li>a</li></ul>' },
    { context: '- a', posting: '<ul><li>a</li></ul>' },
  ],
  [{ context: 'R&amp;D &lt;b&gt;' }, { context: 'R&D <b>' }],
  [{ location: ['Bonn', {}] }, { location: 'Bonn' }],
  [{ sector: ['C', 17, null, '', ' '] }, { sector: 'C, 17' }],
  [
    { roles: [{ price: 'x' }, ...roles] },
    { roles },
    'roles.0.title is missing',
  ],
  [{ roles: { title: 'Role', price: {} } }, { roles }],
  [{ roles: ['Role'] }, { roles }],
  [{ ...times, updated: ' 2024-11-05t08:00:00z ' }, times],
  [{ posted: '2999-01-01' }, {}, NO_DATE],
  [{ posted: { date: posted } }, {}, NO_DATE],
  [{ posted: '1970-01-01T00:00:00Z' }, {}, NO_DATE],
  [{ posted: '3. Nov. 2024', updated: '2024-11-02' }, { posted }],
  [dated, dated],
  [
    { country: 'DE', start: '2027-01' },
    { stated: { countries: ['DE'], start: '2027-01' } },
  ],
  [{ country: 'de, AT,DE' }, { stated: { countries: ['DE', 'AT'] } }],
  [
    { country: ['DE', 'Sweden', null] },
    { stated: { countries: ['DE', 'SE'] } },
  ],
  [{ country: ['DE', 'Europe'] }, {}],
  [{ start: 'soon' }, {}, 'start can’t be read'],
  [{ apply_by: '2026-13-01' }, {}, 'apply_by can’t be read'],
  ...addresses.map((apply_url): [object, object, string] => [
    { apply_url },
    {},
    'apply_url can’t be read',
  ]),
])(
  'keeps what is readable of an item with %j, and reports the rest',
  (given, expected, reported) => {
    const { projects, leftOut } = translateAll([{ ...item, ...given }]);
    expect(projects).toEqual([{ ...item, ...expected }]);
    expect(leftOut[0]).toBe(reported && `item 1 (A-1): ${reported}`);
  },
);

it.each([
  ['PT-br', 'de', 'pt-BR'],
  [undefined, 'de', 'de'],
  ['German', 'de', 'de'],
])(
  'the language of an item that states %j, in a feed in %j, is %j',
  (language, ofFeed, expected) => {
    expect(
      translateAll([{ ...item, language }], ofFeed).projects[0]?.language,
    ).toBe(expected);
  },
);

it('keeps the first of several equal ids, and reports which item is left out and why, in our own words', () => {
  const words = { upstream: 'words' };
  const { projects, leftOut } = translateAll([
    item,
    { ...item, id: 'A\u200b-1', name: 'Second' },
    { ...item, name: words },
    words,
    'words',
    { ...item, id: 'A-2' },
  ]);
  expect(projects.map(({ id, name }) => [id, name])).toEqual(
    ['A-1', 'A-2'].map((id) => [id, 'Name']),
  );
  expect(leftOut).toEqual([
    'item 2 (A-1) left out: id is that of an item before it',
    'item 3 (A-1) left out: name is missing',
    'item 4 left out: id is missing',
    'item 5 left out: id is missing',
  ]);
});

it.each([
  ...(rowsIn(`
    name → Testledare &ndash; tåg → Testledare – tåg | name → R&amp;amp;D → R&amp;D | name → &#8364;&#x20AC; → €€ |
    name → AT&T; &none; → AT&T; &none; | name → &lt;b&gt; → <b> | price → 0.5 BTC → 0.5 BTC |
    allocation → 0,5 → 50 % | allocation → 37.5 → 37.5 % | allocation → 80% → 80%`) as [
    string,
    string,
    string,
  ][]),
  ['price', '0.00', undefined],
  ['price', 100, '100'],
  ['allocation', 100, '100 %'],
  // Excel holds a percentage as a share of one.
  ['allocation', 1, '100 %'],
  ['allocation', 0.8, '80 %'],
  ['allocation', 3, '3'],
])('the short text %s of %j is %j', (field, value, expected) => {
  const roles = [{ title: 'T', [field]: value }];
  const [project] = translateAll([
    { id: '1', name: 'N', [field]: value, roles },
  ]).projects;
  const shown: Record<string, unknown> = { ...project, ...project?.roles[0] };
  expect(shown[field]).toBe(expected);
});

it('200 roles of an assignment are shown, and assignments with 20,000 of a list; the rest is reported', () => {
  const roles = Array(201).fill('a');
  const { leftOut: reported } = translateAll([{ ...item, roles }]);
  expect(reported).toEqual(['item 1 (A-1): roles has more than 200 entries']);
  const items = Array.from({ length: 102 }, (_, at) => ({
    id: at,
    name: 'N',
    roles: roles.slice(1),
  }));
  const { projects, leftOut } = translateAll(items);
  expect(projects).toHaveLength(100);
  expect(leftOut).toEqual(
    [101, 102].map(
      (at) => `item ${at} (${at - 1}) left out: the list has too many roles`,
    ),
  );
});
