import type { TextFilter } from '../filters.ts';
import type { PublicProjectRole } from '../public-project/public-project.ts';
import type { Match } from './match.ts';
import { tokensIn } from './terms.ts';

/** A piece of a text, and whether it matches the search. */
export type Segment = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: TextFilter) => readonly Segment[];

export function markerOf(texts: ReadonlyMap<TextFilter, Match>): Marker {
  const termsOf = (name: TextFilter) =>
    new Set(texts.get(name)?.sought.flatMap(({ use, terms }) => (use === 'unwanted' ? [] : terms)));
  return (text, field = 'q') => {
    const [anywhere, here] = [termsOf('q'), termsOf(field)];
    const found: Segment[] = [];
    let end = 0;
    for (const token of anywhere.size + here.size > 0 ? tokensIn(text) : []) {
      if (!token.terms.some((term) => anywhere.has(term) || here.has(term))) continue;
      found.push({ text: text.slice(end, token.start), isMatch: false });
      found.push({ text: text.slice(token.start, token.end), isMatch: true });
      end = token.end;
    }
    return [...found, { text: text.slice(end), isMatch: false }].filter((segment) => segment.text !== '');
  };
}

/**
 * The roles. If not all of them are shown, those that match come first (`matching` are their positions), and of these those in
 * which the search found something.
 */
export function rolesInOrder(
  roles: readonly PublicProjectRole[],
  shown: number,
  marker: Marker | undefined,
  matching: readonly number[] = [],
): readonly PublicProjectRole[] {
  if (roles.length <= shown) return roles;
  const isFound = ({ title, tech_stack = '' }: PublicProjectRole) =>
    [marker?.(title, 'role'), marker?.(tech_stack, 'technology')].flat().some((segment) => segment?.isMatch);
  const rank = (role: PublicProjectRole, at: number) => 2 * Number(matching.includes(at)) + Number(isFound(role));
  const ranked = roles.map((role, at) => ({ role, rank: rank(role, at) })).sort((a, b) => b.rank - a.rank);
  return ranked.map(({ role }) => role);
}
