import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { type Choice, choicesFor } from './facets.ts';
import { type Filter, filterProjects, narrowing } from './filter.ts';
import { CHOICE_NAMES, type ChoiceName, placesOf, technologiesOf } from './index-parts.ts';
import { createProjectList, NO_PROJECTS, type ProjectList } from './project-list.ts';
import { readWords } from './read-words.ts';
import { REMOTE, remoteOf } from './remote.ts';
import { similarProjects } from './similar.ts';
import { valueKey } from './synonym-keys.ts';
import { forEachWord, joined } from './words.ts';

// A counterexample of many assignments can be simplified for hours, during which no other limit applies.
fc.configureGlobal({ interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true });

// A reference implementation that the index must agree with; it examines the texts of every assignment.

/** The list under test: corrections of unknown words depend on it, and have tests of their own. */
let list = NO_PROJECTS;

/** Remembers results, because the scan asks the same a thousand times. */
function remembering<T>(find: (text: string) => T) {
  const found = new Map<string, T>();
  return (text: string): T => {
    const known = found.get(text) ?? find(text);
    found.set(text, known);
    return known;
  };
}

/** Everything a text can be found by: its terms, and each two adjacent words as one. */
function allTermsIn(text: string): ReadonlySet<string> {
  const terms = new Set(readWords(text).terms);
  let previous = '';
  forEachWord(text, (word, isNeighbour) => {
    if (isNeighbour) terms.add(previous + joined(word));
    previous = joined(word);
  });
  return terms;
}

const wordsIn = remembering(allTermsIn);
let parsed = remembering(list.index.parse);

function holds(text: string, query: string): boolean {
  const words = wordsIn(text);
  return parsed(query).every(
    ({ words: each, key = '' }) =>
      words.has(key) || each.every((spellings) => spellings.some((spelling) => words.has(spelling))),
  );
}

const textOf = ({ roles, ...project }: PublicProject) =>
  [project, ...roles].flatMap((part) => Object.values(part)).join('\n');

const fits =
  ({ role = '', technology = '' }: Filter) =>
  ({ title, tech_stack = '' }: PublicProjectRole) =>
    holds(title, role) && holds(tech_stack, technology);

function matches(project: PublicProject, { q = '', location = '', sector = '', remote, ...ofRole }: Filter) {
  return (
    holds(textOf(project), q) &&
    holds(project.location, location) &&
    holds(project.sector ?? '', sector) &&
    (remote === undefined || remote === remoteOf(project.location)) &&
    (Object.keys(narrowing(ofRole)).length === 0 || project.roles.some(fits(ofRole)))
  );
}

function filtered(projects: ProjectList, filter: Filter) {
  if (list !== projects) parsed = remembering(projects.index.parse);
  list = projects;
  return projects.all.filter((project) => matches(project, filter));
}

/** The texts of an assignment that a filter searches, and their values. */
function partsOf(
  project: PublicProject,
  name: ChoiceName,
  filter: Filter,
): { text: string; values: readonly string[] }[] {
  const { location, sector = '' } = project;
  const roles = project.roles.filter(fits(filter));
  const whole = (text: string) => ({ text, values: text === '' ? [] : [text] });
  if (name === 'location') return [{ text: location, values: placesOf(project) }];
  if (name === 'sector') return [whole(sector)];
  if (name === 'remote') return [whole(remoteOf(project.location))];
  if (name === 'role') return roles.map(({ title }) => whole(title));
  return roles.map((role) => ({ text: role.tech_stack ?? '', values: technologiesOf(role) }));
}

/** The values of a list by what their spellings have in common, in the order and spelling in which they occur first. */
function spellings({ all }: ProjectList, name: ChoiceName): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const value of all.flatMap((project) => partsOf(project, name, {})).flatMap(({ values }) => values)) {
    first.set(valueKey(value), first.get(valueKey(value)) ?? value);
  }
  return first;
}

function choices(projects: ProjectList, filter: Filter, name: ChoiceName): readonly Choice[] {
  const others = { ...filter, [name]: undefined };
  const offered = filtered(projects, others).map((project) => partsOf(project, name, others));
  const seen = new Map<string, number>();
  for (const value of offered.flat().flatMap(({ values }) => values)) {
    seen.set(valueKey(value), (seen.get(valueKey(value)) ?? 0) + 1);
  }
  const counted = [...spellings(projects, name)]
    .map(([key, value]) => ({ value, times: seen.get(key) ?? 0 }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
    .slice(0, 60)
    .map(({ value }) => ({
      value,
      count: offered.filter((parts) => parts.some(({ text }) => holds(text, value))).length,
    }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

function similar({ all }: ProjectList, text: string) {
  const wanted = [...readWords(text).terms].filter((term) => term.length > 1);
  const termsOf = remembering((each) => readWords(each).terms);
  return all
    .map((project) => ({ project, shared: wanted.filter((term) => termsOf(textOf(project)).has(term)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ project }) => project);
}

// A small vocabulary, to get matches: compounds, adjacent words that form others, accents, versions, empty texts.
const word = fc.constantFrom(
  ...[
    'back',
    'end',
    'backend',
    'back-end',
    'Node.js',
    'node',
    'js',
    'C',
    'C#',
    'C++20',
    '.NET',
    'ASP.NET',
    'Malmö',
    'MALMO',
  ],
  ...['CI/CD', 'ci', 'a', 'b', 'ab', 'aba', 'remote', 'no', '?!', '東京', 'R&D'],
);
const separator = fc.constantFrom(' ', ' ', ', ', '\n', '-', '/', '. ');
const text = fc.array(fc.tuple(word, separator), { maxLength: 5 }).map((words) => words.flat().slice(0, -1).join(''));
const role = fc.record({ title: text, tech_stack: text }, { requiredKeys: ['title'] });
const project = fc.record(
  {
    id: fc.constantFrom('A-1', 'A-12', 'AB-12', 'node', 'back-end', 'x'),
    name: text,
    sector: text,
    context: text,
    location: text,
    timeline: text,
    status: text,
    roles: fc.array(role, { maxLength: 3 }),
  },
  { requiredKeys: ['id', 'name', 'context', 'location', 'timeline', 'status', 'roles'] },
);
const projects: fc.Arbitrary<ProjectList> = fc
  .oneof(fc.array(project, { maxLength: 12 }), fc.array(project, { minLength: 65, maxLength: 90 }))
  .map((all: readonly PublicProject[]) => createProjectList(all));
// Short and few values, otherwise nothing would match.
const query = fc
  .array(fc.tuple(word, separator), { minLength: 1, maxLength: 2 })
  .map((words) => words.flat().slice(0, -1).join(''));
const values = { q: query, role: query, technology: query, location: query, sector: query };
const filter: fc.Arbitrary<Filter> = fc
  .subarray(Object.keys(values) as (keyof typeof values)[], { maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, values[name]]))))
  .chain((some) =>
    fc.constantFrom({}, {}, {}, ...REMOTE.map((remote) => ({ remote }))).map((remote) => ({ ...some, ...remote })),
  );

describe('the index of a list', () => {
  it('finds the same as a full scan', () => {
    let found = 0;
    fc.assert(
      fc.property(projects, filter, (all, request) => {
        const expected = filtered(all, request);
        const shown = filterProjects(all, request);
        // With a text query, the most relevant come first.
        expect(request.q === undefined ? shown : all.all.filter((one) => shown.includes(one))).toEqual(expected);
        expect(shown).toHaveLength(expected.length);
        found += expected.length;
      }),
      { numRuns: 50 },
    );
    expect(found, 'control').toBeGreaterThan(0);
  });

  it('counts the same as a full scan', () => {
    let counted = 0;
    fc.assert(
      fc.property(projects, filter, (all, request) => {
        const offered = choicesFor(all, request);
        for (const name of CHOICE_NAMES) {
          expect(offered[name]).toEqual(choices(all, request, name));
          counted += offered[name].length;
        }
      }),
      { numRuns: 30 },
    );
    expect(counted, 'control').toBeGreaterThan(0);
  });

  it('ranks similarity by the number of shared words, then by position', () => {
    fc.assert(
      fc.property(projects, text, (all, wanted) => {
        expect(similarProjects(all, wanted)).toEqual(similar(all, wanted));
      }),
      { numRuns: 30 },
    );
  });
});
