import { linesOf } from './lines.ts';
import { is, type Token, type Tokens } from './scan.ts';

/** What a dot may stand after that ends nothing: “40 Std. pro Woche”. */
const ABBREVIATIONS = `
approx
bzw
ca
eks
ekskl
excl
exkl
hr
hrs
incl
inkl
kr
maks
max
min
mind
std
tim
zzgl
`;
const abbreviations = new Set(linesOf(ABBREVIATIONS).map(([word]) => word));
const LETTER_OR_NUMBER = /^(?:.|\d+)$/u;

/** A dot of an abbreviation, or the plus of “80+ EUR”. */
function isPartOfWord({ text, start }: Token, before: Token): boolean {
  if (text === '+') return is(before, 'NUMBER') && before.end === start;
  const { text: word } = before;
  const isShort = abbreviations.has(word) || LETTER_OR_NUMBER.test(word);
  return text === '.' && isShort;
}

/**
 * The clauses of a text: what stands between its marks, the ends of its lines,
 * and words such as “but”. A mark is the end of its clause.
 */
export function clausesIn(tokens: Tokens): readonly Tokens[] {
  const clauses: Tokens[] = [];
  let clause: Token[] = [];
  const endClause = () => {
    if (clause.length > 0) clauses.push(clause);
    clause = [];
  };
  for (const token of tokens) {
    const before = clause.at(-1);
    if (is(token, 'BUT')) endClause();
    clause.push(token);
    const isPart = before !== undefined && isPartOfWord(token, before);
    if (is(token, 'mark') && !isPart) endClause();
  }
  endClause();
  return clauses;
}
