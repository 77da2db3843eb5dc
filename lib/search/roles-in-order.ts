import type { PublicProjectRole } from '../public-project/public-project.ts';
import type { Marker } from './mark-matches.ts';

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
    [marker?.(title, 'role'), marker?.(tech_stack, 'technology')].flat().some((stretch) => stretch?.isMatch);
  const rank = (role: PublicProjectRole, at: number) => 2 * Number(matching.includes(at)) + Number(isFound(role));
  const ranked = roles.map((role, at) => ({ role, rank: rank(role, at) })).sort((a, b) => b.rank - a.rank);
  return ranked.map(({ role }) => role);
}
