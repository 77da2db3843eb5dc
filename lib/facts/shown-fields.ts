import type { PublicProject } from '../public-project/public-project.ts';

const FIELDS = [
  'location',
  'timeline',
  'apply_by',
  'sector',
  'status',
] as const;

/**
 * A field of an assignment, and its text, `undefined` if it is not stated. That
 * of `apply_by` is a day; the others are in the language of the assignment.
 */
export type ShownField = {
  readonly field: (typeof FIELDS)[number];
  readonly value: string | undefined;
};

/**
 * What every format states of an assignment besides roles and context, in this
 * order: a last day only where it is stated, and for people no status that all
 * have.
 */
export const shownFields = (
  project: PublicProject,
  { hasOneStatus } = { hasOneStatus: false },
): readonly ShownField[] =>
  FIELDS.map((field) => ({ field, value: project[field] })).filter(
    ({ field, value }) =>
      (value || field !== 'apply_by') && !(hasOneStatus && field === 'status'),
  );
