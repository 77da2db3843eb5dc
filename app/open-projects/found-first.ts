import type { PublicProjectRole } from '@/lib/public-project.ts';
import type { Marker } from '@/lib/search/mark-matches.ts';

/** The roles. If not all of them are shown, those in which the search found something come first. */
export function foundFirst(
  roles: readonly PublicProjectRole[],
  shown: number,
  marker: Marker | undefined,
): readonly PublicProjectRole[] {
  if (roles.length <= shown) return roles;
  const isFound = ({ title, tech_stack = '' }: PublicProjectRole) =>
    [marker?.(title, 'role'), marker?.(tech_stack, 'technology')].flat().some((stretch) => stretch?.isMatch);
  return roles.toSorted((a, b) => Number(isFound(b)) - Number(isFound(a)));
}
