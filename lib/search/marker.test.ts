import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { searchFor } from './fixtures/search-for.ts';

const list = createProjectList([
  project('A', {
    name: 'Machine learning in München',
    context: 'React and Node.js, back end in Golang for Google.',
    location: 'München',
    roles: [
      {
        title: 'Java developer',
        tech_stack: 'Java, JavaScript, C#, R, R&D tools',
      },
    ],
  }),
]);

/** The text with matches in brackets. */
const marked = (q: string, text: string) =>
  searchFor(list, { filter: { q } })
    .mark(text)
    .map(({ text: one, isMatch }) => (isMatch ? `[${one}]` : one))
    .join('');

describe('markerOf', () => {
  it.each<readonly [string, string, string]>([
    ['developers', 'Java developer', 'Java [developer]'],
    ['golang', 'Golang for Google', '[Golang] for Google'],
    ['ml', 'Machine learning in München', '[Machine learning] in München'],
    ['munchen', 'in MÜNCHEN', 'in [MÜNCHEN]'],
    ['backend', 'the back end.', 'the [back end].'],
    ['node', 'React and Node.js', 'React and [Node.js]'],
    ['munc java', 'München: Java', '[München]: [Java]'],
    ['r', 'R&D in R', 'R&D in [R]'],
    ['', 'Java', 'Java'],
  ])('“%s” in “%s” is marked as “%s”', (q, text, expected) => {
    expect(marked(q, text)).toBe(expected);
  });

  it('marking never changes the text itself', () => {
    for (const text of [
      '',
      ' ',
      'ß ﬁ Java—Java',
      'Java\n\nJava',
      '<mark>Java</mark>',
    ]) {
      expect(marked('java', text).replaceAll(/[[\]]/g, '')).toBe(text);
    }
  });
});
