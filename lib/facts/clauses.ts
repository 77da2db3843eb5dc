import { is, type Token, type Tokens } from './scan.ts';

/** Words after which a text says something else, in six languages. */
const BUT = /^(?:but|however|aber|jedoch|mais|men|dock)$/;
/** A dot after one of these ends nothing: “40 Std. pro Woche”, “ca. 80 %”. */
const ABBREVIATIONS =
  /^(?:\p{L}|std|hrs?|tim|ca|approx|min|mind|max|maks|bzw|kr|inkl|incl|exkl|excl|eks|ekskl|zzgl|\d+)$/u;

/** A dot of an abbreviation, or the plus of “80+ EUR”. */
function isPartOfWord({ text, start }: Token, before?: Token): boolean {
  if (text === '.') return ABBREVIATIONS.test(before?.text ?? '');
  return text === '+' && is(before, 'NUMBER') && before?.end === start;
}

/**
 * The clauses of a text: what stands between its marks, the ends of its lines,
 * and words such as “but”. A mark is the end of its clause.
 */
export function clausesIn(tokens: Tokens): readonly Tokens[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (BUT.test(token.text)) clauses.push([]);
    clauses.at(-1)?.push(token);
    if (is(token, 'mark') && !isPartOfWord(token, tokens[at - 1]))
      clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}
