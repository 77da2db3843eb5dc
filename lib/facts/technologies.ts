import type { PublicProjectRole } from '../public-project/public-project.ts';

/**
 * The technologies of a role: its `tech_stack` split at commas, semicolons,
 * bars, bullets and line breaks.
 */
export function technologiesOf({ tech_stack = '' }: PublicProjectRole) {
  const technologies = tech_stack.split(/[,;|•·\n]+/);
  return technologies.map((technology) => technology.trim());
}
