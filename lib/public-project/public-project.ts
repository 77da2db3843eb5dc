import * as z from 'zod';
import type { StatedFacts, StatedRole } from './stated-facts.ts';

function text(description: string) {
  return z.string().describe(description);
}
function optionalText(description: string) {
  return z.string().optional().describe(description);
}

/** One role of an assignment (interface specification §2). */
export const PublicProjectRole = z.object({
  title: text('The title of the role, for example “Backend developer”'),
  tech_stack: optionalText('Technologies, as free text'),
  languages: optionalText('Spoken languages, as free text'),
  allocation: optionalText('Workload as free text, for example “80%”'),
  price: optionalText('Rate or budget with its unit, as free text'),
});

/**
 * One open assignment as the JSON API states it (interface specification §2).
 */
export const ApiProject = z.object({
  id: text('Identifier of the assignment'),
  name: text('Name of the assignment'),
  sector: optionalText('The client’s sector'),
  context: text('What the assignment is about'),
  location: text('Where the work takes place, as free text'),
  timeline: text('When the work starts and how long it lasts, as free text'),
  status: text('Status of the assignment, as the feed states it'),
  roles: z.array(PublicProjectRole).describe('The roles to be filled'),
});

const Texts = ApiProject.extend({
  posting: optionalText(
    'The same as `context`, as HTML that is safe to show, if the feed has HTML',
  ),
  posted: optionalText(
    'When it was posted: a date or a time (RFC 3339). Absent if not known',
  ),
  updated: optionalText(
    'When it was last changed: a date or a time (RFC 3339). Absent if not known',
  ),
  apply_by: optionalText('The last day for an application that the feed names'),
  apply_url: optionalText(
    'Where to apply, if the feed names an address of its own',
  ),
  language: optionalText(
    'The language of its texts (BCP 47). Absent if not known',
  ),
});

/**
 * What tools and the JSON Feed have of an assignment. The other fields are
 * HTML, or are among its facts.
 */
export const PublishedProject = Texts.omit({ posting: true, apply_by: true });

/** The names of all texts that an assignment, or one of its roles, may have. */
export const TEXT_NAMES: readonly string[] = [
  ...Object.keys(Texts.omit({ posting: true, roles: true }).shape),
  ...Object.keys(PublicProjectRole.shape),
];

export type ApiProject = z.infer<typeof ApiProject>;

/** A role with the values that its source states. */
export type PublicProjectRole = z.infer<typeof PublicProjectRole> & {
  readonly stated?: StatedRole;
};

/**
 * One open assignment as the public sees it. Its dates, its language and the
 * values that its source states are no part of the JSON API.
 */
export type PublicProject = Omit<z.infer<typeof Texts>, 'roles'> & {
  roles: PublicProjectRole[];
  readonly stated?: StatedFacts;
};

/** An assignment with the fields of the JSON API only. */
export function apiProject(project: PublicProject): ApiProject {
  return ApiProject.parse(project);
}
