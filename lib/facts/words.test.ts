import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { words } from './words.ts';

/** Whether a phrase finds all that another one finds: “selten~” and “selten”. */
function covers(phrase: string, other: string): boolean {
  const [forms, others] = [phrase.split(' '), other.split(' ')];
  const isCovered = (form: string, at: number) =>
    form.endsWith('~')
      ? others[at]?.startsWith(form.slice(0, -1))
      : others[at] === form;
  return forms.length === others.length && forms.every(isCovered);
}

it('no phrase of a class stands there twice, or is found by another one', () => {
  for (const [type, table] of Object.entries(words)) {
    const phrases = linesOf(table).map(([phrase]) => phrase);
    const found = phrases.filter((phrase, at) =>
      phrases.some((other, place) => place !== at && covers(other, phrase)),
    );
    expect(found, type).toEqual([]);
  }
});
