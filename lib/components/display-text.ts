import { config } from '../config/config.ts';
import {
  english,
  formatAllocation,
  formatDay,
  formatLocation,
  formatPay,
  formatPeriod,
} from '../content/formats.ts';
import { t } from '../content/messages.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';

/** What people read of an assignment besides its roles, in this order. */
const FIELDS = [
  'location',
  'timeline',
  'apply_by',
  'sector',
  'status',
] as const;
type Field = (typeof FIELDS)[number];

/** What a role states besides its title, in this order. */
export const ROLE_TERMS = [
  'tech_stack',
  'languages',
  'allocation',
  'price',
] as const;
type RoleTerm = (typeof ROLE_TERMS)[number];

/**
 * A text of an assignment as people read it, empty if it is not stated, with
 * its label, and the language it is in, if known.
 */
export type DisplayText = {
  readonly field: Field | RoleTerm;
  readonly label: string;
  readonly text: string;
  readonly language: string | undefined;
};

/** A text as the upstream states it, in the language of the assignment. */
const statedText = (
  field: DisplayText['field'],
  text = '',
  language?: string,
): DisplayText => ({ field, label: t(`fields.${field}`), text, language });

/**
 * A text that was composed of values alone, in English, is composed anew in the
 * site's language; any other is the upstream's, and stays as it is.
 */
function localized(
  original: DisplayText,
  compose: (formats?: typeof english) => string,
): DisplayText {
  const isComposed = original.text !== '' && original.text === compose(english);
  return isComposed
    ? { ...original, text: compose(), language: config().language }
    : original;
}

/** A field of an assignment. */
export function displayText(project: PublicProject, field: Field): DisplayText {
  const { language, stated = {}, apply_by } = project;
  const original = statedText(field, project[field], language);
  if (field === 'location')
    return localized(original, (formats) => formatLocation(stated, formats));
  if (field === 'timeline')
    return localized(original, (formats) => formatPeriod(stated, formats));
  return field === 'apply_by' && apply_by
    ? statedText(field, formatDay(apply_by), config().language)
    : original;
}

/**
 * What is shown of an assignment, one of `projects`, besides its roles and
 * context: a last day only where it is stated, and no status that all have.
 */
export const displayFields = (
  project: PublicProject,
  { hasOneStatus }: Pick<ProjectList, 'hasOneStatus'>,
): readonly DisplayText[] =>
  FIELDS.map((field) => displayText(project, field)).filter(
    ({ field, text }) =>
      (text || field !== 'apply_by') && !(hasOneStatus && field === 'status'),
  );

function displayRoleTerm(
  { language }: PublicProject,
  role: PublicProjectRole,
  field: RoleTerm,
): DisplayText {
  const original = statedText(field, role[field], language);
  const { pay = [], allocation } = role.stated ?? {};
  if (field === 'price')
    return localized(original, (formats) =>
      pay.map((range) => formatPay(range, formats)).join('; '),
    );
  if (field === 'allocation' && allocation)
    return localized(original, (formats) =>
      formatAllocation(allocation, formats),
    );
  return original;
}

/** What a role of an assignment states, or some of it, in this order. */
export const displayRole = (
  project: PublicProject,
  role: PublicProjectRole,
  terms: readonly RoleTerm[] = ROLE_TERMS,
): readonly DisplayText[] =>
  terms.map((term) => displayRoleTerm(project, role, term));
