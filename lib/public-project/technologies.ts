import type { PublicProjectRole } from './public-project.ts';

/**
 * The technologies of a role: its `tech_stack` split at commas, semicolons,
 * bars, bullets and line breaks.
 */
export const technologiesOf = ({
  tech_stack = '',
}: PublicProjectRole): readonly string[] =>
  tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());
