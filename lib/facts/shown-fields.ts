import type { PublicProject } from '../public-project/public-project.ts';

/**
 * A field of an assignment, and its text, `undefined` if it is not stated. That
 * of `apply_by` is a day; the others are in the language of the assignment.
 */
export type ShownField = {
  readonly field: 'location' | 'timeline' | 'apply_by' | 'sector' | 'status';
  readonly value: string | undefined;
};

/**
 * What every format states of an assignment besides roles and context, in this
 * order; for people without a status that all have.
 */
export function shownFields(
  project: PublicProject,
  { hasOneStatus } = { hasOneStatus: false },
): readonly ShownField[] {
  const { location, timeline, apply_by, sector, status } = project;
  const fields: ShownField[] = [
    { field: 'location', value: location },
    { field: 'timeline', value: timeline },
  ];
  if (apply_by) fields.push({ field: 'apply_by', value: apply_by });
  fields.push({ field: 'sector', value: sector });
  if (!hasOneStatus) fields.push({ field: 'status', value: status });
  return fields;
}
