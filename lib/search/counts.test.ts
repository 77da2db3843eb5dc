import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { project as exampleProject } from '../../e2e/support/project.ts';
import type { Filter } from '../filters.ts';
import {
  createProjectList,
  type ProjectList,
} from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { CHOICE_NAMES } from './filter-rules.ts';
import { searchFor } from './fixtures/search-for.ts';
import { prepareSearch } from './search-index.ts';
import { WordIndex } from './word-index.ts';

// A counterexample of many assignments can be simplified for hours, during
// which no other limit applies.
fc.configureGlobal({
  interruptAfterTimeLimit: 50_000,
  markInterruptAsFailure: true,
});

// A small vocabulary, to get matches: compounds, adjacent words that form
// others, names, accents, versions, empty texts.
const WORDS_OF_LISTS =
  'Frankfurt|Frankfurt (Oder)|York|New York|Munich, Germany|Scotland|not|or|80 %|English|back|end|backend|back-end|Node.js|node|js|C|C#|C++20|.NET|ASP.NET|Malmö|MALMO|CI/CD|ci|a|b|ab|aba|remote|no|?!|東京|R&D|' +
  'Java-Entwickler|utvecklare|developer|in|job|senior|2027|Berlin|hybrid|machine learning|without|travel|Keine|IT';
const word = fc.constantFrom(...WORDS_OF_LISTS.split('|'));
const separator = fc.constantFrom(' ', ' ', ', ', '\n', '-', '/', '. ');
const text = fc
  .array(fc.tuple(word, separator), { maxLength: 5 })
  .map((words) => words.flat().slice(0, -1).join(''));
const anyText = fc.oneof(
  { arbitrary: text, weight: 9 },
  fc.string({ unit: 'grapheme', maxLength: 250 }),
);
const role = fc.record(
  {
    title: anyText,
    tech_stack: anyText,
    allocation: fc.constantFrom('80 %', '100 %', 'part-time'),
    languages: fc.constantFrom(
      'English',
      'Swedish',
      'English or German',
      'English, Swedish',
    ),
    price: fc.constantFrom(
      '90 EUR/h',
      '95-110 EUR/h',
      '800 EUR/day',
      '900 SEK/h',
      'open',
    ),
  },
  { requiredKeys: ['title'] },
);
const fields = fc.record(
  {
    name: text,
    sector: anyText,
    context: text,
    location: anyText,
    timeline: text,
    status: text,
    roles: fc.array(role, { maxLength: 3 }),
    posted: fc.constantFrom('2026-11-02', '2026-11-03'),
  },
  { requiredKeys: ['name', 'roles'] },
);
const project = fc
  .tuple(fc.uuid(), fields)
  .map(([id, given]) => exampleProject(id, given as Partial<PublicProject>));
const lists = fc
  .array(project, { maxLength: 15 })
  .map((all) => createProjectList(all));
const FACTS = [
  'speaks=-sv',
  'speaks=en',
  'rate_from=95',
  'rate_from=900 SEK',
  'remote=yes',
  'remote=partly',
  'remote=no',
  'remote=not-stated',
  '',
].map((query): Filter => Object.fromEntries(new URLSearchParams(query)));
const texts = fc.dictionary(
  fc.constantFrom('q', 'role', 'technology', 'location'),
  text,
  { maxKeys: 2 },
);
const filters = fc
  .tuple(fc.constantFrom(...FACTS), texts)
  .map(([fact, more]): Filter => ({ ...fact, ...more }));

/** A list in which a technology can be joined with another. */
const twoTechnologies = createProjectList(
  ['C#', 'Node.js'].map((tech_stack) =>
    exampleProject(tech_stack, { roles: [{ title: 'a', tech_stack }] }),
  ),
);

it('beside every choice stands the number of assignments it shows, in any list and for any filter', () => {
  const counted = { choices: 0, added: 0 };
  const shows = (list: ProjectList, filter: Filter, count: number) => {
    const { matching } = searchFor(list, { filter });
    expect(matching.length, JSON.stringify(filter)).toBe(count);
    return count;
  };
  fc.assert(
    // An index takes longer to build than all searches in it.
    fc.property(
      lists,
      fc.array(filters, { minLength: 2, maxLength: 2 }),
      (list, asked) => {
        for (const filter of asked) {
          const result = searchFor(list, { filter });
          // Without matches, choices count what meets some of it.
          if (result.matching.length === 0 && filter.q) continue;
          for (const name of CHOICE_NAMES) {
            for (const { value, count, added } of result.choices(name)) {
              const others = { ...result.filter, [name]: value };
              counted.choices += shows(list, others, count);
              if (!added) continue;
              const both = { ...result.filter, [name]: added.value };
              counted.added += shows(list, both, added.count);
            }
          }
        }
      },
    ),
    { numRuns: 12, examples: [[twoTechnologies, [{ technology: 'C#' }, {}]]] },
  );
  for (const count of Object.values(counted))
    expect(count, 'control').toBeGreaterThan(0);
});

it('a list finds the same whether it was prepared, is being prepared or was not', async () => {
  const all = fc.sample(project, 20);
  const answerOf = (list: ProjectList, filter: Filter) => {
    const { matching, choices } = searchFor(list, { filter });
    return [matching, ...CHOICE_NAMES.map(choices)];
  };
  const [plain, prepared] = [createProjectList(all), createProjectList(all)];
  const preparation = prepareSearch(prepared);
  for (const filter of [{ q: 'developer' }, { technology: 'C#' }, {}]) {
    expect(answerOf(prepared, filter)).toEqual(answerOf(plain, filter));
    await preparation;
  }
});

const LENGTH = 200;
const WORDS = Array.from(
  { length: 3_000 },
  (_, at) => `word${at.toString(36)}`,
);
// Each of 3 kB, half of it words that every assignment has.
const many = Array.from({ length: LENGTH }, (_, at) => {
  const words = Array.from(
    { length: 250 },
    (_, place) => WORDS[(at * 37 + place * place) % WORDS.length],
  );
  return exampleProject(`EX-${at}`, {
    context: `${'a b c in the and work developer on with '.repeat(35)} ${words.join(' ')}`,
    location: 'Berlin, remote',
    roles: [{ title: 'Developer', tech_stack: 'Go, C, R' }],
  });
});

/**
 * Queries that cost much where work depends on the words: any characters, any
 * number of words, joined, repeated.
 */
const PIECES =
  "a|in |the and |a b c |developer |word1-|word|x/|b-c |東京|東 |no |remote |1 day |Entwickler|wordentwickler |a'|!|.|+|d e f g h |ae|\u0301|100 % ";
// Any units of UTF-16, even halves of a character.
const anyCharacters = fc
  .uint16Array({ minLength: 100, maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const HOSTILE = PIECES.split('|').map((piece) =>
  piece.repeat(Math.ceil(200 / piece.length)).slice(0, 200),
);

describe('the work of one answer is bounded by the list', () => {
  const list = createProjectList(many);
  const searched = vi.spyOn(WordIndex.prototype, 'find');

  /**
   * How many entries an answer visits: the results of each search in the index.
   */
  function visitedBy(answer: () => unknown): number {
    vi.clearAllMocks();
    answer();
    return searched.mock.results.reduce(
      (sum, { value }) => sum + 1 + value.size(),
      0,
    );
  }

  it('is seen (control)', () => {
    expect(
      visitedBy(() => searchFor(list, { filter: { q: 'go or kubernetes' } })),
    ).toBeGreaterThan(0);
  });

  it.each([...HOSTILE, ...fc.sample(anyCharacters, 30)])(
    'of the page and the tool for “%s”',
    (q) => {
      for (const filter of [
        { q },
        { q, role: q, technology: q, location: q },
      ]) {
        const visited = visitedBy(() => {
          const result = searchFor(list, { filter });
          CHOICE_NAMES.map(result.choices);
          result.mark(many[0]?.context ?? '');
        });
        expect(visited).toBeLessThan(300 * LENGTH);
      }
    },
  );
});
