import type { PublicProject } from '../../lib/public-project/public-project.ts';

/**
 * An assignment that states nothing but its id and a name, with other fields
 * where given.
 */
export const project = (
  id: string,
  fields: Partial<PublicProject> = {},
): PublicProject => ({
  id,
  name: `Name ${id}`,
  context: '',
  location: '',
  timeline: '',
  status: '',
  roles: [],
  ...fields,
});
