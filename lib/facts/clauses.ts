import { is, type Token } from './scan.ts';

/** Words after which a text says something else, in six languages. */
const BUT = /^(?:but|however|aber|jedoch|mais|men|dock)$/;

const endsClause = (token: Token): boolean =>
  is(token, 'mark') || BUT.test(token.text);

/**
 * The clauses of a text: what stands between its marks, the ends of its lines,
 * and words such as “but”.
 */
export function clausesIn(
  tokens: readonly Token[],
): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (endsClause(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}
